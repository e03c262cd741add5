import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE shop (
      id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      household_id bigint NOT NULL REFERENCES household ON DELETE CASCADE,
      name         text NOT NULL,
      -- In the order in which one walks through it.
      aisles       text[] NOT NULL
    )`);
  await knex.raw("CREATE INDEX shop_household ON shop (household_id)");
  // A household that never shopped has no row. Who ticked or wrote what is not stored.
  await knex.raw(`
    CREATE TABLE shopping_list (
      household_id bigint PRIMARY KEY REFERENCES household ON DELETE CASCADE,
      -- The days of the plan that are shopped for; null if they were never chosen.
      days         date[],
      -- Entries and removed ids, in the normal form of core/shopping/shopping_list.ts.
      list         jsonb  NOT NULL DEFAULT '{"entries": [], "removed": []}',
      -- Ids of finished lists, which never come back.
      past         text[] NOT NULL DEFAULT '{}',
      -- Null for the usual order of aisles.
      shop_id      bigint REFERENCES shop ON DELETE SET NULL
    )`);
  await knex.raw("CREATE INDEX shopping_list_shop ON shopping_list (shop_id) WHERE shop_id IS NOT NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE shopping_list, shop");
}
