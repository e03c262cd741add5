import type { Knex } from "knex";

/**
 * The secret link of an own recipe, so that its owner can send the same link again. Of links from before, only the hash is known:
 * they stay valid until the owner makes or ends a link.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE own_recipe ADD COLUMN link_id text");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE own_recipe DROP COLUMN link_id");
}
