import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // For the sweep of photos, which asks which copies a report needs.
  await knex.raw("CREATE INDEX report_by_photo ON report ((evidence ->> 'photo')) WHERE kind = 'post'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP INDEX report_by_photo");
}
