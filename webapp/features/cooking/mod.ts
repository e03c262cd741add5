export { placeOf, savePlace } from "./cook_places.ts";
export { TimersBar } from "./TimersBar.tsx";
export { durationText } from "./time_text.ts";
export { useKitchenTimers } from "./use_kitchen_timers.ts";
export { useWakeLock, type WakeLockState } from "./use_wake_lock.ts";
