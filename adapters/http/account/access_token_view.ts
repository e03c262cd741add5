import type { AccessToken } from "../../../core/account/mod.ts";
import type { AccessTokenView } from "../../../wire/account/access_tokens.ts";

/** An access token on the wire, without its secret. */
export function accessTokenViewOf({
  id,
  device,
  scope,
  createdAt,
  lastSeenAt,
  expiresAt,
}: AccessToken): AccessTokenView {
  return {
    id,
    name: device,
    scope,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt > createdAt ? lastSeenAt.toISOString() : null,
    expiresAt: expiresAt.toISOString(),
  };
}
