export { BrowserAlarm } from "./browser_alarm.ts";
export type { DeviceStorage } from "./device_storage.ts";
export type { KitchenAlarm } from "./kitchen_alarm.ts";
export { isDone, type KitchenTimer, KitchenTimers, leftMsOf, TIMERS_MAX } from "./kitchen_timers.ts";
