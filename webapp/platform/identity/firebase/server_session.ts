import { t } from "@lingui/core/macro";
import { IdentityError, type SignedInUser } from "../identity.ts";

// Replies are not parsed with the wire's schemas, so that sign-in does not wait for the schema library.

/** The reply of `GET /api/current-user` and `POST /api/session`. */
export interface UserReply {
  readonly firebaseUid: string;
  readonly email: string | null;
  readonly fullName: string;
}

/** Who is signed in, by the session's cookie; undefined without a session. @throws {IdentityError} */
export async function findServerSession(): Promise<SignedInUser | undefined> {
  const reply = await ask("/api/current-user");
  if (reply.status === 401) return undefined;
  if (!reply.ok) throw await refusal(reply);
  return userOf((await reply.json()) as UserReply); // sound: our own server checks it
}

/**
 * Ends the session. Not an error if it has ended already.
 *
 * @returns the address that ends the session at the OpenID Connect provider too, if there is one.
 * @throws {IdentityError}
 */
export async function endServerSession(): Promise<string | undefined> {
  const reply = await ask("/api/session", { method: "DELETE" });
  if (reply.status === 401) return undefined;
  if (!reply.ok) throw await refusal(reply);
  return ((await reply.json()) as { providerLogOut?: string }).providerLogOut; // sound: our own server checks it
}

/** @throws {IdentityError} if the server can't be reached. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    throw new IdentityError(t`No connection. Check your network and try again.`, { code: "server-unreachable", cause });
  }
}

/** The error of a refused call, with the server's message. */
export async function refusal(reply: Response): Promise<IdentityError> {
  // sound: checked below
  const envelope = (await reply.json().catch(() => undefined)) as { message?: unknown } | undefined;
  const message =
    typeof envelope?.message === "string" ? envelope.message : t`The server can't do this just now. Please try again.`;
  return new IdentityError(message, { code: `server-status-${reply.status}` });
}

export function userOf({ firebaseUid, email, fullName }: UserReply): SignedInUser {
  return { id: firebaseUid, email: email ?? "", fullName };
}
