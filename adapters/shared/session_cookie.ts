import type { IncomingMessage } from "node:http";
import { SESSION_MAX_AGE_MS } from "../../core/account/mod.ts";

const SESSION = "weekplate-session";
const SIGN_IN = "weekplate-sign-in";
/** How long a person has for signing in at the provider, in seconds. */
export const SIGN_IN_MAX_AGE_SECONDS = 600;
/** A sealed text, base64url; browsers accept no longer cookie. */
const SEALED = /^[\w-]{1,4000}$/u;
const WROTE = "weekplate-wrote";
/** How long a browser reads from the primary after it wrote something; several times the lag of a replica that is used. */
const WROTE_MAX_AGE_SECONDS = 30;
/** A token is 256 bits, base64url. */
const TOKEN = /^[\w-]{43}$/u;

interface CookieOptions {
  /** Whether the browser's connection is encrypted. */
  readonly secure: boolean;
}

/**
 * A `Set-Cookie` header for a session's token; without a token it deletes the cookie. The cookie lasts as long as a session
 * can; the server ends an unused session sooner.
 */
export function sessionCookie(token: string | undefined, { secure }: CookieOptions): string {
  return cookie({ name: SESSION, value: token, maxAgeSeconds: SESSION_MAX_AGE_MS / 1000, secure });
}

/** A `Set-Cookie` header for a sign-in that continues at the provider; without a text it deletes the cookie. */
export function signInCookie(sealed: string | undefined, { secure }: CookieOptions): string {
  return cookie({ name: SIGN_IN, value: sealed, maxAgeSeconds: SIGN_IN_MAX_AGE_SECONDS, secure });
}

/** A `Set-Cookie` header that says that this browser has just written something. It expires by itself. */
export function wroteCookie({ secure }: CookieOptions): string {
  return cookie({ name: WROTE, value: "1", maxAgeSeconds: WROTE_MAX_AGE_SECONDS, secure });
}

/** Whether a request's browser has just written something. */
export function hasWroteCookie(request: IncomingMessage, { secure }: CookieOptions): boolean {
  return cookieIn(request, { name: WROTE, pattern: /^1$/u, secure }) !== undefined;
}

/** The session's token in a request's cookies. For an encrypted request only the cookie that other hosts can't set. */
export function sessionCookieIn(request: IncomingMessage, { secure }: CookieOptions): string | undefined {
  return cookieIn(request, { name: SESSION, pattern: TOKEN, secure });
}

/** The sealed text of {@linkcode signInCookie} in a request's cookies, by the same rule. */
export function signInCookieIn(request: IncomingMessage, { secure }: CookieOptions): string | undefined {
  return cookieIn(request, { name: SIGN_IN, pattern: SEALED, secure });
}

/** A browser accepts the name for TLS only with `Secure`, from this very host. */
function nameOf(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

function cookie({
  name,
  value,
  maxAgeSeconds,
  secure,
}: CookieOptions & { name: string; value: string | undefined; maxAgeSeconds: number }): string {
  return [
    `${nameOf(name, secure)}=${value ?? ""}`,
    `Max-Age=${value === undefined ? 0 : maxAgeSeconds}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
  ].join("; ");
}

function cookieIn(
  { headers }: IncomingMessage,
  { name, pattern, secure }: CookieOptions & { name: string; pattern: RegExp },
): string | undefined {
  const prefix = `${nameOf(name, secure)}=`;
  for (const pair of headers.cookie?.split(";") ?? []) {
    const text = pair.trim();
    if (text.startsWith(prefix)) {
      const value = text.slice(prefix.length);
      return pattern.test(value) ? value : undefined;
    }
  }
  return undefined;
}
