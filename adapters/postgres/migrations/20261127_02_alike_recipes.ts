import type { Knex } from "knex";

/** Finds the recipes of a person that are from the same address, or have the same name. Computed, so that rows of before have it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(String.raw`
    ALTER TABLE own_recipe
      ADD COLUMN source_key text GENERATED ALWAYS AS
        (md5(regexp_replace(lower(written #>> '{source,url}'), '^https{0,1}://(www\.){0,1}|/*(#.*){0,1}$', '', 'g'))) STORED,
      ADD COLUMN name_key text GENERATED ALWAYS AS
        (md5(lower(btrim(regexp_replace(written ->> 'name', '\s+', ' ', 'g'))))) STORED`);
  await knex.raw("CREATE INDEX own_recipe_source ON own_recipe (owner_id, source_key) WHERE source_key IS NOT NULL");
  await knex.raw("CREATE INDEX own_recipe_name ON own_recipe (owner_id, name_key)");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE own_recipe DROP COLUMN source_key, DROP COLUMN name_key");
}
