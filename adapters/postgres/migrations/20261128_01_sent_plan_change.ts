import type { Knex } from "knex";

/**
 * The ids that devices gave their changes of plans, with the household's version that each made, so that a change that is sent
 * again is made once. They are forgotten after a while.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE sent_plan_change (
      user_id      bigint NOT NULL REFERENCES person ON DELETE CASCADE,
      id           text NOT NULL,
      -- It may be gone.
      household_id bigint NOT NULL,
      version      bigint NOT NULL,
      made_at      timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, id)
    )`);
  await knex.raw("CREATE INDEX sent_plan_change_made_at ON sent_plan_change (made_at)");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE sent_plan_change");
}
