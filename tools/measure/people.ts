import type { IdentityId } from "../../core/account/mod.ts";
import { SEED_PEOPLE, type SeedPerson } from "../../infra/seed/people.ts";
import type { MeasureStack } from "./measure_stack.ts";

/** The callers of most measurements: four demo users, so that a call reads several rows. */
export const VIEWERS: readonly SeedPerson[] = SEED_PEOPLE.slice(0, 4);

export interface SignedInPerson {
  readonly identityId: IdentityId;
  readonly token: string;
}

/** How many accounts are registered with one call to the emulator. */
const BATCH = 1_000;
/** Longer than any measurement. */
const TOKEN_LIFETIME_SECONDS = 24 * 3600;

export function identityOf({ slug }: SeedPerson): IdentityId {
  return `bench-${slug}` as IdentityId;
}

export function emailOf({ slug }: SeedPerson): string {
  return `bench-${slug}@example.com`;
}

/** Signs in the {@linkcode VIEWERS}, who have the most data of all people in the database. */
export async function signInViewers(stack: MeasureStack): Promise<SignedInPerson[]> {
  return await signIn(
    stack,
    VIEWERS.map((viewer) => ({ identityId: identityOf(viewer), email: emailOf(viewer) })),
  );
}

/** Made-up people who get {@linkcode CAREFUL_RULES}. */
export const CAREFUL_PEOPLE: readonly IdentityId[] = ["made-up-5", "made-up-6"] as IdentityId[];

/** Food rules that exclude about half of the made-up recipes. */
export const CAREFUL_RULES = {
  diet: "everything",
  avoids: ["pork"],
  intolerances: ["gluten", "nuts"],
  dislikedFoods: ["cilantro"],
};

/** Signs in the {@linkcode CAREFUL_PEOPLE}. */
export async function signInCarefulPeople(stack: MeasureStack): Promise<SignedInPerson[]> {
  return await signIn(
    stack,
    CAREFUL_PEOPLE.map((identityId) => ({ identityId, email: `${identityId}@example.com` })),
  );
}

/** Signs in so many people who are not in the database yet. */
export async function signInNewcomers(stack: MeasureStack, count: number): Promise<SignedInPerson[]> {
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

/** Registers the accounts in batches, and writes the tokens itself, because the emulator's tokens are not signed. */
async function signIn(
  { emulatorHost, projectId }: MeasureStack,
  accounts: readonly Account[],
): Promise<SignedInPerson[]> {
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
    const text = await reply.text();
    if (!reply.ok || !text.includes('"error":[]')) throw new Error(`Cannot register people with the emulator: ${text}`);
  }
  return accounts.map((account) => ({ identityId: account.identityId, token: tokenOf(account, projectId) }));
}

function tokenOf({ identityId, email }: Account, projectId: string): string {
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: identityId,
    user_id: identityId,
    auth_time: nowSeconds,
    iat: nowSeconds,
    exp: nowSeconds + TOKEN_LIFETIME_SECONDS,
    email,
    firebase: { identities: {}, sign_in_provider: "password" },
  };
  const parts = [{ alg: "none", typ: "JWT" }, claims];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;
}
