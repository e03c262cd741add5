import type { DeviceStorage } from "../kitchen_timers/mod.ts";

/** Storage key of the drafts of unsaved recipes. Without a draft there is no entry. */
export const DRAFTS_KEY = "weekplate-recipe-drafts";

/** Removes a person's unsaved texts, at log-out. */
export function forgetRecipeDrafts(storage: Pick<DeviceStorage, "removeItem">): void {
  storage.removeItem(DRAFTS_KEY);
}
