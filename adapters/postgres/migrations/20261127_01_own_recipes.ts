import type { Knex } from "knex";

const MEALS = ["Breakfast", "Lunch", "Dinner", "Snacks"];

/** The indexes of `stored_recipe` beside its key: `name` and what is indexed. */
const INDEXES: Readonly<Record<string, string>> = {
  recipe_variety: '(variety, id COLLATE "C")',
  recipe_preferences: '(preferences, variety, id COLLATE "C")',
  recipe_dish_types: "USING gin (dish_types)",
  recipe_name_length: '(name_length, id COLLATE "C") INCLUDE (name_words)',
  recipe_name_words: "USING gin (name_words)",
  recipe_main_words: "USING gin (main_words)",
  recipe_card_words: "USING gin (card_words)",
  recipe_words: "USING gin (words)",
};

/**
 * The table of the recipes also holds those that people write. `recipe` becomes a view of the catalogue: every statement that does
 * not ask for own recipes by the table's name never sees one, those of the release before included. See ADR 0027.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE recipe RENAME TO stored_recipe");
  await knex.raw(`
    ALTER TABLE stored_recipe
      -- Null in the catalogue.
      ADD COLUMN owner_id  bigint REFERENCES person ON DELETE CASCADE,
      -- Whether the owner's household may read it.
      ADD COLUMN is_shared boolean NOT NULL DEFAULT false,
      -- Null in an own recipe that does not say it.
      ALTER COLUMN total_minutes DROP NOT NULL`);
  // The catalogue's indexes stay as small as it is, however many recipes people write.
  await createIndexes(knex, "stored_recipe", { where: "owner_id IS NULL" });
  await knex.raw("CREATE INDEX recipe_owner ON stored_recipe (owner_id) WHERE owner_id IS NOT NULL");
  await knex.raw("CREATE VIEW recipe AS SELECT * FROM stored_recipe WHERE owner_id IS NULL");
  // An own recipe can be deleted although it is planned.
  await knex.raw("ALTER TABLE planned_meal DROP CONSTRAINT planned_meal_recipe_id_fkey");
  await knex.raw(`
    ALTER TABLE planned_meal
      ADD CONSTRAINT planned_meal_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES stored_recipe ON DELETE CASCADE`);
  await knex.raw("CREATE INDEX planned_meal_recipe ON planned_meal (recipe_id)");
  // Of its id: "own-12".
  await knex.raw("CREATE SEQUENCE own_recipe_number");
  await knex.raw(`
    CREATE TABLE own_recipe (
      recipe_id   text        PRIMARY KEY REFERENCES stored_recipe ON DELETE CASCADE,
      owner_id    bigint      NOT NULL REFERENCES person ON DELETE CASCADE,
      -- Counts its changes.
      version     integer     NOT NULL DEFAULT 1,
      -- As in core/cookbook/written_recipe.ts.
      written     jsonb       NOT NULL,
      -- The recipe that it is a version of, which may be gone.
      copy_of     text,
      copied_name text,
      -- Keys in the photo storage, the main one first.
      photo_keys  text[]      NOT NULL DEFAULT '{}' CHECK (cardinality(photo_keys) <= 10),
      -- The picture that is drawn of a recipe without photos.
      plate_key   text,
      -- SHA-256 of the secret in a link by which all people may read it.
      link_hash   text        UNIQUE,
      created_at  timestamptz NOT NULL DEFAULT now(),
      updated_at  timestamptz NOT NULL DEFAULT now()
    )`);
  await knex.raw("CREATE INDEX own_recipe_last_changed ON own_recipe (owner_id, updated_at DESC)");
  await knex.raw("CREATE INDEX own_recipe_photos ON own_recipe USING gin (photo_keys)");
  await knex.raw("CREATE INDEX own_recipe_plate ON own_recipe (plate_key) WHERE plate_key IS NOT NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE own_recipe");
  await knex.raw("DROP SEQUENCE own_recipe_number");
  await knex.raw("DROP VIEW recipe");
  await knex.raw("DELETE FROM stored_recipe WHERE owner_id IS NOT NULL");
  await knex.raw("DROP INDEX planned_meal_recipe");
  await knex.raw("ALTER TABLE planned_meal DROP CONSTRAINT planned_meal_recipe_id_fkey");
  await knex.raw(`
    ALTER TABLE planned_meal
      ADD CONSTRAINT planned_meal_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES stored_recipe`);
  await knex.raw("ALTER TABLE stored_recipe RENAME TO recipe");
  // With the indexes whose condition is on the owner.
  await knex.raw(
    "ALTER TABLE recipe DROP COLUMN owner_id, DROP COLUMN is_shared, ALTER COLUMN total_minutes SET NOT NULL",
  );
  await createIndexes(knex, "recipe");
}

async function createIndexes(knex: Knex, table: string, { where }: { where?: string } = {}): Promise<void> {
  for (const [name, indexed] of Object.entries(INDEXES)) {
    await knex.raw("DROP INDEX IF EXISTS ??", [name]);
    await knex.raw(`CREATE INDEX ?? ON ?? ${indexed} ${where ? `WHERE ${where}` : ""}`, [name, table]);
  }
  for (const meal of MEALS) {
    const name = `recipe_${meal.toLowerCase()}`;
    await knex.raw("DROP INDEX IF EXISTS ??", [name]);
    const condition = [`meals @> '{${meal}}'`, ...(where ? [where] : [])].join(" AND ");
    await knex.raw(`CREATE INDEX ?? ON ?? (variety, id COLLATE "C") WHERE ${condition}`, [name, table]);
  }
}
