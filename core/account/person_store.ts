import { DomainError } from "../shared/mod.ts";
import type { Person, VerifiedIdentity } from "./person.ts";
import type { IdentityId, UserId } from "./user_id.ts";

/** A verified identity with the name of its account. */
export type NewPerson = Pick<VerifiedIdentity, "identityId" | "email" | "emailVerified" | "signedInAt"> & {
  readonly fullName: string;
};

/** The error for a token from before its account was deleted. */
export function accountDeleted(): DomainError {
  return new DomainError("not_signed_in", "Please sign in", { cause: new Error("The account was deleted") });
}

/** The people who have an account. Every implementation passes `adapters/contracts/account/person_store_contract.ts`. */
export interface PersonStore {
  /**
   * Creates an identity's account, suspended if an account of it or with its e-mail address was deleted during a suspension
   * that goes on; or updates its e-mail and name. Concurrent calls create one account.
   * Two identities with the same e-mail stay two accounts.
   *
   * @throws {DomainError} `not_signed_in` if the account was deleted after `signedInAt`.
   */
  save(identity: NewPerson): Promise<Person>;

  /**
   * An identity's account, created as {@linkcode save} does with `fullName` if there is none. Of an existing one only the
   * verified e-mail changes.
   *
   * @throws {DomainError} `not_signed_in` if the account was deleted after `signedInAt`.
   */
  findOrCreate(identity: NewPerson): Promise<Person>;

  find(id: UserId): Promise<Person | undefined>;

  findByIdentity(identityId: IdentityId): Promise<Person | undefined>;

  /**
   * A person's e-mail address that the identity service has verified, as {@linkcode findOrCreate} was told; undefined if
   * there is none. It stays verified until the account has another address.
   */
  verifiedEmail(userId: UserId): Promise<string | undefined>;
}
