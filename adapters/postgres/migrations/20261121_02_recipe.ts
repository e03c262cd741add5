import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("CREATE EXTENSION IF NOT EXISTS pg_trgm");
  await knex.raw("CREATE EXTENSION IF NOT EXISTS unaccent");
  await knex.raw(`
    CREATE TABLE recipe (
      id                text  PRIMARY KEY,
      name              text  NOT NULL,
      description       text  NOT NULL,
      cuisine           text  NOT NULL,
      dish_types        text[] NOT NULL,
      preferences       text[] NOT NULL,
      diets             text[] NOT NULL,
      allergens         text[] NOT NULL,
      servings          integer NOT NULL CHECK (servings > 0),
      total_minutes     integer CHECK (total_minutes > 0),
      main_image        text  NOT NULL,
      images            text[] NOT NULL,
      ingredient_groups jsonb NOT NULL,
      steps             text[] NOT NULL,
      nutrition         jsonb NOT NULL
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE recipe");
}
