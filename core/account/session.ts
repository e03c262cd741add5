import { DAY_MS } from "../shared/mod.ts";
import type { Person } from "./person.ts";
import type { UserId } from "./user_id.ts";

declare const sessionBrand: unique symbol;

/** A session's id. It identifies the session in lists; it is not its token, and proves nothing. */
export type SessionId = string & { readonly [sessionBrand]: "SessionId" };

/** The scope of an access token: `read` reads everything that its person can read; `write` may change it as well. */
export const ACCESS_SCOPES = ["read", "write"] as const;

export type AccessScope = (typeof ACCESS_SCOPES)[number];

/** A browser in which a person is signed in, or a program that has one of their access tokens. */
export interface Session {
  readonly id: SessionId;
  readonly userId: UserId;
  /** For the person to recognise it, such as `Chrome on Android`; the name that they gave an access token. */
  readonly device: string;
  /** Scope of an access token; undefined for a browser's session. */
  readonly scope?: AccessScope | undefined;
  readonly createdAt: Date;
  /** At most {@linkcode SESSION_TOUCH_INTERVAL_MS} too early, since not every use is stored. */
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** When the identity service last confirmed the account, with the same precision. */
  readonly checkedAt: Date;
}

/** An access token: a session that a program uses, which expires at a fixed time. */
export type AccessToken = Session & { readonly scope: AccessScope };

/** A session with its credentials. */
export interface StoredSession extends Session {
  readonly person: Person;
  /** The session's {@linkcode SessionProof}, encrypted with a key that only the session's token gives. */
  readonly sealedProof: string;
}

/** The identity service's tokens, with which a session asks whether its account is still active. */
export interface SessionProof {
  readonly identityToken: string;
  /** Without one, the session ends with its identity or access token. */
  readonly refreshToken: string | undefined;
  /** For OpenID Connect, the token that the provider's requests need. Requests to Firebase use the identity token. */
  readonly accessToken?: string | undefined;
  /** Time of the last repeated sign-in, which irreversible actions require, in milliseconds since 1970. */
  readonly signedInAgainAt?: number | undefined;
}

/** A session that is not used for so long ends. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** A session ends after this time, however often it is used. */
export const SESSION_MAX_AGE_MS = 90 * DAY_MS;
/** How often a session's use is stored, so that a read is rarely a write. */
export const SESSION_TOUCH_INTERVAL_MS = 5 * 60_000;
/** Most access tokens of a person that have not expired. */
export const ACCESS_TOKENS_MAX = 20;
/** How long an access token may be valid, in days. */
export const ACCESS_TOKEN_DAYS = [30, 90, 365] as const;
export const ACCESS_TOKEN_NAME_MAX_LENGTH = 60;
/** How every access token begins, and no other token. */
export const ACCESS_TOKEN_PREFIX = "weekplate_";

/** When a person starts another one, the session that was unused the longest ends. */
export const MAX_SESSIONS_PER_PERSON = 50;

/** When a browser's session that is used now expires. */
export function sessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_IDLE_MS, createdAt.getTime() + SESSION_MAX_AGE_MS));
}
