import { calendarDate } from "../../../core/shared/mod.ts";
import { weekTemplateStoreContract } from "../../contracts/week_plan/week_template_store_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryHouseholdStore } from "../household/household_store.ts";
import { maya, tomas } from "../people_and_recipes.ts";
import { MemoryWeekTemplateStore } from "./week_template_store.ts";

weekTemplateStoreContract("memory", async () => {
  const people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")), [maya, tomas]);
  const households = new MemoryHouseholdStore(people);
  return { templates: new MemoryWeekTemplateStore(households), households };
});
