import { z } from "zod";
import {
  ACCESS_SCOPES,
  ACCESS_TOKEN_DAYS,
  ACCESS_TOKEN_NAME_MAX_LENGTH,
  ACCESS_TOKENS_MAX,
} from "../../core/account/mod.ts";
import { call } from "../call.ts";
import { ended, sessionParams } from "./session.ts";

// Access tokens, with which a program calls as its person: ours, not of the specification.

const accessTokenView = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(ACCESS_SCOPES),
  createdAt: z.iso.datetime(),
  /** Up to five minutes too early; null if it was not used yet. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});

export type AccessTokenView = z.infer<typeof accessTokenView>;

export const listAccessTokens = call("GET /api/access-tokens", {
  summary: "The caller's access tokens, the newest first",
  isForAccessTokens: false,
  reply: z.object({ accessTokens: z.array(accessTokenView).max(ACCESS_TOKENS_MAX) }),
});

/** A person who signs in at an OpenID Connect provider has none: `access_tokens_unavailable`. */
export const createAccessToken = call("POST /api/access-tokens", {
  summary: "Make an access token, with which a program calls as the caller",
  isForAccessTokens: false,
  body: z.object({
    name: z.string().trim().min(1).max(ACCESS_TOKEN_NAME_MAX_LENGTH),
    /** `read` calls with GET only. */
    scope: z.enum(ACCESS_SCOPES),
    /** For how many days it is valid. */
    days: z.literal(ACCESS_TOKEN_DAYS),
    /** The identity service's, needed with a bearer token; a session has it already. */
    refreshToken: z.string().min(1).max(4096).optional(),
  }),
  /** `secret` is the bearer token. It is stored nowhere, and in no other reply. */
  reply: accessTokenView.extend({ secret: z.string() }),
  errors: ["too_many_access_tokens", "access_tokens_unavailable"],
});

export type CreateAccessTokenBody = z.infer<typeof createAccessToken.body>;

export const endAccessToken = call("DELETE /api/access-tokens/:id", {
  summary: "End one of the caller's access tokens",
  isForAccessTokens: false,
  params: sessionParams,
  reply: ended,
  errors: ["session_not_found"],
});
