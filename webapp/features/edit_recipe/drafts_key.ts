import type { DeviceStorage } from "../kitchen_timers/mod.ts";

/** Where the drafts of recipes are kept that are not saved yet. Without a draft there is no entry. */
export const DRAFTS_KEY = "weekplate-recipe-drafts";

/** Removes what a person wrote and did not save: at log-out. */
export function forgetRecipeDrafts(storage: Pick<DeviceStorage, "removeItem">): void {
  storage.removeItem(DRAFTS_KEY);
}
