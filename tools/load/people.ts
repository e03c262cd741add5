import type { IdentityId } from "../../core/account/mod.ts";
import type { BenchStack } from "../bench/bench_stack.ts";
import { emailOf, identityOf, type SignedInViewer, VIEWERS } from "../bench/viewers.ts";

/** Who may come, and with which token. */
export type LoadPerson = SignedInViewer;

/** How many accounts the emulator is given at once. */
const BATCH = 1_000;
/** Longer than any measurement, in seconds. */
const TOKEN_LIFE = 24 * 3600;

/** The people of the database who do most, for whom there is most to read. */
export async function signInBusyPeople(stack: BenchStack): Promise<LoadPerson[]> {
  return await signIn(
    stack,
    VIEWERS.map((viewer) => ({ identityId: identityOf(viewer), email: emailOf(viewer) })),
  );
}

/** So many people whom the database does not know yet. */
export async function signInNewcomers(stack: BenchStack, count: number): Promise<LoadPerson[]> {
  return await signIn(
    stack,
    Array.from({ length: count }, (_, n) => ({
      identityId: `load-${n}` as IdentityId,
      email: `load-${n}@example.com`,
    })),
  );
}

interface Account {
  readonly identityId: IdentityId;
  readonly email: string;
}

/** Registers them a thousand at a time, and writes their tokens ourselves: the emulator's are not signed. */
async function signIn({ emulatorHost, projectId }: BenchStack, accounts: readonly Account[]): Promise<LoadPerson[]> {
  const url = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  for (let first = 0; first < accounts.length; first += BATCH) {
    const users = accounts
      .slice(first, first + BATCH)
      .map(({ identityId, email }) => ({ localId: identityId, email, emailVerified: true }));
    const reply = await fetch(url, {
      method: "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({ users, allowOverwrite: true }),
    });
    const said = await reply.text();
    if (!reply.ok || !said.includes('"error":[]')) throw new Error(`Cannot register people with the emulator: ${said}`);
  }
  return accounts.map((account) => ({ identityId: account.identityId, token: tokenOf(account, projectId) }));
}

function tokenOf({ identityId, email }: Account, projectId: string): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: identityId,
    user_id: identityId,
    auth_time: now,
    iat: now,
    exp: now + TOKEN_LIFE,
    email,
    firebase: { identities: {}, sign_in_provider: "password" },
  };
  const parts = [{ alg: "none", typ: "JWT" }, claims];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;
}
