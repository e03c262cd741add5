import type { IdentityId } from "../../core/account/mod.ts";
import { registerAccounts } from "../../infra/seed/emulator_accounts.ts";
import { SEED_PASSWORD, SEED_PEOPLE, type SeedPerson } from "../../infra/seed/people.ts";

/** Who calls: four of the seed people, so that several rows of everything are read. */
export const VIEWERS: readonly SeedPerson[] = SEED_PEOPLE.slice(0, 4);

export interface SignedInViewer {
  readonly identityId: IdentityId;
  /** A real one, from the identity service's emulator; good for an hour. */
  readonly token: string;
}

export function identityOf({ slug }: SeedPerson): IdentityId {
  return `bench-${slug}` as IdentityId;
}

export function emailOf({ slug }: SeedPerson): string {
  return `bench-${slug}@example.com`;
}

/**
 * Registers the viewers with the emulator and signs them in.
 *
 * @throws {Error} with the emulator's own words
 */
export async function signInViewers(emulatorHost: string, projectId: string): Promise<SignedInViewer[]> {
  const accounts = VIEWERS.map((person) => ({
    identityId: identityOf(person),
    email: emailOf(person),
    password: SEED_PASSWORD,
    fullName: person.fullName,
  }));
  await registerAccounts(accounts, { emulatorHost, projectId });
  return await Promise.all(
    accounts.map(async ({ identityId, email }) => ({ identityId, token: await signIn(emulatorHost, email) })),
  );
}

async function signIn(emulatorHost: string, email: string): Promise<string> {
  const url = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const reply = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: SEED_PASSWORD, returnSecureToken: true }),
  });
  const said = await reply.text();
  const parsed: unknown = reply.ok ? JSON.parse(said) : undefined;
  if (typeof parsed !== "object" || parsed === null || !("idToken" in parsed) || typeof parsed.idToken !== "string") {
    throw new Error(`Cannot sign in ${email} with the emulator: ${said}`);
  }
  return parsed.idToken;
}
