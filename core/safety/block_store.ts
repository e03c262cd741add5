import type { UserId } from "../account/mod.ts";

/** A person whom another one has blocked. */
export interface BlockedPerson {
  readonly userId: UserId;
  /** Undefined if the person may not know it: they never wrote to each other, and the blocked person has no post. */
  readonly name: string | undefined;
  readonly blockedAt: Date;
}

/** The result of a block. */
export type BlockOutcome = "blocked" | "too_many";

/**
 * Who has blocked whom. A block works in both directions: neither of the two sees the other's posts and messages, which
 * the stores of both see to. Every implementation passes `adapters/contracts/safety/block_store_contract.ts`.
 */
export interface BlockStore {
  /**
   * Blocks a person, also an unknown one: that there is none must not show. Repeating it changes nothing. No message that is sent after this call is delivered between the two.
   *
   * @param options `max`: the most people that one person can have blocked.
   */
  block(userId: UserId, options: { blockedId: UserId; max: number }): Promise<BlockOutcome>;

  /** Does nothing if there is no block. Messages that were sent in the meantime stay undelivered. */
  unblock(userId: UserId, blockedId: UserId): Promise<void>;

  /** At most `limit` people whom this person has blocked, the newest first. */
  list(userId: UserId, options: { limit: number }): Promise<BlockedPerson[]>;
}
