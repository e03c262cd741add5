import { nameOrGuest } from "./full_name.ts";
import type { Person, VerifiedIdentity } from "./person.ts";
import type { PersonStore } from "./person_store.ts";

/**
 * The person that a verified token belongs to. A new person gets an account here, because signing in with a provider
 * shows no sign-up form.
 */
export async function identifyCaller(
  ports: { readonly people: Pick<PersonStore, "findOrCreate"> },
  identity: VerifiedIdentity,
): Promise<Person> {
  return await ports.people.findOrCreate({ ...identity, fullName: nameOrGuest(identity.name) });
}
