import type { Knex } from "knex";
import {
  explainMatch,
  FEW_MATCHES,
  type FoodKey,
  type FoodTable,
  nearestWords,
  type PageRequest,
  type Place,
  partialWeights,
  type QueryUnit,
  queryUnitsOf,
  RANKED_MAX,
  type RecipeHit,
  type RecipeQuery,
  type RecipeSearch,
  type RecipeSummary,
  rankMatches,
  removeAccents,
  SEARCH_DEPTH_MAX,
  type SearchHits,
  searchWithFewerWishes,
  tagUnit,
  timeTagFor,
} from "../../core/recipe/mod.ts";
import { PostgresFoodTables } from "./food_tables.ts";
import { FrequentWords, isFrequent } from "./frequent_words.ts";
import { CARD_COLUMNS, type RecipeCardRow, toSummary } from "./recipe_row.ts";

interface HitRow extends RecipeCardRow {
  cuisine: string;
  keywords: string[];
  dish_types: string[];
  preferences: string[];
  diets: string[];
  principal_foods: FoodKey[];
  foods: FoodKey[];
  /** In which place of {@linkcode GROUPS} it was found. */
  found_in: number;
  /** How many of the preferred tags it lacks. */
  unmet: number;
  /** For a partial match: where the recipe has each unit; see {@linkcode PLACES}. */
  places?: number[];
}

/** A word with more matches is frequent: they are not sorted, but read in the order of another index. */
const MATCHES_MAX = SEARCH_DEPTH_MAX;
const ANY_TIME = 32_767;
const PLACES: readonly Place[] = [undefined, "main", "card"];
/** The place of a match: by its name or main words; by other foods; only by its description. */
const GROUPS = { main: 0, card: 1, description: 2 };
/** More tiers than the places have. */
const PREFERRED_TIERS = 10;
/** More tiers than all preferred tags together have: a query has at most as many as words. */
const GROUP_TIERS = 1_000;

/** Recipes of the shuffled order that are looked at, and how many of them meet a condition that is frequent. */
const SAMPLE = { size: 100, frequent: 10 };

/** How many of the preferred tags a recipe lacks. */
const UNMET =
  "(SELECT count(*) FROM unnest(:preferring::tsquery[]) AS tag WHERE NOT recipe.main_words @@ tag)::integer";

/** The cards of `found`, in its order. */
function cards({ isPreferring = false, places = "" } = {}): string {
  return `
  SELECT ${CARD_COLUMNS}, cuisine, keywords, dish_types, preferences, diets, principal_foods,
         required_foods || optional_foods AS foods, found_in, ${isPreferring ? UNMET : "0"} AS unmet ${places}
    FROM found
    JOIN recipe USING (id)
   ORDER BY tier, found.name_length, id COLLATE "C"`;
}

/**
 * A unit of the query: its spellings, every word by its stem; its foods; and if it is unfinished, words that begin with it.
 * Postgres ignores stop words ("with").
 */
function unitQuery(place: number, { isWhole = false } = {}): string {
  const whole = `to_tsquery('recipe_text', :text${place}) || :foods${place}::tsquery`;
  return isWhole ? `(${whole})` : `(${whole} || to_tsquery('recipe_prefix', :beginning${place}))`;
}

/** The bindings of {@linkcode unitQuery}. */
function unitBindings(units: readonly QueryUnit[]): Record<string, string> {
  const bindings = units.map((unit, place) => [
    [`text${place}`, textQuery(unit)],
    [`foods${place}`, foodsQuery(unit)],
    [`beginning${place}`, unit.isBeginning ? `${unit.typed.join(" & ")}:*` : ""],
  ]);
  return Object.fromEntries(bindings.flat());
}

function textQuery({ spellings }: QueryUnit): string {
  return spellings.map((spelling) => `(${spelling.join(" & ")})`).join(" | ");
}

/** The foods and tags. */
function foodsQuery({ foods, tags }: QueryUnit): string {
  return anyTag([...foods.map((key) => `in:${key}`), ...tags]);
}

// One unit: the places are searched one after the other until there are enough matches, since LIMIT stops a UNION ALL early.
// Descriptions count only if nothing else is found: a dish that "goes well with chicken" is not a chicken dish.
const ONE_UNIT = `
  WITH asked AS (SELECT ${unitQuery(0)} AS some_of),
       ${["name_words", "main_words", "card_words", "words"].map(frequencyIn).join(", ")},
       on_cards AS MATERIALIZED (
    ${[
      ...inPlace({ tier: 1, group: GROUPS.main, words: "name_words" }),
      ...inPlace({ tier: 2, group: GROUPS.main, words: "main_words", narrower: "name_words" }),
      ...inPlace({ tier: 3, group: GROUPS.card, words: "card_words", narrower: "main_words" }),
    ].join(" UNION ALL ")}
    LIMIT :enough
  ), found AS (
    SELECT * FROM on_cards
    UNION ALL
    (SELECT * FROM (${inPlace({ tier: 4, group: GROUPS.description, words: "words" }).join(" UNION ALL ")}) AS described
      WHERE :isDescribed AND NOT EXISTS (SELECT FROM on_cards))
    LIMIT :limit OFFSET :skip
  ) ${cards()}`;

/** Evaluated only if its place is searched, and once for both branches. */
function frequencyIn(words: string): string {
  return `in_${words} AS MATERIALIZED (SELECT ${isFrequent(words, "some_of")} AS is_frequent FROM asked)`;
}

/**
 * The matches of one unit in one place, as two branches of which one runs. For a frequent word Postgres reads the index that
 * has the order of the results, until it has enough; that index includes the names' words. For a rare word it reads all
 * matches from the inverted index and sorts them.
 */
function inPlace({
  tier,
  group,
  words,
  narrower,
}: {
  tier: number;
  group: number;
  words: string;
  narrower?: string;
}): string[] {
  const isInMany = `(SELECT is_frequent FROM in_${words})`;
  const unit = unitQuery(0);
  const order = 'ORDER BY name_length, id COLLATE "C" LIMIT :enough';
  return [
    `(SELECT ${tier} AS tier, name_length, id, ${group} AS found_in FROM recipe
       WHERE ${isInMany} AND ${words} @@ ${unit} ${narrower ? `AND NOT ${narrower} @@ ${unit}` : ""} ${order})`,
    `(SELECT ${tier} AS tier, name_length, id, ${group} AS found_in
        FROM recipe_holding_in_${words}(${unit}, ${unit}, ${unit}, ${ANY_TIME}, :most)
       WHERE NOT ${isInMany} ${order})`,
  ];
}

// The inverted index leaves out the tags itself, so that no excluded recipe is read.
const CONDITIONS = "to_tsquery('recipe_prefix', :claim) && :having::tsquery && !!:without::tsquery";

/**
 * Several units, or one with a condition: only by the inverted indexes, with functions that a migration creates. An unfinished
 * last word counts as a beginning unless it is frequent as a whole word: then the index would take four times as long to list
 * the other words that begin with it.
 */
function severalUnits(units: readonly QueryUnit[], { isPreferring }: { isPreferring: boolean }): string {
  const last = units.length - 1;
  const all = (isWhole: boolean) =>
    allOf(units.map((_, place) => unitQuery(place, { isWhole: isWhole && place === last })));
  const words = units[last]?.isBeginning
    ? `CASE WHEN ${isFrequent("main_words", `to_tsquery('recipe_text', :text${last})`)}
            THEN ${all(true)} ELSE ${all(false)} END`
    : all(false);
  return `
  WITH typed AS (
    SELECT ${words} AS words, ${CONDITIONS} AS conditions, ${anyOf(units.map((_, place) => unitQuery(place)))} AS some_of
  ), asked AS (
    SELECT words AS typed, words && conditions AS bounded, some_of FROM typed
  ), on_cards AS MATERIALIZED (
    ${isPreferring ? onPreferredCards() : [...NAMED, ...CARD].map((place) => matchesIn(place)).join(" UNION ALL ")}
    LIMIT :enough
  ), found AS (
    SELECT * FROM on_cards
    UNION ALL
    (SELECT * FROM ${isPreferring ? preferredIn(DESCRIPTION, { bounded: "bounded" }) : matchesIn(DESCRIPTION)} AS described
      WHERE :isDescribed AND NOT EXISTS (SELECT FROM on_cards))
    LIMIT :limit OFFSET :skip
  ) ${cards({ isPreferring })}`;
}

/**
 * Conditions without words ("dinner without gluten"), which only main words meet. If a sample of the shuffled order says that many
 * recipes meet them, Postgres reads the index that has the order of the results, until it has enough: the inverted index would list
 * them all. Preferred tags come first.
 */
function conditionsOnly({ isPreferring }: { isPreferring: boolean }): string {
  const preferred = isPreferring ? `${CONDITIONS} && :allPreferring::tsquery` : CONDITIONS;
  const order = 'ORDER BY name_length, id COLLATE "C" LIMIT :enough';
  const columns = `1 AS tier, name_length, id, ${GROUPS.main} AS found_in`;
  const isMet = "(SELECT is_frequent FROM met)";
  const lacking = preferredIn(
    { words: "main_words", tier: 2, group: GROUPS.main },
    { bounded: "bounded && !!:allPreferring::tsquery" },
  );
  return `
  WITH asked AS (SELECT ''::tsquery AS typed, ''::tsquery AS some_of, ${CONDITIONS} AS bounded),
  met AS MATERIALIZED (
    SELECT count(*) >= ${SAMPLE.frequent} AS is_frequent
      FROM (SELECT main_words FROM recipe ORDER BY variety, id COLLATE "C" LIMIT ${SAMPLE.size}) AS sample
     WHERE main_words @@ (${preferred})
  ), on_cards AS MATERIALIZED (
    (SELECT ${columns} FROM recipe
      WHERE ${isMet} AND main_words @@ (${preferred}) AND total_minutes <= :longest ${order})
    UNION ALL
    (SELECT ${columns} FROM recipe_holding_in_main_words(''::tsquery, ${preferred}, ''::tsquery, :longest, :most)
      WHERE NOT ${isMet} ${order})
    ${isPreferring ? `UNION ALL ${lacking}` : ""}
    LIMIT :enough
  ), found AS (
    SELECT * FROM on_cards LIMIT :limit OFFSET :skip
  ) ${cards({ isPreferring })}`;
}

interface SearchedPlace {
  readonly words: string;
  readonly tier: number;
  readonly group: number;
}

const NAMED: readonly SearchedPlace[] = [
  { words: "name_words", tier: 1, group: GROUPS.main },
  { words: "main_words", tier: 2, group: GROUPS.main },
];
const CARD: readonly SearchedPlace[] = [{ words: "card_words", tier: 4, group: GROUPS.card }];
const DESCRIPTION: SearchedPlace = { words: "words", tier: 6, group: GROUPS.description };

/** The matches of one place; those with a word in the name first. */
function matchesIn({ words, tier, group }: SearchedPlace, bounded = "bounded"): string {
  return `
    (SELECT ${group * GROUP_TIERS + tier} + (NOT is_named)::integer AS tier, name_length, id, ${group} AS found_in
       FROM asked, recipe_holding_in_${words}(typed, ${bounded}, some_of, :longest, :most)
      ORDER BY tier, name_length, id COLLATE "C" LIMIT :enough)`;
}

/**
 * The matches of all places. Preferred tags come before the place within a group. The recipes with all these tags are found by
 * the inverted index; the tags of the others are only counted if those are too few, since that reads every match.
 */
function onPreferredCards(): string {
  return [NAMED, CARD]
    .flatMap((places) => [
      ...places.map((place) => matchesIn(place, "bounded && :allPreferring::tsquery")),
      `(SELECT * FROM (${places.map((place) => preferredIn(place, { bounded: "bounded && !!:allPreferring::tsquery" })).join(" UNION ALL ")}) AS lacking
        ORDER BY tier, name_length, id COLLATE "C" LIMIT :enough)`,
    ])
    .join(" UNION ALL ");
}

/** The matches of one place; those with the most preferred tags first. */
function preferredIn({ words, tier, group }: SearchedPlace, { bounded }: { bounded: string }): string {
  return `
    (SELECT ${group * GROUP_TIERS + tier} + (NOT is_named)::integer + ${PREFERRED_TIERS} * ${UNMET} AS tier,
            held.name_length, held.id, ${group} AS found_in
       FROM asked, recipe_holding_in_${words}(typed, ${bounded}, some_of, :longest, :most) AS held
       JOIN recipe ON recipe.id = held.id
      ORDER BY tier, held.name_length, held.id COLLATE "C" LIMIT :enough)`;
}

/**
 * Recipes with most of several units, and where they have each. Those with one unit less are only looked for until there are
 * enough; those with none only if the query also asks for tags.
 */
function someUnits(
  units: readonly QueryUnit[],
  { isPreferring, isHaving }: { isPreferring: boolean; isHaving: boolean },
): string {
  const queries = units.map((_, place) => unitQuery(place));
  const sizes = [...units.map((_, place) => units.length - place), ...(isHaving ? [0] : [])];
  const level = (size: number) => anyOf(subsets(queries, size).map(allOf));
  const matches = sizes.flatMap((size, place) =>
    ["name_words", "main_words", "card_words"].map(
      (words) => `
    (SELECT ${place} AS tier, name_length, id
       FROM levels, recipe_holding_in_${words}(of_${size}, of_${size} && conditions, of_${size}, :longest, :most)
      ORDER BY name_length, id COLLATE "C" LIMIT :enough)`,
    ),
  );
  const places = queries.map(
    (query) => `CASE WHEN main_words @@ ${query} THEN 1 WHEN card_words @@ ${query} THEN 2 ELSE 0 END`,
  );
  return `
  WITH levels AS (
    SELECT ${CONDITIONS} AS conditions, ${sizes.map((size) => `${level(size)} AS of_${size}`).join(", ")}
  ), matching AS MATERIALIZED (
    ${matches.join(" UNION ALL ")}
    LIMIT :enough
  ), found AS (
    SELECT min(tier) AS tier, name_length, id, ${GROUPS.main} AS found_in FROM matching GROUP BY name_length, id
  ) ${cards({ isPreferring, places: `, ARRAY[${places.join(", ")}]::integer[] AS places` })}`;
}

// Conditions without words: every recipe that meets them, in the shuffled order.
const CONDITIONS_ONLY = `
  WITH found AS (
    SELECT 1 AS tier, variety AS name_length, id, ${GROUPS.main} AS found_in
      FROM recipe
     WHERE total_minutes <= :longest AND NOT main_words @@ :without::tsquery
     ORDER BY variety, id COLLATE "C" LIMIT :limit OFFSET :skip
  ) ${cards()}`;

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
            ) END::integer AS recipes
   ) AS counted
   ORDER BY place`;

/** Most equally close words of which the most frequent is searched for. */
const NEAREST_MAX = 10;

/** {@linkcode RecipeSearch} by Postgres's own text search; `rankMatches` puts the best matches in order. */
export class PostgresRecipeSearch implements RecipeSearch {
  readonly #knex: Knex;
  readonly #frequentWords: FrequentWords;
  readonly #foods: PostgresFoodTables;

  constructor(knex: Knex, foods = new PostgresFoodTables(knex)) {
    this.#knex = knex;
    this.#frequentWords = new FrequentWords(knex, { many: MATCHES_MAX });
    this.#foods = foods;
  }

  search(query: RecipeQuery, page: PageRequest): Promise<SearchHits> {
    return searchWithFewerWishes(query, (each) => this.#search(each, page));
  }

  async #search(query: RecipeQuery, page: PageRequest): Promise<SearchHits> {
    const { foods } = await this.#foods.current();
    const units = queryUnitsOf(query.words, foods);
    const asked = { query, units, page, foods };
    const found = await this.#find(asked);
    if (query.isSentence && units.length + query.having.length > 1 && found.length < FEW_MATCHES) {
      const some = await this.#findPart(asked);
      if (some.length > found.length) return { recipes: some, corrected: undefined, isPartial: true };
    }
    if (found.length > 0 || units.length === 0) return { recipes: found, corrected: undefined, isPartial: false };

    const words = await this.#correct(query.words, foods);
    const isCorrected = words.some((word, place) => word !== query.words[place]);
    const corrected = isCorrected ? words : undefined;
    const better = { ...asked, query: { ...query, words }, units: queryUnitsOf(words, foods) };
    const again = isCorrected ? await this.#find(better) : [];
    if (again.length > 0) return { recipes: again, corrected, isPartial: false };
    const near = await this.#findPart(better);
    return { recipes: near, corrected: near.length > 0 ? corrected : undefined, isPartial: near.length > 0 };
  }

  async listDiverse({ skip, limit }: PageRequest): Promise<RecipeSummary[]> {
    const { rows } = await this.#knex.raw<{ rows: RecipeCardRow[] }>(
      `SELECT ${CARD_COLUMNS} FROM recipe ORDER BY variety, id COLLATE "C" LIMIT :limit OFFSET :skip`,
      { skip, limit },
    );
    return rows.map(toSummary);
  }

  async #correct(typed: readonly string[], foods: FoodTable): Promise<string[]> {
    const { rows } = await this.#knex.raw<{ rows: { typed: string; alike: string[] }[] }>(LIKE_WORDS, [[...typed]]);
    const nearest = rows.map((row) => nearestWords(removeAccents(row.typed), row.alike).slice(0, NEAREST_MAX));
    const doubtful = nearest.filter((words) => words.length > 1).flat();
    const recipes = await this.#recipesWith(doubtful.flatMap((word) => queryUnitsOf([word], foods)));
    const counts = new Map(doubtful.map((word, place) => [word, recipes[place] ?? 0]));
    return rows.map(({ typed }, place) => {
      const closest = nearest[place] ?? [];
      return closest.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? typed;
    });
  }

  /** How many recipes have each unit on their card, at most {@linkcode MATCHES_MAX}. */
  async #recipesWith(units: readonly QueryUnit[]): Promise<number[]> {
    if (units.length === 0) return [];
    const { rows } = await this.#knex.raw<{ rows: { recipes: number }[] }>(RECIPES_WITH, {
      texts: units.map(textQuery),
      foods: units.map(foodsQuery),
      most: MATCHES_MAX,
      ...(await this.#frequentWords.current()),
    });
    return rows.map(({ recipes }) => recipes);
  }

  /** The recipes that have all units. A time limit that the index knows as a word ("within30min") is searched for like a word. */
  async #find(asked: Asked): Promise<RecipeHit[]> {
    const { query, units, page } = asked;
    const { maxMinutes, without, having, preferring } = query;
    if (units.length + having.length === 0 && claimOf(query) === "")
      return (await this.#rows(CONDITIONS_ONLY, asked)).map((row) => toHit(row, asked));
    const conditions = having.length + preferring.length + without.length;
    const isOne = units.length === 1 && maxMinutes === undefined && conditions === 0;
    const isPreferring = preferring.length > 0;
    // The best matches are put in order all together, however short the page.
    const { skip, limit } = page;
    const isRanked = skip < RANKED_MAX;
    const depth = isRanked ? { skip: 0, limit: Math.max(RANKED_MAX, skip + limit) } : page;
    const several = units.length > 0 ? severalUnits(units, { isPreferring }) : conditionsOnly({ isPreferring });
    const rows = await this.#rows(isOne ? ONE_UNIT : several, { ...asked, page: depth });
    const ranked = isRanked
      ? [...rank(rows.slice(0, RANKED_MAX), { units }), ...rows.slice(RANKED_MAX)].slice(skip, skip + limit)
      : rows;
    return ranked.map((row) => toHit(row, asked));
  }

  /**
   * The recipes that have the most important units. Ordinary words and those that no card has are left out. What a sentence
   * asks for by tags is important, but no more than its words.
   */
  async #findPart(asked: Asked): Promise<RecipeHit[]> {
    const { query, page } = asked;
    const { having, preferring, isSentence } = query;
    const all = [...asked.units, ...(isSentence ? having.map(tagUnit) : [])];
    const { units, weights } = partialWeights(all, { recipes: await this.#recipesWith(all), isSentence });
    const isHaving = having.length > 0 && !isSentence;
    if (units.length === 0 && !isHaving) return [];
    const sql = someUnits(units, { isHaving, isPreferring: preferring.length > 0 });
    const rows = await this.#rows(sql, {
      ...asked,
      units,
      query: { ...query, having: isHaving ? having : [] },
      page: { skip: 0, limit: RANKED_MAX },
    });
    return rank(rows, { units, weights, isSentence })
      .slice(page.skip, page.skip + page.limit)
      .map((row) => toHit(row, { ...asked, query: { ...query, having: isHaving ? having : hadBy(row, units) } }));
  }

  async #rows(sql: string, { query, units, page }: Asked): Promise<HitRow[]> {
    const { rows } = await this.#knex.raw<{ rows: HitRow[] }>(sql, {
      ...unitBindings(units),
      claim: claimOf(query),
      // A word of a description says little of a food: a Turkish drink is from Turkey.
      isDescribed: !query.isSentence && units.every(({ foods }) => foods.length === 0),
      without: anyTag(query.without),
      having: query.having.map((tags) => `(${anyTag(tags)})`).join(" & "),
      preferring: query.preferring.map((tag) => anyTag([tag])),
      allPreferring: query.preferring.map((tag) => anyTag([tag])).join(" & "),
      longest: query.maxMinutes ?? ANY_TIME,
      ...(await this.#frequentWords.current()),
      most: MATCHES_MAX,
      skip: page.skip,
      limit: page.limit,
      enough: page.skip + page.limit,
    });
    return rows;
  }
}

interface Asked {
  readonly query: RecipeQuery;
  readonly units: readonly QueryUnit[];
  readonly page: PageRequest;
  readonly foods: FoodTable;
}

/** The tags that a partial match has of those asked for. */
function hadBy(row: HitRow, units: readonly QueryUnit[]): RecipeQuery["having"] {
  return units.filter(({ tags }, place) => tags.length > 0 && row.places?.[place] !== 0).map(({ tags }) => tags);
}

function claimOf({ maxMinutes }: RecipeQuery): string {
  return (maxMinutes === undefined ? undefined : timeTagFor(maxMinutes)) ?? "";
}

/** Tags in the syntax of `tsquery`. */
function anyTag(tags: readonly string[]): string {
  return tags.map((tag) => `'${tag}'`).join(" | ");
}

function allOf(queries: readonly string[]): string {
  return queries.length === 0 ? "''::tsquery" : `(${queries.join(" && ")})`;
}

function anyOf(queries: readonly string[]): string {
  return queries.length === 0 ? "''::tsquery" : `(${queries.join(" || ")})`;
}

function subsets(all: readonly string[], size: number): (readonly string[])[] {
  if (size === 0) return [[]];
  return all.flatMap((each, place) => subsets(all.slice(place + 1), size - 1).map((rest) => [each, ...rest]));
}

function rank(
  rows: readonly HitRow[],
  asked: { units: readonly QueryUnit[]; weights?: readonly number[]; isSentence?: boolean },
): HitRow[] {
  return rankMatches(
    rows.map((row) => toMatch(row, asked.units)),
    asked,
  ).map(({ row }) => row);
}

function toMatch(row: HitRow, units: readonly QueryUnit[]) {
  const place: Place = row.found_in === GROUPS.description ? "description" : "main";
  return {
    row,
    ...factsOf(row),
    places: row.places?.map((each) => PLACES[each]) ?? units.map(() => place),
  };
}

function factsOf(row: HitRow) {
  const { name, cuisine, keywords, dish_types: dishTypes, preferences, diets, total_minutes: totalMinutes } = row;
  return {
    name,
    cuisine,
    keywords,
    dishTypes,
    preferences,
    diets,
    totalMinutes,
    principalFoods: row.principal_foods,
    foods: row.foods,
    unmet: row.unmet,
    isDescribed: row.places === undefined && row.found_in === GROUPS.description,
  };
}

function toHit(row: HitRow, { query, units, foods }: Asked): RecipeHit {
  return { ...toSummary(row), why: explainMatch(factsOf(row), { query, units, foods }) };
}
