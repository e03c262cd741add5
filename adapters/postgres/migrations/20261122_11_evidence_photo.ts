import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // For the sweep of photos, which asks which copies a report needs. Not only of posts: Postgres does not use the
  // statistics of a partial index's expression, and would read the whole table.
  await knex.raw("CREATE INDEX report_by_photo ON report ((evidence ->> 'photo'))");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP INDEX report_by_photo");
}
