import type { Knex } from "knex";
import {
  COMMON_WORDS,
  explainMatch,
  nearestWords,
  type PageRequest,
  type RecipeHit,
  type RecipeQuery,
  type RecipeSearch,
  type RecipeSummary,
  removeAccents,
  SEARCH_DEPTH_MAX,
  type SearchHits,
  timeTagFor,
  withFewerWishes,
} from "../../core/recipe/mod.ts";
import { CARD_COLUMNS, type RecipeCardRow, toSummary } from "./recipe_row.ts";

interface HitRow extends RecipeCardRow {
  cuisine: string;
  keywords: string[];
  dish_types: string[];
  preferences: string[];
  diets: string[];
  found_foods: string[];
}

/** A word with more matches is frequent: they are not sorted, but read in the order of another index. */
const MATCHES_MAX = SEARCH_DEPTH_MAX;
const ANY_TIME = 32_767;
/** More tiers than the places have. */
const PREFERRED_TIERS = 10;
/** More tiers than all preferred tags together have: a query has at most as many as words. */
const GROUP_TIERS = 1_000;

// Every word by its stem; the last one may also be the beginning of a word. Postgres ignores stop words ("with").
const TYPED = `(to_tsquery('recipe_text', :stems)
             || (to_tsquery('recipe_text', :before) && to_tsquery('recipe_prefix', :last)))`;

/** The cards of `found`, in its order, with the foods that match the query. These are looked up once, not for each card. */
const CARDS = `
  , found_food AS MATERIALIZED (SELECT key, food.name FROM food, asked WHERE food.words @@ asked.some_of)
  SELECT ${CARD_COLUMNS}, cuisine, keywords, dish_types, preferences, diets,
         ARRAY(SELECT found_food.name FROM found_food
                WHERE found_food.key = ANY (required_foods || optional_foods)
                ORDER BY found_food.key COLLATE "C" LIMIT 3) AS found_foods
    FROM found
    JOIN recipe USING (id)
   ORDER BY tier, found.name_length, id COLLATE "C"`;

// One word: the places are searched one after the other until there are enough matches, since LIMIT stops a UNION ALL early.
// Descriptions count only if nothing else is found: a dish that "goes well with chicken" is not a chicken dish.
const ONE_WORD = `
  WITH asked AS (SELECT ${TYPED} AS some_of),
       ${["name_words", "main_words", "card_words", "words"].map(frequencyIn).join(", ")},
       on_cards AS MATERIALIZED (
    ${[
      ...inPlace({ tier: 1, words: "name_words" }),
      ...inPlace({ tier: 2, words: "main_words", narrower: "name_words" }),
      ...inPlace({ tier: 3, words: "card_words", narrower: "main_words" }),
    ].join(" UNION ALL ")}
    LIMIT :enough
  ), found AS (
    SELECT * FROM on_cards
    UNION ALL
    (SELECT * FROM (${inPlace({ tier: 4, words: "words" }).join(" UNION ALL ")}) AS described
      WHERE NOT EXISTS (SELECT FROM on_cards))
    LIMIT :limit OFFSET :skip
  ) ${CARDS}`;

/** Evaluated only if its place is searched, and once for both branches. */
function frequencyIn(words: string): string {
  return `in_${words} AS MATERIALIZED (SELECT is_frequent_recipe_word('${words}', some_of, :most) AS is_frequent FROM asked)`;
}

/**
 * The matches of one word in one place, as two branches of which one runs. For a frequent word Postgres reads the index that
 * has the order of the results, until it has enough; that index includes the names' words. For a rare word it reads all
 * matches from the inverted index and sorts them.
 */
function inPlace({ tier, words, narrower }: { tier: number; words: string; narrower?: string }): string[] {
  const isFrequent = `(SELECT is_frequent FROM in_${words})`;
  const order = 'ORDER BY name_length, id COLLATE "C" LIMIT :enough';
  return [
    `(SELECT ${tier} AS tier, name_length, id FROM recipe
       WHERE ${isFrequent} AND ${words} @@ ${TYPED} ${narrower ? `AND NOT ${narrower} @@ ${TYPED}` : ""} ${order})`,
    `(SELECT ${tier} AS tier, name_length, id
        FROM recipe_holding_in_${words}(${TYPED}, ${TYPED}, ${TYPED}, ${ANY_TIME}, :most)
       WHERE NOT ${isFrequent} ${order})`,
  ];
}

// Several words, or one with a condition: only by the inverted indexes, with functions that a migration creates.
// The last word counts as a beginning unless it is frequent as a whole word: then the index would take four times as long to
// list the other words that begin with it.
const SEVERAL_WORDS = severalWords({ isPreferring: false });
// With preferred tags all places are read before the results are sorted, since a tag may outweigh the place.
const PREFERRING = severalWords({ isPreferring: true });

function severalWords({ isPreferring }: { isPreferring: boolean }): string {
  const places = [
    matchesIn("name_words", { tier: 1, group: 0, isPreferring }),
    matchesIn("main_words", { tier: 2, group: 0, isPreferring }),
    matchesIn("card_words", { tier: 4, group: 1, isPreferring }),
  ].join(" UNION ALL ");
  return `
  WITH typed AS (
    SELECT CASE WHEN is_frequent_recipe_word('main_words', to_tsquery('recipe_text', :lastWhole), :most)
                THEN to_tsquery('recipe_text', :stems)
                ELSE to_tsquery('recipe_text', :stems)
                  || (to_tsquery('recipe_text', :before) && to_tsquery('recipe_prefix', :last)) END AS words,
           -- The inverted index leaves out the tags itself, so that no excluded recipe is read.
           to_tsquery('recipe_prefix', :claim) && :having::tsquery && !!:without::tsquery AS conditions,
           to_tsquery('recipe_text', :any) || to_tsquery('recipe_prefix', :last) AS some_of
  ), asked AS (
    SELECT words AS typed, words && conditions AS bounded, some_of FROM typed
  ), on_cards AS MATERIALIZED (
    ${isPreferring ? `SELECT * FROM (${places}) AS held ORDER BY tier, name_length, id COLLATE "C"` : places}
    LIMIT :enough
  ), found AS (
    SELECT * FROM on_cards
    UNION ALL
    (SELECT * FROM ${matchesIn("words", { tier: 6, group: 2, isPreferring })} AS described WHERE NOT EXISTS (SELECT FROM on_cards))
    LIMIT :limit OFFSET :skip
  ) ${CARDS}`;
}

/**
 * The matches of one place; those with a word in the name first. Preferred tags come before that, and before the difference
 * between the places of a group.
 */
function matchesIn(
  place: string,
  { tier, group, isPreferring }: { tier: number; group: number; isPreferring: boolean },
): string {
  const held = `asked, recipe_holding_in_${place}(typed, bounded, some_of, :longest, :most) AS held`;
  const named = `${tier} + (NOT is_named)::integer`;
  if (!isPreferring) {
    return `
    (SELECT ${named} AS tier, name_length, id FROM ${held}
      ORDER BY tier, name_length, id COLLATE "C" LIMIT :enough)`;
  }
  return `
    (SELECT ${group * GROUP_TIERS} + ${named} + ${PREFERRED_TIERS} * (
              SELECT count(*) FROM unnest(:preferring::tsquery[]) AS tag WHERE NOT recipe.main_words @@ tag
            )::integer AS tier, held.name_length, held.id
       FROM ${held} JOIN recipe ON recipe.id = held.id
      ORDER BY tier, held.name_length, held.id COLLATE "C" LIMIT :enough)`;
}

// Conditions without words: every recipe that meets them, in the shuffled order.
const CONDITIONS_ONLY = `
  WITH asked AS (SELECT NULL::tsquery AS some_of), found AS (
    SELECT 1 AS tier, variety AS name_length, id
      FROM recipe
     WHERE total_minutes <= :longest AND NOT main_words @@ :without::tsquery
     ORDER BY variety, id COLLATE "C" LIMIT :limit OFFSET :skip
  ) ${CARDS}`;

// Whether a word of the catalogue or the food table begins with each typed word. If not, the words that it may be a
// misspelling of: those that share groups of three letters with it, and those of similar length with the same first letter.
const LIKE_WORDS = `
  SELECT typed, known.is_known,
         CASE WHEN known.is_known THEN '{}' ELSE ARRAY(
           SELECT word FROM search_word
            WHERE word % plain
               OR (starts_with(word, left(plain, 1)) AND char_length(word) BETWEEN char_length(plain) - 3 AND char_length(plain) + 3)
         ) END AS alike
    FROM unnest(?::text[]) WITH ORDINALITY AS words (typed, place)
   CROSS JOIN LATERAL unaccent(typed) AS plain
   CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM search_word WHERE starts_with(word, plain)) AS is_known) AS known
   ORDER BY place`;

const RECIPES_WITH = `
  SELECT word, recipes
    FROM unnest(?::text[]) AS words (word)
   CROSS JOIN LATERAL (
     SELECT count(*)::integer AS recipes
       FROM (SELECT FROM recipe WHERE card_words @@ to_tsquery('recipe_prefix', word) LIMIT ?) AS matches
   ) AS counted`;

/** Most equally close words of which the most frequent is searched for. */
const NEAREST_MAX = 10;
/** A shorter last word is ignored if there are others: it does not yet say what is being typed. */
const PREFIX_MIN = 2;
/** Most words of which combinations are tried. */
const RELAXED_WORDS_MAX = 6;

/** {@linkcode RecipeSearch} by Postgres's own text search. */
export class PostgresRecipeSearch implements RecipeSearch {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async search(query: RecipeQuery, page: PageRequest): Promise<SearchHits> {
    const hits = await this.#searchWords(query, page);
    if (hits.recipes.length > 0) return hits;
    for (const fewer of withFewerWishes(query)) {
      const found = await this.#searchWords(fewer, page);
      if (found.recipes.length > 0) return { ...found, isPartial: true };
    }
    return hits;
  }

  async #searchWords(query: RecipeQuery, page: PageRequest): Promise<SearchHits> {
    const found = await this.#find(query, page);
    if (found.length > 0 || query.words.length === 0) return { recipes: found, corrected: undefined, isPartial: false };

    const { words, useful } = await this.#correct(query.words);
    const isCorrected = words.some((word, place) => word !== query.words[place]);
    const asked = { ...query, words };
    const corrected = isCorrected ? words : undefined;
    const again = isCorrected ? await this.#find(asked, page) : [];
    if (again.length > 0) return { recipes: again, corrected, isPartial: false };
    const near = await this.#findMost(asked, { useful, page });
    return { recipes: near, corrected: near.length > 0 ? corrected : undefined, isPartial: near.length > 0 };
  }

  async listDiverse({ skip, limit }: PageRequest): Promise<RecipeSummary[]> {
    const { rows } = await this.#knex.raw<{ rows: RecipeCardRow[] }>(
      `SELECT ${CARD_COLUMNS} FROM recipe ORDER BY variety, id COLLATE "C" LIMIT :limit OFFSET :skip`,
      { skip, limit },
    );
    return rows.map(toSummary);
  }

  async #correct(typed: readonly string[]): Promise<{ words: string[]; useful: string[] }> {
    const { rows } = await this.#knex.raw<{ rows: { typed: string; is_known: boolean; alike: string[] }[] }>(
      LIKE_WORDS,
      [[...typed]],
    );
    const nearest = rows.map((row) => nearestWords(removeAccents(row.typed), row.alike).slice(0, NEAREST_MAX));
    const counts = await this.#recipesWith(nearest.filter((words) => words.length > 1).flat());
    const words = rows.map(({ typed }, place) => {
      const closest = nearest[place] ?? [];
      return closest.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? typed;
    });
    // Unknown words alone find nothing, whatever they may be a misspelling of.
    const isAnyKnown = rows.some((row) => row.is_known);
    const useful = words.filter(
      (word, place) => !COMMON_WORDS.has(word) && (rows[place]?.is_known || nearest[place]?.includes(word)),
    );
    return { words, useful: isAnyKnown ? useful : [] };
  }

  /** In how many recipes each word occurs. */
  async #recipesWith(words: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (words.length === 0) return new Map();
    const { rows } = await this.#knex.raw<{ rows: { word: string; recipes: number }[] }>(RECIPES_WITH, [
      [...words],
      MATCHES_MAX,
    ]);
    return new Map(rows.map(({ word, recipes }) => [word, recipes]));
  }

  #find(query: RecipeQuery, page: PageRequest): Promise<RecipeHit[]> {
    const { words, having, preferring, without, maxMinutes } = query;
    const conditions = having.length + preferring.length + without.length;
    const isOneWord = words.length === 1 && maxMinutes === undefined && conditions === 0;
    return isOneWord ? this.#findWord(query, page) : this.#findAll(query, page);
  }

  async #findWord(query: RecipeQuery, { skip, limit }: PageRequest): Promise<RecipeHit[]> {
    const { rows } = await this.#knex.raw<{ rows: HitRow[] }>(ONE_WORD, {
      ...searchTerms(query.words),
      skip,
      limit,
      enough: skip + limit,
      most: MATCHES_MAX,
    });
    return rows.map((row) => toHit(row, query));
  }

  /** A time limit that the index knows as a word ("within30min") is searched for like a word. */
  async #findAll(query: RecipeQuery, page: PageRequest): Promise<RecipeHit[]> {
    const claim = query.maxMinutes === undefined ? undefined : timeTagFor(query.maxMinutes);
    if (query.words.length + query.having.length === 0 && claim === undefined)
      return this.#rows(CONDITIONS_ONLY, { query, page, more: {} });
    return this.#rows(severalWordsFor(query), {
      query,
      page,
      more: { ...searchTerms(query.words), claim: claim ?? "" },
    });
  }

  /**
   * The recipes that match most of the useful words, of which a long text keeps the rarest; leaves out one more at a time.
   * Other words are ordinary or unknown, so they only prevent a match.
   */
  async #findMost(
    query: RecipeQuery,
    { useful, page }: { useful: readonly string[]; page: PageRequest },
  ): Promise<RecipeHit[]> {
    const { maxMinutes } = query;
    const words = useful.length > RELAXED_WORDS_MAX ? await this.#rarest(useful) : useful;
    const most = words.length === query.words.length ? words.length - 1 : words.length;
    const claim = (maxMinutes === undefined ? undefined : timeTagFor(maxMinutes)) ?? "";
    for (let size = most; size > 0; size -= 1) {
      const stems = subsets(words, size)
        .map((each) => `(${each.join(" & ")})`)
        .join(" | ");
      const more = { stems, before: "", last: "", lastWhole: "", any: words.join(" | "), claim };
      const found = await this.#rows(severalWordsFor(query), { query, page, more });
      if (found.length > 0) return found;
    }
    return [];
  }

  async #rarest(words: readonly string[]): Promise<string[]> {
    const counts = await this.#recipesWith(words);
    const rarest = words.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0)).slice(0, RELAXED_WORDS_MAX);
    return words.filter((word) => rarest.includes(word));
  }

  async #rows(
    sql: string,
    { query, page, more }: { query: RecipeQuery; page: PageRequest; more: Readonly<Record<string, string>> },
  ): Promise<RecipeHit[]> {
    const { rows } = await this.#knex.raw<{ rows: HitRow[] }>(sql, {
      ...more,
      without: anyOf(query.without),
      having: query.having.map((tags) => `(${anyOf(tags)})`).join(" & "),
      preferring: query.preferring.map((tag) => anyOf([tag])),
      longest: query.maxMinutes ?? ANY_TIME,
      most: MATCHES_MAX,
      skip: page.skip,
      limit: page.limit,
      enough: page.skip + page.limit,
    });
    return rows.map((row) => toHit(row, query));
  }
}

function severalWordsFor({ preferring }: RecipeQuery): string {
  return preferring.length > 0 ? PREFERRING : SEVERAL_WORDS;
}

/** Tags in the syntax of `tsquery`. */
function anyOf(tags: readonly string[]): string {
  return tags.map((tag) => `'${tag}'`).join(" | ");
}

/** The words in the syntax of `to_tsquery`. */
function searchTerms(words: readonly string[]) {
  const last = words.at(-1) ?? "";
  const isTyped = words.length === 1 || last.length >= PREFIX_MIN;
  const whole = (isTyped ? words : words.slice(0, -1)).join(" & ");
  return {
    stems: whole,
    before: isTyped ? words.slice(0, -1).join(" & ") : "",
    last: isTyped && last !== "" ? `${last}:*` : "",
    lastWhole: isTyped ? last : "",
    any: words.join(" | "),
  };
}

function subsets(words: readonly string[], size: number): (readonly string[])[] {
  if (size === 0) return [[]];
  return words.flatMap((word, place) => subsets(words.slice(place + 1), size - 1).map((rest) => [word, ...rest]));
}

function toHit(row: HitRow, query: RecipeQuery): RecipeHit {
  const { name, cuisine, keywords, dish_types: dishTypes, preferences, diets, total_minutes: totalMinutes } = row;
  const facts = { name, cuisine, keywords, dishTypes, preferences, diets, totalMinutes, foods: row.found_foods };
  return { ...toSummary(row), why: explainMatch(facts, query) };
}
