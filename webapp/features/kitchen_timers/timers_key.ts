import type { DeviceStorage } from "./device_storage.ts";

/** Storage key of the running timers. Without a timer there is no entry. */
export const TIMERS_KEY = "weekplate-timers";
/** Storage key of the last step of each recipe. */
export const PLACES_KEY = "weekplate-cooking";

/** The layout of cook mode stays on the device after a log-out, as the theme does. */
export const COOK_LAYOUT_KEY = "weekplate-cook-layout";
/** With one of them, cook mode looks other than at its first step. */
export const COOKING_KEYS: readonly string[] = [TIMERS_KEY, PLACES_KEY, COOK_LAYOUT_KEY];
/** The path of cook mode. */
export const COOK_MODE = /\/cook\/?$/iu;

const CHANGED = "weekplate-timers-changed";

/** Notifies this tab that the timers have changed. The browser notifies other tabs. */
export function announceTimers(): void {
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when timers have changed, in this tab or another. */
export function watchTimers(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener("storage", onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener("storage", onChange);
  };
}

/** Removes a person's cooking state from this device, at log-out. */
export function forgetCooking(storage: DeviceStorage): void {
  storage.removeItem(TIMERS_KEY);
  storage.removeItem(PLACES_KEY);
  announceTimers();
}
