import { preferenceStoreContract } from "../../contracts/account/preference_store_contract.ts";
import { maya, tomas } from "../people_and_recipes.ts";
import { MemoryPersonStore } from "./person_store.ts";
import { MemoryPreferenceStore } from "./preference_store.ts";

preferenceStoreContract("memory", async () => {
  const people = new MemoryPersonStore({ now: () => new Date() }, [maya, tomas]);
  return { store: new MemoryPreferenceStore(people), maya, tomas };
});
