import { calendarDate } from "../../../core/shared/mod.ts";
import { foodRulesStoreContract } from "../../contracts/food_rules/food_rules_store_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryHouseholdStore } from "../household/household_store.ts";
import { maya, tomas } from "../people_and_recipes.ts";
import { MemoryFoodRulesStore } from "./food_rules_store.ts";

foodRulesStoreContract("memory", async () => {
  const people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")), [maya, tomas]);
  const households = new MemoryHouseholdStore(people);
  return { store: new MemoryFoodRulesStore(households), households, maya, tomas };
});
