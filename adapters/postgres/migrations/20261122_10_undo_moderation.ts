import type { Knex } from "knex";

/** The measures that could be logged before. Reading and undoing entries needs no index but the primary keys. */
const MEASURES = "'hide_post', 'warn', 'suspend', 'dismiss'";

export async function up(knex: Knex): Promise<void> {
  await allow(knex, `CHECK (action IN (${MEASURES}, 'show_post', 'lift_suspension'))`);
}

export async function down(knex: Knex): Promise<void> {
  // The log can't lose the entries that it has.
  await allow(knex, `CHECK (action IN (${MEASURES})) NOT VALID`);
}

async function allow(knex: Knex, check: string): Promise<void> {
  await knex.raw(`
    ALTER TABLE moderation_log DROP CONSTRAINT moderation_log_action_check,
      ADD CONSTRAINT moderation_log_action_check ${check}`);
}
