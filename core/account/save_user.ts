import { DomainError } from "../shared/mod.ts";
import { nameFromIdentity, parseFullName } from "./full_name.ts";
import type { Person, VerifiedIdentity } from "./person.ts";
import type { PersonStore } from "./person_store.ts";

export interface SaveUserInput {
  /** From the verified token; its e-mail is stored. */
  readonly identity: VerifiedIdentity;
  /** As the person entered it; the identity's own name is used if it is absent or blank. */
  readonly fullName?: string | null | undefined;
}

/**
 * Creates a person's account, or updates its name and e-mail. Repeating the call changes nothing.
 *
 * @throws {DomainError} `invalid_input` if there is no name, or one that `full_name.ts` refuses.
 */
export async function saveUser(
  ports: { readonly people: Pick<PersonStore, "save"> },
  { identity, fullName }: SaveUserInput,
): Promise<Person> {
  const name = parseFullName(fullName) ?? nameFromIdentity(identity.name);
  if (!name) throw new DomainError("invalid_input", "Full Name is required", { field: "fullName" });

  const { identityId, email, signedInAt } = identity;
  return await ports.people.save({ identityId, email, signedInAt, fullName: name });
}
