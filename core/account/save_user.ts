import { DomainError } from "../shared/mod.ts";
import { nameFromIdentity, parseFullName } from "./full_name.ts";
import type { Person, VerifiedIdentity } from "./person.ts";
import type { PersonStore } from "./person_store.ts";
import { assertNotSuspended, type PublishingPorts } from "./publishing.ts";

export interface SaveUserInput {
  /** From the verified token; its e-mail is stored. */
  readonly identity: VerifiedIdentity;
  /** As the person entered it; the identity's own name is used if it is absent or blank. */
  readonly fullName?: string | null | undefined;
}

export interface SaveUserPorts extends Pick<PublishingPorts, "suspensions"> {
  readonly people: Pick<PersonStore, "save" | "findByIdentity">;
}

/**
 * Creates a person's account, or updates its name and e-mail. Repeating the call changes nothing.
 *
 * @throws {DomainError} `invalid_input` if there is no name, or one that `full_name.ts` refuses; `suspended` if a suspended
 *   person has another name
 */
export async function saveUser(ports: SaveUserPorts, { identity, fullName }: SaveUserInput): Promise<Person> {
  const name = parseFullName(fullName) ?? nameFromIdentity(identity.name);
  if (!name) throw new DomainError("invalid_input", "Full Name is required", { field: "fullName" });

  const { identityId, email, signedInAt } = identity;
  const before = await ports.people.findByIdentity(identityId);
  if (before && before.fullName !== name)
    await assertNotSuspended(ports, { userId: before.id, paused: "Changes of your name are" });
  return await ports.people.save({ identityId, email, signedInAt, fullName: name });
}
