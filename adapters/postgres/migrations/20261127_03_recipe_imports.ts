import type { Knex } from "knex";

/** Imports of files, whose recipes are stored one after the other in the background. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE recipe_import (
      id           bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id      bigint      NOT NULL REFERENCES person ON DELETE CASCADE,
      file_name    text        NOT NULL,
      -- 'reading' until all recipes of the file are here.
      state        text        NOT NULL CHECK (state IN ('reading', 'running', 'paused', 'finished', 'undone')),
      created_at   timestamptz NOT NULL,
      -- The server that imports its next recipe has it until then.
      leased_until timestamptz,
      -- When a recipe of it was last begun: people take turns.
      worked_at    timestamptz
    )`);
  await knex.raw(
    "CREATE UNIQUE INDEX recipe_import_open ON recipe_import (user_id) WHERE state IN ('reading', 'running', 'paused')",
  );
  await knex.raw("CREATE INDEX recipe_import_of_person ON recipe_import (user_id, id)");
  await knex.raw("CREATE INDEX recipe_import_running ON recipe_import (worked_at) WHERE state = 'running'");
  await knex.raw(`
    CREATE TABLE recipe_import_item (
      import_id bigint   NOT NULL REFERENCES recipe_import ON DELETE CASCADE,
      -- Its place in the file.
      position  integer  NOT NULL,
      name      text     NOT NULL,
      -- As in core/cookbook/written_recipe.ts, until it is imported.
      recipe    jsonb,
      -- Null while it waits.
      outcome   text     CHECK (outcome IN ('imported', 'doubtful', 'duplicate', 'rejected')),
      reasons   text[]   NOT NULL DEFAULT '{}',
      -- The own recipe, which may be gone.
      recipe_id text,
      -- How often it was begun.
      attempts  smallint NOT NULL DEFAULT 0,
      -- Whether a plate is to be drawn of it.
      is_plain  boolean  NOT NULL DEFAULT false,
      PRIMARY KEY (import_id, position)
    )`);
  await knex.raw("CREATE INDEX recipe_import_item_plain ON recipe_import_item (import_id, position) WHERE is_plain");
  await knex.raw(`
    CREATE TABLE recipe_import_picture (
      import_id bigint  NOT NULL,
      position  integer NOT NULL,
      number    integer NOT NULL,
      -- An address, or the picture.
      url       text,
      bytes     bytea,
      PRIMARY KEY (import_id, position, number),
      FOREIGN KEY (import_id, position) REFERENCES recipe_import_item ON DELETE CASCADE
    )`);
  // The item that made the recipe: none makes two, and an undo finds all.
  await knex.raw(`
    ALTER TABLE own_recipe
      ADD COLUMN import_id       bigint REFERENCES recipe_import ON DELETE SET NULL,
      ADD COLUMN import_position integer`);
  await knex.raw(
    "CREATE UNIQUE INDEX own_recipe_import ON own_recipe (import_id, import_position) WHERE import_id IS NOT NULL",
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE own_recipe DROP COLUMN import_id, DROP COLUMN import_position");
  await knex.raw("DROP TABLE recipe_import_picture, recipe_import_item, recipe_import");
}
