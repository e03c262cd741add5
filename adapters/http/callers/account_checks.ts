import { LRUCache } from "lru-cache";
import type { ActiveAccount, IdentityAccounts, IdentityId, SessionProof } from "../../../core/account/mod.ts";
import { type Clock, DomainError } from "../../../core/shared/mod.ts";

export interface AccountChecksOptions {
  readonly accounts: IdentityAccounts;
  readonly clock: Pick<Clock, "now">;
  /** How many sessions and tokens are remembered. Default 10,000. */
  readonly maxEntries?: number;
}

/** The account, and the tokens to check it with. */
export interface AccountToCheck {
  readonly identityId: IdentityId;
  /** The tokens for the first check. */
  readonly proof: SessionProof;
  /** Where the tokens are stored, for this server and others; those of a bearer token are not. */
  readonly stored?: StoredProof;
  /** When it was confirmed before, by this server or another one. */
  readonly checkedAt?: Date;
  /** Checks it again if the last check is older. Default and most: 40 s. */
  readonly maxAgeMs?: number | undefined;
}

export interface StoredProof {
  load(): Promise<SessionProof>;
  save(proof: SessionProof): Promise<void>;
}

/** An account that is active, as far as is known; its e-mail address is unknown until this server has asked. */
export interface ConfirmedAccount extends ActiveAccount {
  /** When the identity service confirmed it last. */
  readonly checkedAt: Date;
}

/** An account that is disabled, deleted or revoked is out within 60 seconds: after this time, and the 15 seconds between looks at a socket. */
const CHECK_INTERVAL_MS = 40_000;
/** How long a confirmed account may go on while the identity service is unreachable. */
const OUTAGE_TOLERANCE_MS = 30 * 60_000;
/** The pause after an unreachable identity service, so that not every request waits for it. */
const RETRY_DELAY_MS = 10_000;

interface Entry {
  account: ActiveAccount;
  /** In milliseconds since 1970. */
  confirmedAt: number;
  failedAt: number;
  pending: Promise<void> | undefined;
}

/** Asks the identity service regularly whether the accounts in use are still active. */
export class AccountChecks {
  readonly #accounts: IdentityAccounts;
  readonly #clock: Pick<Clock, "now">;
  readonly #entries: LRUCache<string, Entry>;

  constructor({ accounts, clock, maxEntries: max = 10_000 }: AccountChecksOptions) {
    this.#accounts = accounts;
    this.#clock = clock;
    this.#entries = new LRUCache({ max });
  }

  /**
   * Resolves if the account is active, as far as is known.
   *
   * @param key names the session or token.
   * @throws {DomainError} `not_signed_in`; `identity_unavailable` where the service can't be asked, and did not confirm the
   * account in the last 30 minutes.
   */
  async ensureActive(key: string, account: AccountToCheck): Promise<ConfirmedAccount> {
    const { proof, checkedAt, maxAgeMs = CHECK_INTERVAL_MS } = account;
    let entry = this.#entries.get(key);
    if (!entry) {
      const confirmedAt = checkedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
      entry = { account: { proof }, confirmedAt, failedAt: Number.NEGATIVE_INFINITY, pending: undefined };
      this.#entries.set(key, entry);
    }
    const now = this.#now();
    if (now - entry.confirmedAt >= Math.min(maxAgeMs, CHECK_INTERVAL_MS) && now - entry.failedAt >= RETRY_DELAY_MS) {
      const checked = entry;
      checked.pending ??= this.#check(key, { entry, account }).finally(() => {
        checked.pending = undefined;
      });
    }
    await entry.pending;
    if (this.#now() - entry.confirmedAt >= OUTAGE_TOLERANCE_MS) {
      throw new DomainError("identity_unavailable", "Cannot check who you are just now. Please try again.");
    }
    return { ...entry.account, checkedAt: new Date(entry.confirmedAt) };
  }

  /** Call it when the session has ended. */
  forget(key: string): void {
    this.#entries.delete(key);
  }

  async #check(key: string, { entry, account }: { entry: Entry; account: AccountToCheck }): Promise<void> {
    try {
      entry.account = await this.#confirm(account, entry.account.proof);
      entry.confirmedAt = this.#now();
    } catch (error) {
      if (error instanceof DomainError && error.code === "identity_unavailable") {
        entry.failedAt = this.#now();
        return;
      }
      this.#entries.delete(key);
      throw error;
    }
  }

  async #confirm(account: AccountToCheck, known: SessionProof): Promise<ActiveAccount> {
    const { stored } = account;
    const proof = (await stored?.load()) ?? known;
    try {
      return await this.#confirmWith(proof, account);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "not_signed_in") throw error;
      // Another server may have renewed the tokens at the same time, and so ended these.
      const newest = (await stored?.load()) ?? proof;
      if (isSame(newest, proof)) throw error;
      return await this.#confirmWith(newest, account);
    }
  }

  async #confirmWith(proof: SessionProof, { identityId, stored }: AccountToCheck): Promise<ActiveAccount> {
    const confirmed = await this.#accounts.check(identityId, proof);
    if (!isSame(confirmed.proof, proof)) await stored?.save(confirmed.proof);
    return confirmed;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

/** As stored, where an absent token and an undefined one are the same. */
function isSame(one: SessionProof, other: SessionProof): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
