import { cookieValue } from "./cookie_value.ts";

/**
 * Facts of a signed-in browser that the server needs with each page request, in a cookie that scripts write: without it
 * the server draws no page of that person. It says nothing about who they are.
 */
export interface Device {
  /** The random text that marks the browser's session in its `localStorage`. */
  readonly marker: string;
  /** IANA name of the person's time zone, such as `Europe/Oslo`. */
  readonly timeZone: string;
}

const NAME = "weekplate-device";
/** As long as a session can last. */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60;
const VALUE = /^([\w-]{1,40})~([\w+/-]{1,64})$/u;

/** The cookie's text for `document.cookie`; without a device it deletes the cookie. */
export function deviceCookie(device: Device | undefined, { secure }: { secure: boolean }): string {
  const [value, maxAge] = device ? [`${device.marker}~${device.timeZone}`, MAX_AGE_SECONDS] : ["", 0];
  return `${NAME}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** The device in a `Cookie` header; undefined where there is none, or one that we did not write. */
export function deviceIn(cookies: string | undefined): Device | undefined {
  const [, marker, timeZone] = VALUE.exec(cookieValue(cookies, NAME) ?? "") ?? [];
  if (marker === undefined || timeZone === undefined || !isTimeZone(timeZone)) return undefined;
  return { marker, timeZone };
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}
