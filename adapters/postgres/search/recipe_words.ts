import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import { type FoodTable, removeAccents } from "../../../core/food/mod.ts";
import { nearestWords, type QueryUnit, queryUnitsOf } from "../../../core/search/mod.ts";
import { OWN_RECIPES } from "../cookbook/own_recipe_matches.ts";
import { type FrequentWords, isFrequent } from "./frequent_words.ts";
import { MATCHES_MAX } from "./recipe_search_statements.ts";
import { foodsQuery, textQuery } from "./recipe_search_units.ts";

// Whether a word of the catalogue, the food table or the own recipes begins with each typed word. If not, the words that it may be a
// misspelling of: those that share groups of three letters with it, and those of similar length with the same first letter.
const LIKE_WORDS = `
  SELECT typed, known.is_known,
         CASE WHEN known.is_known THEN '{}' ELSE ARRAY(
           SELECT word FROM search_word
            WHERE word % plain
               OR (starts_with(word, left(plain, 1)) AND char_length(word) BETWEEN char_length(plain) - 3 AND char_length(plain) + 3)
         ) END AS alike
    FROM unnest(:typed::text[]) WITH ORDINALITY AS words (typed, place)
   CROSS JOIN LATERAL unaccent(typed) AS plain
   CROSS JOIN LATERAL (
     SELECT EXISTS (SELECT FROM search_word WHERE starts_with(word, plain))
            OR EXISTS (SELECT FROM (SELECT card_words FROM ${OWN_RECIPES}) AS own
                        WHERE card_words @@ to_tsquery('recipe_prefix', quote_literal(plain) || ':*')) AS is_known
   ) AS known
   ORDER BY place`;

// A frequent word is not counted: the index would list all its recipes.
const RECIPES_WITH = `
  SELECT recipes
    FROM unnest(:texts::text[], :foods::text[]) WITH ORDINALITY AS units (texts, foods, place)
   CROSS JOIN LATERAL (
     SELECT to_tsquery('recipe_text', texts) || foods::tsquery AS query
   ) AS asked
   CROSS JOIN LATERAL (
     SELECT CASE WHEN ${isFrequent("card_words", "query")} THEN :most ELSE (
              SELECT count(*) FROM (SELECT FROM recipe WHERE card_words @@ query LIMIT :most) AS matches
            ) + (
              SELECT count(*) FROM (SELECT card_words FROM ${OWN_RECIPES}) AS own WHERE card_words @@ query
            ) END::integer AS recipes
   ) AS counted
   ORDER BY place`;

/** Most equally close words of which the most frequent is searched for. */
const NEAREST_MAX = 10;

/** The words of the catalogue: which of them a misspelled word may be, and how many recipes have them. */
export class RecipeWords {
  readonly #knex: Knex;
  readonly #frequentWords: FrequentWords;

  constructor(knex: Knex, frequentWords: FrequentWords) {
    this.#knex = knex;
    this.#frequentWords = frequentWords;
  }

  /** The words, with the closest word of the catalogue in place of each unknown one; of several, the one that most recipes have. */
  async correct(typed: readonly string[], foods: FoodTable, reader?: UserId): Promise<string[]> {
    const { rows } = await this.#knex.raw<{ rows: { typed: string; alike: string[] }[] }>(LIKE_WORDS, {
      typed: [...typed],
      reader: reader ?? null,
    });
    const nearest = rows.map((row) => nearestWords(removeAccents(row.typed), row.alike).slice(0, NEAREST_MAX));
    const doubtful = nearest.filter((words) => words.length > 1).flat();
    const recipes = await this.recipesWith(doubtful.flatMap((word) => queryUnitsOf([word], foods)));
    const counts = new Map(doubtful.map((word, place) => [word, recipes[place] ?? 0]));
    return rows.map(({ typed }, place) => {
      const closest = nearest[place] ?? [];
      return closest.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? typed;
    });
  }

  /** How many recipes have each unit on their card, at most {@linkcode MATCHES_MAX} of the catalogue; those of the reader too. */
  async recipesWith(units: readonly QueryUnit[], reader?: UserId): Promise<number[]> {
    if (units.length === 0) return [];
    const { rows } = await this.#knex.raw<{ rows: { recipes: number }[] }>(RECIPES_WITH, {
      texts: units.map(textQuery),
      foods: units.map(foodsQuery),
      most: MATCHES_MAX,
      reader: reader ?? null,
      ...(await this.#frequentWords.current()),
    });
    return rows.map(({ recipes }) => recipes);
  }
}
