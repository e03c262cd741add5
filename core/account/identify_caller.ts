import { nameOrGuest } from "./full_name.ts";
import type { Person, VerifiedIdentity } from "./person.ts";
import type { PersonStore } from "./person_store.ts";

export interface IdentifyCallerPorts {
  readonly people: Pick<PersonStore, "findOrCreate">;
}

/**
 * The person behind a verified token. Somebody who comes for the first time gets an account here, since a social
 * login shows no sign-up form that would make one.
 */
export async function identifyCaller(ports: IdentifyCallerPorts, identity: VerifiedIdentity): Promise<Person> {
  return await ports.people.findOrCreate({ ...identity, fullName: nameOrGuest(identity.name) });
}
