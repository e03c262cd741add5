import { foodStoreContract } from "../../contracts/food/food_store_contract.ts";
import { MemoryFoodStore } from "./food_store.ts";

foodStoreContract("memory", async () => {
  let store = new MemoryFoodStore();
  return {
    get store() {
      return store;
    },
    async clear() {
      store = new MemoryFoodStore();
    },
    async close() {},
  };
});
