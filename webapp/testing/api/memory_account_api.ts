import { getSettings, savePreferences, saveSettings, saveUser, userInfo } from "../../../core/account/mod.ts";
import type { AccountApi } from "../../api/mod.ts";
import type { MemoryServer } from "./memory_stores.ts";

/** {@linkcode AccountApi} in memory. */
export function memoryAccountApi({ stores, caller }: MemoryServer): AccountApi {
  const userId = async () => (await caller()).id;
  return {
    async saveUser({ fullName }) {
      await saveUser(stores, { identity: { ...(await caller()), name: undefined }, fullName });
    },
    userInfo: async () => userInfo(stores, { userId: await userId() }),
    async savePreferences(preferences) {
      await savePreferences(stores, { userId: await userId(), preferences });
    },
    getSettings: async () => getSettings(stores, { userId: await userId() }),
    saveSettings: async (settings) => saveSettings(stores, { userId: await userId(), ...settings }),
  };
}
