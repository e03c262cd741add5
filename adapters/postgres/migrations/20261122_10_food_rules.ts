import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // No row: the person was never asked, or has not answered. Foods are never deleted, so their keys stay valid.
  await knex.raw(`
    CREATE TABLE food_rules (
      user_id bigint PRIMARY KEY REFERENCES person ON DELETE CASCADE,
      diet text NOT NULL CHECK (diet IN ('everything', 'pescatarian', 'vegetarian', 'vegan')),
      avoids text[] NOT NULL CHECK (avoids <@ ARRAY['pork', 'beef', 'alcohol']),
      intolerances text[] NOT NULL CHECK (intolerances <@ ARRAY[
        'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame',
        'sulphites', 'lupin', 'molluscs', 'lactose', 'coeliac'
      ]),
      disliked_foods text[] NOT NULL CHECK (cardinality(disliked_foods) <= 50)
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE food_rules");
}
