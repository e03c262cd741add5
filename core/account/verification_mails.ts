/** Sends the mails with which people verify their e-mail addresses. Every implementation passes `adapters/contracts/account/verification_mails_contract.ts`, except for a provider that sends none for us. */
export interface VerificationMails {
  /**
   * Has the identity service send its mail with a link to the address of the token's account.
   *
   * @throws {DomainError} `too_many_mails` if the service sends no more for now; `identity_unavailable` if it can't be asked.
   */
  send(identityToken: string): Promise<void>;
}
