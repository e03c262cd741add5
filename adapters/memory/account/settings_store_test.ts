import { settingsStoreContract } from "../../contracts/account/settings_store_contract.ts";
import { maya, tomas } from "../people_and_recipes.ts";
import { MemorySettingsStore } from "./settings_store.ts";

settingsStoreContract("memory", async () => ({ store: new MemorySettingsStore(), maya, tomas }));
