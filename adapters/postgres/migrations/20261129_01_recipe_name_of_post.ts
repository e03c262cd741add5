import type { Knex } from "knex";

/** A post of another person's recipe has the recipe's name only: its link would publish the recipe. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE post ADD COLUMN recipe_name text");
  await knex.raw(`
    UPDATE post SET recipe_name = stored_recipe.name, recipe_id = NULL
      FROM stored_recipe
     WHERE stored_recipe.id = post.recipe_id AND stored_recipe.owner_id <> post.user_id`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE post DROP COLUMN recipe_name");
}
