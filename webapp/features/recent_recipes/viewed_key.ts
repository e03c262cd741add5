import type { DeviceStorage } from "../kitchen_timers/mod.ts";

/** Storage key of the recipes that a person viewed last. Without one there is no entry. */
export const VIEWED_KEY = "weekplate-viewed";

/** On the root element, from before the first paint, if this device has viewed recipes: their row on home keeps its place. */
export const HAS_VIEWED_ATTRIBUTE = "data-has-viewed";

/** Removes a person's viewed recipes from this device, at log-out. */
export function forgetViewedRecipes(storage: Pick<DeviceStorage, "removeItem">): void {
  storage.removeItem(VIEWED_KEY);
}
