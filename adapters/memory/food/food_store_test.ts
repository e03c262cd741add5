import { foodStoreContract } from "../../contracts/food/food_store_contract.ts";
import { MemoryFoodStore } from "./food_store.ts";

foodStoreContract("memory", async () => ({ store: new MemoryFoodStore() }));
