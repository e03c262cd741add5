import { foodRulesStoreContract } from "../contracts/food_rules_store_contract.ts";
import { MemoryFoodRulesStore } from "./food_rules_store.ts";
import { maya, tomas } from "./people_and_recipes.ts";

foodRulesStoreContract("memory", async () => ({ store: new MemoryFoodRulesStore(), maya, tomas, async close() {} }));
