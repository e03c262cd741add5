import { DomainError } from "../shared/mod.ts";
import { nameFromIdentity, parseFullName } from "./full_name.ts";
import type { Person, VerifiedIdentity } from "./person.ts";
import type { PersonStore } from "./person_store.ts";

export interface SaveUserPorts {
  readonly people: Pick<PersonStore, "save">;
}

export interface SaveUserInput {
  /** From the verified token: its e-mail is the one that is kept. */
  readonly identity: VerifiedIdentity;
  /** As the person wrote it; the identity's own name serves where it is absent or blank. */
  readonly fullName?: string | null | undefined;
}

/**
 * Makes a person's account, or gives it a new name and e-mail. Twice is as good as once.
 *
 * @throws {DomainError} `invalid_input` where there is no name at all, or one that is too long.
 */
export async function saveUser(ports: SaveUserPorts, { identity, fullName }: SaveUserInput): Promise<Person> {
  const name = parseFullName(fullName) ?? nameFromIdentity(identity.name);
  if (!name) throw new DomainError("invalid_input", "Full Name is required", { field: "fullName" });

  return await ports.people.save({ identityId: identity.identityId, email: identity.email, fullName: name });
}
