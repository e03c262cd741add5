import { calendarDate } from "../../../core/shared/mod.ts";
import { shoppingListStoreContract } from "../../contracts/shopping/shopping_list_store_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryHouseholdStore } from "../household/household_store.ts";
import { MemoryPantryStore } from "../pantry/pantry_store.ts";
import { maya, tomas } from "../people_and_recipes.ts";
import { MemoryShoppingListStore } from "./shopping_list_store.ts";

shoppingListStoreContract("memory", async () => {
  const people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")), [maya, tomas]);
  const households = new MemoryHouseholdStore(people);
  return { households, pantries: new MemoryPantryStore(households), lists: new MemoryShoppingListStore(households) };
});
