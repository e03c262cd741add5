import type { Knex } from "knex";

const CONSTITUENTS = (
  "gluten crustaceans eggs fish peanuts soy milk nuts celery mustard sesame sulphites lupin molluscs " +
  "lactose pork beef meat alcohol"
).split(" ");

const UNKNOWN = "We do not know what this food contains.";

export async function up(knex: Knex): Promise<void> {
  // Allergens and other excluded foods that a recipe contains, or may contain, by key. No key is in both.
  await knex.raw("ALTER TABLE recipe ADD COLUMN contains text[], ADD COLUMN may_contain text[]");
  // The same with the foods responsible, and why a food may: [{ constituent, state, foods: [{ name, reason }] }].
  await knex.raw("ALTER TABLE recipe_page ADD COLUMN contents jsonb");
  // A recipe whose file was deleted is not imported again. What is unknown of it counts as may contain.
  await knex.raw(
    `UPDATE recipe
        SET contains = allergens,
            may_contain = ARRAY(SELECT key FROM unnest(?::text[]) WITH ORDINALITY AS known (key, place)
                                 WHERE key <> ALL (allergens) ORDER BY place)
       FROM recipe_page
      WHERE recipe_page.recipe_id = recipe.id`,
    [CONSTITUENTS],
  );
  await knex.raw(
    `UPDATE recipe_page
        SET contents = (SELECT jsonb_agg(CASE WHEN key = ANY (allergens)
                            THEN jsonb_build_object('constituent', key, 'state', 'contains',
                                   'foods', jsonb_build_array(jsonb_build_object('name', recipe.name)))
                            ELSE jsonb_build_object('constituent', key, 'state', 'may contain',
                                   'foods', jsonb_build_array(jsonb_build_object('name', recipe.name, 'reason', ?::text)))
                          END ORDER BY place)
                          FROM unnest(?::text[]) WITH ORDINALITY AS known (key, place))
       FROM recipe
      WHERE recipe.id = recipe_page.recipe_id`,
    [UNKNOWN, CONSTITUENTS],
  );
  // Servers of the release before still read it.
  await knex.raw("ALTER TABLE recipe_page ALTER COLUMN allergens SET DEFAULT '{}'");
  // After a step back to that release, its importer writes no contents: unknown again.
  await knex.raw(`
    ALTER TABLE recipe
      ALTER COLUMN contains SET NOT NULL, ALTER COLUMN contains SET DEFAULT '{}',
      ALTER COLUMN may_contain SET NOT NULL, ALTER COLUMN may_contain SET DEFAULT '{${CONSTITUENTS.join()}}'`);
  const foods = [{ name: "this dish", reason: UNKNOWN }];
  const unknown = CONSTITUENTS.map((constituent) => ({ constituent, state: "may contain", foods }));
  await knex.raw(`
    ALTER TABLE recipe_page
      ALTER COLUMN contents SET NOT NULL, ALTER COLUMN contents SET DEFAULT '${JSON.stringify(unknown)}'`);
  // The others were stored without contents, so the catalogue must be imported again.
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE recipe_page ALTER COLUMN allergens DROP DEFAULT");
  await knex.raw(`
    UPDATE recipe_page SET allergens = recipe.contains FROM recipe WHERE recipe.id = recipe_page.recipe_id`);
  await knex.raw("ALTER TABLE recipe_page DROP COLUMN contents");
  await knex.raw("ALTER TABLE recipe DROP COLUMN may_contain, DROP COLUMN contains");
}
