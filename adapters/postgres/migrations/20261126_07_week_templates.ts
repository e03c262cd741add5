import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE week_template (
      id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      household_id bigint NOT NULL REFERENCES household ON DELETE CASCADE,
      name         text   NOT NULL,
      -- As in core/week_plan/week_template.ts.
      meals        jsonb  NOT NULL
    )`);
  await knex.raw("CREATE UNIQUE INDEX week_template_name ON week_template (household_id, lower(name))");
  // A household that wants no suggestions every Friday has no row.
  await knex.raw(`
    CREATE TABLE weekly_suggestion (
      household_id bigint PRIMARY KEY REFERENCES household ON DELETE CASCADE,
      wishes       jsonb  NOT NULL,
      -- The Monday of the last week for which none is wanted.
      dismissed    date
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE weekly_suggestion, week_template");
}
