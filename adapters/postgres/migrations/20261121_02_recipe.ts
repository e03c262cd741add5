import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("CREATE EXTENSION IF NOT EXISTS pg_trgm");
  await knex.raw("CREATE EXTENSION IF NOT EXISTS unaccent");
  await createFood(knex);
  await createSearchConfigurations(knex);
  await createRecipe(knex);
  await createOpinions(knex);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ["recipe_favourite", "recipe_rating", "preference_set", "search_word", "recipe_page", "recipe"]) {
    await knex.raw("DROP TABLE ??", [table]);
  }
  await knex.raw("DROP TEXT SEARCH CONFIGURATION recipe_prefix");
  await knex.raw("DROP TEXT SEARCH CONFIGURATION recipe_text");
  await knex.raw("DROP TABLE food");
  await knex.raw("DROP TABLE catalogue_version");
}

async function createFood(knex: Knex): Promise<void> {
  // One row. Every import increments the version, so that servers can tell whether their caches are current.
  await knex.raw(`
    CREATE TABLE catalogue_version (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      version  bigint  NOT NULL
    )`);
  await knex.raw("INSERT INTO catalogue_version (version) VALUES (0)");
  await knex.raw(`
    CREATE TABLE food (
      key     text   PRIMARY KEY,
      name    text   NOT NULL,
      plural  text   NOT NULL,
      -- Deferred, so that an import may insert a child before its parent.
      parent  text   REFERENCES food DEFERRABLE INITIALLY DEFERRED,
      aliases text[] NOT NULL
    )`);
}

async function createSearchConfigurations(knex: Knex): Promise<void> {
  // recipe_text stems words, so that plurals match. recipe_prefix keeps words unstemmed, to complete a word while it is typed.
  await knex.raw("CREATE TEXT SEARCH CONFIGURATION recipe_text (COPY = english)");
  await knex.raw(`
    ALTER TEXT SEARCH CONFIGURATION recipe_text
      ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem`);
  await knex.raw("CREATE TEXT SEARCH CONFIGURATION recipe_prefix (COPY = simple)");
  await knex.raw(`
    ALTER TEXT SEARCH CONFIGURATION recipe_prefix
      ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple`);
}

async function createRecipe(knex: Knex): Promise<void> {
  // Only the columns for lists and search. The others are in recipe_page, so that lists read few blocks.
  // translate, because the parser reads "half/half" as a file name and "st.galler" as a host name.
  await knex.raw(`
    CREATE TABLE recipe (
      id              text     PRIMARY KEY CHECK (id ~ '^[a-z0-9-]{1,200}$'),
      name            text     NOT NULL,
      main_image      text     NOT NULL,
      -- Kilocalories per serving. Clients read a number above 4,000 without a unit as calories.
      kcal            smallint CHECK (kcal BETWEEN 0 AND 4000),
      total_minutes   integer  NOT NULL CHECK (total_minutes > 0),
      cuisine         text     NOT NULL,
      dish_types      text[]   NOT NULL,
      -- In a fixed order, so that equal sets are equal arrays.
      preferences     text[]   NOT NULL,
      -- Position in a fixed shuffle.
      variety         integer  NOT NULL,
      required_foods  text[]   NOT NULL,
      optional_foods  text[]   NOT NULL,
      name_length     smallint NOT NULL GENERATED ALWAYS AS (char_length(name)) STORED,
      name_words      tsvector NOT NULL GENERATED ALWAYS AS (
        strip(to_tsvector('recipe_text', translate(name, '/.-', '   ')))
        || strip(to_tsvector('recipe_prefix', translate(name, '/.-', '   '))) ) STORED,
      -- Words of the name, and all synonyms of the foods, kinds of dish, preferences, diets and cuisine.
      card_words      tsvector NOT NULL,
      -- The same words and those of the description.
      words           tsvector NOT NULL
    )`);
  await knex.raw('CREATE INDEX recipe_variety ON recipe (variety, id COLLATE "C")');
  await knex.raw('CREATE INDEX recipe_preferences ON recipe (preferences, variety, id COLLATE "C")');
  await knex.raw("CREATE INDEX recipe_dish_types ON recipe USING gin (dish_types)");
  // Rare words are found through this index. For frequent words, results are read in order until a page is full.
  await knex.raw('CREATE INDEX recipe_name_length ON recipe (name_length, id COLLATE "C") INCLUDE (name_words)');
  await knex.raw("CREATE INDEX recipe_name_words ON recipe USING gin (name_words)");
  await knex.raw("CREATE INDEX recipe_card_words ON recipe USING gin (card_words)");
  await knex.raw("CREATE INDEX recipe_words ON recipe USING gin (words)");
  await knex.raw(`
    CREATE TABLE recipe_page (
      recipe_id         text    PRIMARY KEY REFERENCES recipe ON DELETE CASCADE,
      description       text    NOT NULL,
      diets             text[]  NOT NULL,
      allergens         text[]  NOT NULL,
      servings          integer NOT NULL CHECK (servings > 0),
      images            text[]  NOT NULL,
      ingredient_groups jsonb   NOT NULL,
      steps             text[]  NOT NULL,
      nutrition         jsonb   NOT NULL
    )`);
  // All words of names and cards, to correct misspelled words.
  await knex.raw("CREATE TABLE search_word (word text PRIMARY KEY)");
  await knex.raw("CREATE INDEX search_word_like ON search_word USING gin (word gin_trgm_ops)");
  // The number of recipes that meet exactly these preferences. A few hundred rows, which show where the best matches are.
  await knex.raw("CREATE TABLE preference_set (preferences text[] PRIMARY KEY, recipes integer NOT NULL)");
}

async function createOpinions(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE recipe_rating (
      user_id   bigint      NOT NULL REFERENCES person ON DELETE CASCADE,
      recipe_id text        NOT NULL REFERENCES recipe ON DELETE CASCADE,
      stars     smallint    NOT NULL CHECK (stars BETWEEN 1 AND 5),
      rated_at  timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, recipe_id)
    )`);
  await knex.raw("CREATE INDEX recipe_rating_of_recipe ON recipe_rating (recipe_id) INCLUDE (stars)");
  await knex.raw("CREATE INDEX recipe_rating_newest ON recipe_rating (user_id, rated_at DESC)");
  await knex.raw(`
    CREATE TABLE recipe_favourite (
      user_id   bigint NOT NULL REFERENCES person ON DELETE CASCADE,
      recipe_id text   NOT NULL REFERENCES recipe ON DELETE CASCADE,
      place     bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
      PRIMARY KEY (user_id, recipe_id)
    )`);
  await knex.raw("CREATE INDEX recipe_favourite_of_recipe ON recipe_favourite (recipe_id)");
  await knex.raw("CREATE INDEX recipe_favourite_newest ON recipe_favourite (user_id, place DESC)");
}
