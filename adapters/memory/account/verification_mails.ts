import type { VerificationMails } from "../../../core/account/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";

/** {@linkcode VerificationMails} that are not sent. */
export class MemoryVerificationMails implements VerificationMails {
  /** The tokens of the accounts that were sent a mail, in order. */
  readonly sent: string[] = [];
  /** From then on no more are sent. */
  readonly #max: number;
  #isAvailable = true;

  constructor({ max = Number.POSITIVE_INFINITY }: { max?: number } = {}) {
    this.#max = max;
  }

  /** Makes the identity service unreachable, or reachable again. */
  setAvailable(isAvailable: boolean): void {
    this.#isAvailable = isAvailable;
  }

  async send(identityToken: string): Promise<void> {
    if (!this.#isAvailable) throw new DomainError("identity_unavailable", "The mail can't be sent right now.");
    if (this.sent.length >= this.#max) throw new DomainError("too_many_mails", "No more mails for now.");
    this.sent.push(identityToken);
  }
}
