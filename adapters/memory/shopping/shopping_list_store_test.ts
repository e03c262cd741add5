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
  let households = new MemoryHouseholdStore(people);
  let lists = new MemoryShoppingListStore(households);
  return {
    get households() {
      return households;
    },
    get pantries() {
      return new MemoryPantryStore(households);
    },
    get lists() {
      return lists;
    },
    async clear() {
      households = new MemoryHouseholdStore(people);
      lists = new MemoryShoppingListStore(households);
    },
    async close() {},
  };
});
