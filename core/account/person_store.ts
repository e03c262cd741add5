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
   * Finds an identity's account, or creates it as {@linkcode save} does with `fullName`. In an existing account, only the
   * e-mail address is updated, if it is verified.
   *
   * @throws {DomainError} `not_signed_in` if the account was deleted after `signedInAt`.
   */
  findOrCreate(identity: NewPerson): Promise<Person>;

  find(id: UserId): Promise<Person | undefined>;

  findByIdentity(identityId: IdentityId): Promise<Person | undefined>;

  /**
   * A person's e-mail address, if the identity service reported it to {@linkcode findOrCreate} as verified; otherwise
   * undefined. It stays verified until the account has another address.
   */
  verifiedEmail(userId: UserId): Promise<string | undefined>;
}
