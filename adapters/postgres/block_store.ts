import type { Knex } from "knex";
import type { UserId } from "../../core/account/mod.ts";
import type { BlockedPerson, BlockOutcome, BlockStore } from "../../core/safety/mod.ts";

/** {@linkcode BlockStore} on the table `person_block`. */
export class PostgresBlockStore implements BlockStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async block(userId: UserId, { blockedId, max }: { blockedId: UserId; max: number }): Promise<BlockOutcome> {
    return await this.#knex.transaction(async (transaction) => {
      // The locks of chat_append, in its order: a message is stored either before the block or after it.
      const people = await transaction("person")
        .select("id")
        .whereIn("id", [userId, blockedId])
        .orderBy("id")
        .forNoKeyUpdate();
      if (people.length < 2) return "person_unknown";
      await transaction.raw(
        `INSERT INTO person_block (blocker_id, blocked_id)
         SELECT :userId, :blockedId WHERE (SELECT count(*) FROM person_block WHERE blocker_id = :userId) < :max
         ON CONFLICT DO NOTHING`,
        { userId, blockedId, max },
      );
      const row = await transaction("person_block")
        .where({ blocker_id: userId, blocked_id: blockedId })
        .first("blocked_id");
      return row ? "blocked" : "too_many";
    });
  }

  async unblock(userId: UserId, blockedId: UserId): Promise<void> {
    await this.#knex("person_block").where({ blocker_id: userId, blocked_id: blockedId }).delete();
  }

  async list(userId: UserId, { limit }: { limit: number }): Promise<BlockedPerson[]> {
    const rows: { blocked_id: UserId; full_name: string; created_at: Date }[] = await this.#knex("person_block")
      .join("person", "person.id", "person_block.blocked_id")
      .where({ blocker_id: userId })
      .select("blocked_id", "full_name", "person_block.created_at")
      .orderBy("person_block.created_at", "desc")
      .limit(limit);
    return rows.map((row) => ({ userId: row.blocked_id, name: row.full_name, blockedAt: row.created_at }));
  }
}
