import type { DeviceStorage } from "../kitchen_timers/mod.ts";

/** Storage key of when the link in the mail to a new address ends. Without such a mail there is no entry. */
const KEY = "weekplate-email-change";
/** As long as the identity service accepts the link. */
const LINK_MS = 3 * 24 * 60 * 60 * 1000;

/** Remembers on this device that a mail to a new address was sent: the session ends when its link is opened. */
export function rememberEmailChange(storage: DeviceStorage): void {
  storage.setItem(KEY, String(Date.now() + LINK_MS));
}

/** Whether a session that has ended here most likely ended with the change of the e-mail address. */
export function isEmailChanged(storage: DeviceStorage): boolean {
  return Date.now() < Number(storage.getItem(KEY));
}

/** At log-out, and at the next login. */
export function forgetEmailChange(storage: DeviceStorage): void {
  storage.removeItem(KEY);
}
