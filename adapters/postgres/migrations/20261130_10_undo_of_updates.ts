import type { Knex } from "knex";

/** What an import replaced, and what its undo has done. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE recipe_before_import (
      import_id bigint  NOT NULL REFERENCES recipe_import ON DELETE CASCADE,
      recipe_id text    NOT NULL REFERENCES own_recipe ON DELETE CASCADE,
      -- The version that the import made: a later one is a change of the owner's.
      version   integer NOT NULL,
      -- As in core/cookbook/written_recipe.ts.
      written   jsonb   NOT NULL,
      -- As OpinionChange in core/cookbook/own_recipe_store.ts.
      opinion   jsonb   NOT NULL,
      PRIMARY KEY (import_id, recipe_id)
    )`);
  await knex.raw("CREATE INDEX recipe_before_import_recipe ON recipe_before_import (recipe_id)");
  // Whether a duplicate has updated the person's recipe.
  await knex.raw("ALTER TABLE recipe_import_item ADD COLUMN is_updated boolean NOT NULL DEFAULT false");
  await knex.raw(`
    ALTER TABLE recipe_import
      ADD COLUMN undone_removed  integer,
      ADD COLUMN undone_restored integer,
      ADD COLUMN undone_left     integer`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    "ALTER TABLE recipe_import DROP COLUMN undone_removed, DROP COLUMN undone_restored, DROP COLUMN undone_left",
  );
  await knex.raw("ALTER TABLE recipe_import_item DROP COLUMN is_updated");
  await knex.raw("DROP TABLE recipe_before_import");
}
