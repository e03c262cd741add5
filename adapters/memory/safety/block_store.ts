import type { PersonStore, UserId } from "../../../core/account/mod.ts";
import type { BlockedPerson, BlockOutcome, BlockStore } from "../../../core/safety/mod.ts";
import type { Clock } from "../../../core/shared/mod.ts";

/** {@linkcode BlockStore} in memory, for the people of one person store. */
export class MemoryBlockStore implements BlockStore {
  readonly #people: Pick<PersonStore, "find">;
  readonly #clock: Pick<Clock, "now">;
  readonly #knows: (userId: UserId, otherId: UserId) => boolean;
  readonly #blocks = new Map<UserId, Map<UserId, Date>>();

  /** @param options `knows`: whether a person may know another one's name; by default everyone may. */
  constructor(
    people: Pick<PersonStore, "find">,
    clock: Pick<Clock, "now">,
    options: { readonly knows?: (userId: UserId, otherId: UserId) => boolean } = {},
  ) {
    this.#people = people;
    this.#clock = clock;
    this.#knows = options.knows ?? (() => true);
  }

  /** Whether one of the two has blocked the other. */
  isBetween(one: UserId, other: UserId): boolean {
    return [this.#of(one).has(other), this.#of(other).has(one)].includes(true);
  }

  async block(userId: UserId, { blockedId, max }: { blockedId: UserId; max: number }): Promise<BlockOutcome> {
    const blocks = this.#of(userId);
    if (blocks.has(blockedId)) return "blocked";
    if (blocks.size >= max) return "too_many";
    blocks.set(blockedId, this.#clock.now());
    return "blocked";
  }

  async unblock(userId: UserId, blockedId: UserId): Promise<void> {
    this.#of(userId).delete(blockedId);
  }

  async list(userId: UserId, { limit }: { limit: number }): Promise<BlockedPerson[]> {
    const newest = [...this.#of(userId)].toReversed().slice(0, limit);
    return Promise.all(
      newest.map(async ([blockedId, blockedAt]) => ({
        userId: blockedId,
        name: this.#knows(userId, blockedId) ? (await this.#people.find(blockedId))?.fullName : undefined,
        blockedAt,
      })),
    );
  }

  #of(userId: UserId): Map<UserId, Date> {
    let blocks = this.#blocks.get(userId);
    if (!blocks) this.#blocks.set(userId, (blocks = new Map()));
    return blocks;
  }
}
