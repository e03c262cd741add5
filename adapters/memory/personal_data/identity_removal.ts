import { type IdentityRemoval, signInAgain } from "../../../core/personal_data/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";

/** {@linkcode IdentityRemoval} of the accounts whose tokens it was given. */
export class MemoryIdentityRemoval implements IdentityRemoval {
  readonly #accounts = new Set<string>();
  readonly #tooOld = new Set<string>();
  #isAvailable = true;

  /** Adds an account with this token. */
  add(identityToken: string, { isTooOld = false }: { isTooOld?: boolean } = {}): void {
    this.#accounts.add(identityToken);
    if (isTooOld) this.#tooOld.add(identityToken);
  }

  has(identityToken: string): boolean {
    return this.#accounts.has(identityToken);
  }

  /** Makes the identity service unreachable, or reachable again. */
  setAvailable(isAvailable: boolean): void {
    this.#isAvailable = isAvailable;
  }

  async remove(identityToken: string): Promise<void> {
    if (!this.#isAvailable) throw new DomainError("identity_unavailable", "Please try again in a moment.");
    if (this.#tooOld.has(identityToken)) throw signInAgain();
    this.#accounts.delete(identityToken);
  }
}
