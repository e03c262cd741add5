import type { SignedInUser } from "../identity.ts";
import { ask, refusal, type UserReply, userOf } from "./server_session.ts";

export interface Credential {
  readonly identityToken: string;
  readonly refreshToken: string;
}

/**
 * Starts our server's session, which the browser stores in a cookie.
 *
 * @throws {IdentityError}
 */
export async function startServerSession({ identityToken, refreshToken }: Credential): Promise<SignedInUser> {
  const reply = await ask("/api/session", {
    method: "POST",
    headers: { authorization: `Bearer ${identityToken}`, "content-type": "application/json" },
    body: JSON.stringify({ refreshToken }),
  });
  if (!reply.ok) throw await refusal(reply);
  return userOf(((await reply.json()) as { user: UserReply }).user); // sound: our own server checks it
}
