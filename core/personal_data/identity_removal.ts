/**
 * Deletes accounts of the identity service. Every implementation passes
 * `adapters/contracts/personal_data/identity_removal_contract.ts`, except for a service whose accounts are not ours to delete.
 */
export interface IdentityRemoval {
  /**
   * Deletes the account that a fresh identity token belongs to. It is not an error if it is gone already.
   *
   * @throws {DomainError} `sign_in_again` if the service wants a newer sign-in; `identity_unavailable` if it can't be
   * reached now.
   */
  remove(identityToken: string): Promise<void>;
}
