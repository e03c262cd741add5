import type { IncomingMessage } from "node:http";
import { SESSION_MAX_AGE_MS } from "../../core/account/mod.ts";

const NAME = "weekplate-session";
/** A browser accepts this name only with `Secure`, from this very host. */
const SECURE_NAME = `__Host-${NAME}`;
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
  return [
    `${secure ? SECURE_NAME : NAME}=${token ?? ""}`,
    `Max-Age=${token === undefined ? 0 : SESSION_MAX_AGE_MS / 1000}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
  ].join("; ");
}

/** The session's token in a request's cookies. Of an encrypted request only the cookie that other hosts can't set. */
export function sessionCookieIn({ headers }: IncomingMessage, { secure }: CookieOptions): string | undefined {
  const prefix = `${secure ? SECURE_NAME : NAME}=`;
  for (const pair of headers.cookie?.split(";") ?? []) {
    const cookie = pair.trim();
    if (cookie.startsWith(prefix)) {
      const token = cookie.slice(prefix.length);
      return TOKEN.test(token) ? token : undefined;
    }
  }
  return undefined;
}
