import type { Knex } from "knex";
import type { PageRequest, RecipeSearch, RecipeSummary } from "../../core/recipe/mod.ts";
import { CARD_COLUMNS, type RecipeCardRow, toSummary } from "./recipe_row.ts";

// Every word by its stem, or the last one as the beginning of a word. Stop words ("with") fall away by themselves.
const TYPED = `(to_tsquery('recipe_text', :every)
             || (to_tsquery('recipe_text', :before) && to_tsquery('recipe_prefix', :last)))`;

// Three places to look, each read only while the page is not full: a LIMIT keeps a branch whole and in its order.
// All are ordered alike by one index, so that a frequent word is found by walking it instead of sorting all matches;
// it carries the names' words, so that the walk for those never leaves it.
const SEARCH = `
  WITH found AS (
    (SELECT 1 AS tier, name_length, id FROM recipe
      WHERE name_words @@ ${TYPED}
      ORDER BY name_length, id COLLATE "C" LIMIT :enough)
    UNION ALL
    (SELECT 2 AS tier, name_length, id FROM recipe
      WHERE card_words @@ ${TYPED} AND NOT name_words @@ ${TYPED}
      ORDER BY name_length, id COLLATE "C" LIMIT :enough)
    UNION ALL
    (SELECT 3 AS tier, name_length, id FROM recipe
      WHERE words @@ ${TYPED} AND NOT card_words @@ ${TYPED}
      ORDER BY name_length, id COLLATE "C" LIMIT :enough)
    LIMIT :limit OFFSET :skip
  )
  SELECT ${CARD_COLUMNS}
    FROM found
    JOIN recipe USING (id)
   ORDER BY tier, found.name_length, id COLLATE "C"`;

// A word that begins no word of the catalogue or the food table stands for the one most like it, by shared groups of three letters.
const CORRECT = `
  SELECT CASE WHEN EXISTS (SELECT FROM search_word WHERE starts_with(search_word.word, plain))
              THEN typed
              ELSE coalesce((SELECT search_word.word FROM search_word
                              WHERE search_word.word % plain AND similarity(search_word.word, plain) >= 0.35
                              ORDER BY similarity(search_word.word, plain) DESC, search_word.word LIMIT 1), typed)
         END AS word
    FROM unnest(?::text[]) WITH ORDINALITY AS words (typed, place)
   CROSS JOIN LATERAL unaccent(typed) AS plain
   ORDER BY place`;

/** {@linkcode RecipeSearch} by Postgres's own text search. */
export class PostgresRecipeSearch implements RecipeSearch {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async search(words: readonly string[], page: PageRequest): Promise<RecipeSummary[]> {
    const found = await this.#find(words, page);
    if (found.length > 0) return found;

    const { rows } = await this.#knex.raw<{ rows: { word: string }[] }>(CORRECT, [[...words]]);
    const corrected = rows.map(({ word }) => word);
    return corrected.every((word, place) => word === words[place]) ? [] : this.#find(corrected, page);
  }

  async varied({ skip, limit }: PageRequest): Promise<RecipeSummary[]> {
    const { rows } = await this.#knex.raw<{ rows: RecipeCardRow[] }>(
      `SELECT ${CARD_COLUMNS} FROM recipe ORDER BY variety, id COLLATE "C" LIMIT :limit OFFSET :skip`,
      { skip, limit },
    );
    return rows.map(toSummary);
  }

  async #find(words: readonly string[], { skip, limit }: PageRequest): Promise<RecipeSummary[]> {
    const { rows } = await this.#knex.raw<{ rows: RecipeCardRow[] }>(SEARCH, {
      every: words.join(" & "),
      before: words.slice(0, -1).join(" & "),
      last: `${words.at(-1)}:*`,
      skip,
      limit,
      enough: skip + limit,
    });
    return rows.map(toSummary);
  }
}
