import { type Clock, DAY_MS, DomainError, type IdSource } from "../shared/mod.ts";
import {
  ACCESS_TOKEN_PREFIX,
  ACCESS_TOKENS_MAX,
  type AccessScope,
  type AccessToken,
  type SessionId,
  type SessionProof,
} from "./session.ts";
import type { SessionStore } from "./session_store.ts";
import type { SessionTokens } from "./session_tokens.ts";
import type { UserId } from "./user_id.ts";

export interface CreateAccessTokenPorts {
  readonly sessions: Pick<SessionStore, "addAccessToken">;
  readonly sessionTokens: Pick<SessionTokens, "create" | "hash" | "seal">;
  readonly clock: Pick<Clock, "now">;
  readonly ids: IdSource;
}

export interface CreateAccessTokenInput {
  readonly userId: UserId;
  /** The current sign-in of the person who creates the token. */
  readonly proof: SessionProof;
  /** For the person to recognise it. */
  readonly name: string;
  readonly scope: AccessScope;
  /** For how many days it is valid. */
  readonly days: number;
}

/**
 * Makes an access token of a signed-in person. It ends with their account, with a changed password, and when it expires.
 *
 * @returns it with its secret, of which only a hash is stored.
 * @throws {DomainError} `too_many_access_tokens`; `access_tokens_unavailable` without a refresh token, or if the person signed in at a
 * provider that may change refresh tokens when they are used: the browser's session would end.
 */
export async function createAccessToken(
  { sessions, sessionTokens, clock, ids }: CreateAccessTokenPorts,
  { userId, proof, name, scope, days }: CreateAccessTokenInput,
): Promise<AccessToken & { readonly secret: string }> {
  const { identityToken, refreshToken, accessToken } = proof;
  if (refreshToken === undefined || accessToken !== undefined)
    throw new DomainError("access_tokens_unavailable", "Access tokens can't be made with this way to sign in");
  const secret = `${ACCESS_TOKEN_PREFIX}${sessionTokens.create()}`;
  const now = clock.now();
  const token: AccessToken = {
    id: ids.next() as SessionId, // sound: a new id
    userId,
    device: name,
    scope,
    createdAt: now,
    lastSeenAt: now,
    checkedAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  };
  const sealedProof = sessionTokens.seal(JSON.stringify({ identityToken, refreshToken }), secret);
  const stored = { ...token, tokenHash: sessionTokens.hash(secret), sealedProof };
  if (!(await sessions.addAccessToken(stored, ACCESS_TOKENS_MAX)))
    throw new DomainError("too_many_access_tokens", `You have ${ACCESS_TOKENS_MAX} access tokens. End one first.`);
  return { ...token, secret };
}

/** A person's access tokens that have not expired, the newest first. */
export async function listAccessTokens(
  {
    sessions,
    clock,
  }: { readonly sessions: Pick<SessionStore, "listAccessTokens">; readonly clock: Pick<Clock, "now"> },
  { userId }: { userId: UserId },
): Promise<readonly AccessToken[]> {
  return await sessions.listAccessTokens(userId, clock.now());
}
