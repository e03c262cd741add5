import { DomainError } from "../shared/mod.ts";
import type { Person } from "./person.ts";
import type { PersonStore } from "./person_store.ts";
import type { UserId } from "./user_id.ts";

/**
 * A person's own account.
 *
 * @throws {DomainError} `person_not_found` if it was removed after the token was checked.
 */
export async function userInfo(
  ports: { readonly people: Pick<PersonStore, "find"> },
  { userId }: { userId: UserId },
): Promise<Person> {
  const person = await ports.people.find(userId);
  if (!person) throw new DomainError("person_not_found", `Cannot find your account: there is no user ${userId}`);
  return person;
}
