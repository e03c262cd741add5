import { foodTablesContract } from "../../contracts/food/food_tables_contract.ts";
import { MemoryFoodStore } from "./food_store.ts";
import { MemoryFoodTables } from "./food_tables.ts";

foodTablesContract("memory", async () => {
  let foods = new MemoryFoodStore();
  return {
    get tables() {
      return new MemoryFoodTables(foods);
    },
    get foods() {
      return foods;
    },
    async clear() {
      foods = new MemoryFoodStore();
    },
    async close() {},
  };
});
