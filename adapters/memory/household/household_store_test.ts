import { calendarDate } from "../../../core/shared/mod.ts";
import { householdStoreContract } from "../../contracts/household/household_store_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { ingeborg, maya, tomas } from "../people_and_recipes.ts";
import { MemoryHouseholdStore } from "./household_store.ts";

householdStoreContract("memory", async () => {
  const people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")), [maya, tomas, ingeborg]);
  const plans = new MemoryMealPlanStore(new MemoryHouseholdStore(people));
  return { households: plans.households, plans };
});
