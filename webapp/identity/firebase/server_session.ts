import { IdentityError, type SignedInUser } from "../identity.ts";

/** The identity service's tokens after a sign-in. */
export interface Credential {
  readonly identityToken: string;
  readonly refreshToken: string;
}

const UNREACHABLE = "No connection. Check your network and try again.";
const UNAVAILABLE = "The server can't do this just now. Please try again.";

// Replies are not parsed with the wire's schemas, so that sign-in does not wait for the schema library.

interface UserReply {
  readonly firebaseUid: string;
  readonly email: string | null;
  readonly fullName: string;
}

/**
 * Starts our server's session, which the browser keeps in a cookie.
 *
 * @throws {IdentityError}
 */
export async function startServerSession({ identityToken, refreshToken }: Credential): Promise<SignedInUser> {
  const reply = await ask("/api/session", {
    method: "POST",
    headers: { authorization: `Bearer ${identityToken}`, "content-type": "application/json" },
    body: JSON.stringify({ refreshToken }),
  });
  if (!reply.ok) throw await toIdentityError(reply);
  return userOf(((await reply.json()) as { user: UserReply }).user); // sound: our own server checks it
}

/** Who is signed in, by the session's cookie; undefined without a session. @throws {IdentityError} */
export async function findServerSession(): Promise<SignedInUser | undefined> {
  const reply = await ask("/api/current-user");
  if (reply.status === 401) return undefined;
  if (!reply.ok) throw await toIdentityError(reply);
  return userOf((await reply.json()) as UserReply); // sound: our own server checks it
}

/** Ends the session. Not an error if it has ended already. @throws {IdentityError} */
export async function endServerSession(): Promise<void> {
  const reply = await ask("/api/session", { method: "DELETE" });
  if (!reply.ok && reply.status !== 401) throw await toIdentityError(reply);
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    throw new IdentityError(UNREACHABLE, { code: "server-unreachable", cause });
  }
}

async function toIdentityError(reply: Response): Promise<IdentityError> {
  const envelope = (await reply.json().catch(() => undefined)) as { message?: unknown } | undefined;
  const message = typeof envelope?.message === "string" ? envelope.message : UNAVAILABLE;
  return new IdentityError(message, { code: `server-status-${reply.status}` });
}

function userOf({ firebaseUid, email, fullName }: UserReply): SignedInUser {
  return { id: firebaseUid, email: email ?? "", fullName };
}
