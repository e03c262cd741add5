import { z } from "zod";
import {
  ACCESS_SCOPES,
  ACCESS_TOKEN_DAYS,
  ACCESS_TOKEN_NAME_MAX_LENGTH,
  ACCESS_TOKENS_MAX,
} from "../../core/account/mod.ts";

// Access tokens, with which a program calls as its person: ours, not of the specification.

export const accessTokenView = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(ACCESS_SCOPES),
  createdAt: z.iso.datetime(),
  /** Up to five minutes too early; null if it was not used yet. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});

export type AccessTokenView = z.infer<typeof accessTokenView>;

/** `GET /api/access-tokens`, ours: the caller's that have not expired, the newest first. */
export const listAccessTokensReply = z.object({ accessTokens: z.array(accessTokenView).max(ACCESS_TOKENS_MAX) });

/**
 * `POST /api/access-tokens`, ours: makes one. 409 `too_many_access_tokens` at 20, and `access_tokens_unavailable` for a person who signs in
 * at an OpenID Connect provider.
 */
export const createAccessTokenBody = z.object({
  name: z.string().trim().min(1).max(ACCESS_TOKEN_NAME_MAX_LENGTH),
  /** `read` calls with GET only. */
  scope: z.enum(ACCESS_SCOPES),
  /** For how many days it is valid. */
  days: z.literal(ACCESS_TOKEN_DAYS),
  /** The identity service's, needed with a bearer token; a session has it already. */
  refreshToken: z.string().min(1).max(4096).optional(),
});

export type CreateAccessTokenBody = z.infer<typeof createAccessTokenBody>;

/** `secret` is the bearer token. It is stored nowhere, and never told again. */
export const createAccessTokenReply = accessTokenView.extend({ secret: z.string() });

export type CreateAccessTokenReply = z.infer<typeof createAccessTokenReply>;
