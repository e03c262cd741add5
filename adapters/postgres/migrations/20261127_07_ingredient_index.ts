import type { Knex } from "knex";

/**
 * The packed needs of all recipes, which the servers read instead of the recipes. Unlogged, because one of them builds it
 * again if it is missing: it is in no backup and on no replica.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE UNLOGGED TABLE ingredient_index_part (
      -- Of the catalogue.
      version bigint   NOT NULL,
      -- How the server's version writes the bytes.
      format  smallint NOT NULL,
      part    integer  NOT NULL,
      bytes   bytea    NOT NULL,
      PRIMARY KEY (version, format, part)
    )`);
  // Numbers do not get much smaller, and compressing them takes longer than writing them.
  await knex.raw("ALTER TABLE ingredient_index_part ALTER COLUMN bytes SET STORAGE EXTERNAL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE ingredient_index_part");
}
