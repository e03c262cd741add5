import type { Knex } from "knex";
import { DELETED_ACCOUNT_NAME, type UserId } from "../../../core/account/mod.ts";
import type { BlockedPerson, BlockOutcome, BlockStore } from "../../../core/safety/mod.ts";

/**
 * SQL: the name of a blocked person in a row of `person_block`; null if the person who blocked them could not see it
 * anywhere else.
 */
export const BLOCKED_NAME = `CASE
  WHEN EXISTS (SELECT FROM chat_conversation WHERE user_id = blocker_id AND other_id = blocked_id)
    THEN coalesce((SELECT full_name FROM person WHERE id = blocked_id), '${DELETED_ACCOUNT_NAME}')
  WHEN EXISTS (SELECT FROM post WHERE user_id = blocked_id AND hidden_at IS NULL)
    THEN (SELECT full_name FROM person WHERE id = blocked_id)
  END`;

/** {@linkcode BlockStore} on the table `person_block`. */
export class PostgresBlockStore implements BlockStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async block(userId: UserId, { blockedId, max }: { blockedId: UserId; max: number }): Promise<BlockOutcome> {
    return await this.#knex.transaction(async (transaction) => {
      // The locks of chat_append, in its order: a message is stored either before the block or after it.
      await transaction("person").select("id").whereIn("id", [userId, blockedId]).orderBy("id").forNoKeyUpdate();
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
    const { rows } = await this.#knex.raw<{ rows: { blocked_id: UserId; name: string | null; created_at: Date }[] }>(
      `SELECT blocked_id, ${BLOCKED_NAME} AS name, created_at FROM person_block
       WHERE blocker_id = :userId ORDER BY created_at DESC LIMIT :limit`,
      { userId, limit },
    );
    return rows.map((row) => ({ userId: row.blocked_id, name: row.name ?? undefined, blockedAt: row.created_at }));
  }
}
