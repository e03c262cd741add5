import { foodTablesContract } from "../../contracts/food/food_tables_contract.ts";
import { MemoryFoodStore } from "./food_store.ts";
import { MemoryFoodTables } from "./food_tables.ts";

foodTablesContract("memory", async () => {
  const foods = new MemoryFoodStore();
  return { tables: new MemoryFoodTables(foods), foods };
});
