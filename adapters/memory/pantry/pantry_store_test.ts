import { calendarDate } from "../../../core/shared/mod.ts";
import { pantryStoreContract } from "../../contracts/pantry/pantry_store_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryHouseholdStore } from "../household/household_store.ts";
import { maya, tomas } from "../people_and_recipes.ts";
import { MemoryPantryStore } from "./pantry_store.ts";

pantryStoreContract("memory", async () => {
  const people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-23")), [maya, tomas]);
  const pantries = new MemoryPantryStore(new MemoryHouseholdStore(people));
  return { pantries, households: pantries.households };
});
