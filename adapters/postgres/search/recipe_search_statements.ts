import { type QueryUnit, SEARCH_DEPTH_MAX } from "../../../core/search/mod.ts";
import { ownMatches } from "../cookbook/own_recipe_matches.ts";
import { CARD_COLUMNS } from "../recipe/recipe_row.ts";
import { isFrequent, isVeryFrequent } from "./frequent_words.ts";
import { GROUPS } from "./recipe_search_hits.ts";
import { allOf, anyOf, anyTag, namedUnitQuery, subsets, unitQuery } from "./recipe_search_units.ts";

/** A word with more matches is frequent: they are not sorted, but read in the order of another index. */
export const MATCHES_MAX = SEARCH_DEPTH_MAX;
/** More matches than a word has that is not very frequent, up to a million recipes. */
const SORTED_MAX = 30_000;
export const ANY_TIME = 32_767;
/** More tiers than the places have. */
const PREFERRED_TIERS = 10;
/** More tiers than all preferred tags together have: a query has at most as many as words. */
const GROUP_TIERS = 1_000;

/**
 * Recipes of the shuffled order that are looked at, and how many of them meet a condition that is frequent. In a large catalogue fewer
 * are enough, by the rule of {@linkcode isVeryFrequent}: to test one for each result takes as long as to list `tests`.
 */
const SAMPLE = { size: 200, frequent: 20, tests: 8 };

/**
 * Names with a very frequent word, shortest first, of which the conditions are tested. If at least `frequent` of the sampled recipes
 * meet the conditions, `enough` of the names are likely to.
 */
const NAMES = { tested: 1_000, frequent: 50, enough: 250 };

/** How many of the preferred tags a recipe lacks: by the level at which it was found, or counted. */
const UNMET = {
  byTier: `tier % ${GROUP_TIERS} / ${PREFERRED_TIERS}`,
  counted: "(SELECT count(*) FROM unnest(:preferring::tsquery[]) AS tag WHERE NOT recipe.main_words @@ tag)::integer",
};

/** The end of a statement: the matches in their order. */
export const FOUND = `
  SELECT id, tier, found.name_length, found_in FROM found ORDER BY tier, found.name_length, id COLLATE "C"`;

function cards({ unmet = UNMET.byTier, places = "" } = {}): string {
  return `
  SELECT ${CARD_COLUMNS}, cuisine, keywords, dish_types, preferences, diets, principal_foods,
         required_foods || optional_foods AS foods, found_in, ${unmet} AS unmet ${places}
    FROM found
    JOIN stored_recipe AS recipe USING (id)
   ORDER BY tier, found.name_length, id COLLATE "C"`;
}

/**
 * One unit: the places are searched one after the other until there are enough matches, since LIMIT stops a UNION ALL early.
 * Descriptions count only if nothing else is found: a dish that "goes well with chicken" is not a chicken dish.
 */
export const ONE_UNIT = `
  WITH asked AS (SELECT ${unitQuery(0)} AS some_of),
       ${["name_words", "main_words", "card_words", "words"].map(frequencyIn).join(", ")},
       on_cards AS MATERIALIZED (
    ${[
      ownInPlaces(),
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
  )`;

/** Own recipes by their names, main words or foods; descriptions are searched in the catalogue only. */
function ownInPlaces(): string {
  const [unit, named] = [unitQuery(0), namedUnitQuery(0)];
  const isMain = `main_words @@ ${unit}`;
  return ownMatches({
    columns: `CASE WHEN name_words @@ ${named} THEN 1 WHEN ${isMain} THEN 2 ELSE 3 END AS tier`,
    condition: `card_words @@ ${unit} OR name_words @@ ${named}`,
    found: `CASE WHEN ${isMain} OR name_words @@ ${named} THEN ${GROUPS.main} ELSE ${GROUPS.card} END`,
  });
}

/** Evaluated only if its place is searched, and once for both branches. */
function frequencyIn(words: string): string {
  // The index that has the order of the results includes only the words of names.
  const isMany = words === "name_words" ? isFrequent : isVeryFrequent;
  return `in_${words} AS MATERIALIZED (SELECT ${isMany(words, "some_of")} AS is_frequent FROM asked)`;
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
  const [unit, named] = [unitQuery(0), namedUnitQuery(0)];
  const queryOf = (column: string) => (column === "name_words" ? named : unit);
  const rare =
    words === "name_words"
      ? `recipe_named(${named}, :most)`
      : `recipe_holding_in_${words}(${narrower === "name_words" ? named : unit}, ${unit}, ${unit}, ${ANY_TIME}, ${SORTED_MAX})`;
  const order = 'ORDER BY name_length, id COLLATE "C" LIMIT :enough';
  return [
    `(SELECT ${tier} AS tier, name_length, id, ${group} AS found_in FROM recipe
       WHERE ${isInMany} AND ${words} @@ ${queryOf(words)} ${narrower ? `AND NOT ${narrower} @@ ${queryOf(narrower)}` : ""} ${order})`,
    `(SELECT ${tier} AS tier, name_length, id, ${group} AS found_in FROM ${rare} WHERE NOT ${isInMany} ${order})`,
  ];
}

// The inverted index leaves out the tags itself, so that no excluded recipe is read.
const CONDITIONS = ":having::tsquery && !!:without::tsquery";
/** The conditions and all preferred tags, without implied ones: the inverted index would read one more list for each. */
const BEST = ":unimplied::tsquery && !!:without::tsquery && :lacking0::tsquery";

function bestOf({ preferred }: Pick<StatementOptions, "preferred">): string {
  return preferred > 0 ? BEST : CONDITIONS;
}

/** The conditions of a statement besides units. */
export interface StatementOptions {
  /** How many tags are preferred. */
  readonly preferred: number;
  /** Whether recipes have to meet a condition: tags, a time, or an exclusion. */
  readonly isBounded: boolean;
}

/**
 * Several units, or one with a condition: only by the inverted indexes, with functions that a migration creates. An unfinished
 * last word counts as a beginning unless it is frequent as a whole word: then the index would take four times as long to list
 * the other words that begin with it.
 */
export function severalUnits(units: readonly QueryUnit[], options: StatementOptions): string {
  const last = units.length - 1;
  const all = (queryOf: typeof unitQuery) => {
    const queries = (isWhole: boolean) =>
      allOf(units.map((_, place) => queryOf(place, { isWhole: isWhole && place === last })));
    return units[last]?.isBeginning
      ? `CASE WHEN ${isFrequent("main_words", `to_tsquery('recipe_text', :text${last})`)}
              THEN ${queries(true)} ELSE ${queries(false)} END`
      : queries(false);
  };
  const some = anyOf(units.map((_, place) => namedUnitQuery(place)));
  const isOne = units.length === 1 && options.isBounded;
  const matches = (places: readonly SearchedPlace[]) => matchesOf(places, options).join(" UNION ALL ");
  return `
  WITH typed AS (
    SELECT ${all(unitQuery)} AS words, ${all(namedUnitQuery)} AS named, ${CONDITIONS} AS conditions,
           ${bestOf(options)} AS best, ${some} AS some_of
  ), asked AS (
    SELECT named, words && conditions AS bounded, words && best AS best, some_of FROM typed
  )${isOne ? shortestNames() : ""}, on_cards AS MATERIALIZED (
    ${[ownOfUnits(), ...(isOne ? [SHORTEST_NAMES] : []), ...[NAMED, CARD].map(matches)].join(" UNION ALL ")}
    LIMIT :enough
  ), found AS (
    SELECT * FROM on_cards
    UNION ALL
    (SELECT * FROM (${matches(DESCRIPTION)}) AS described WHERE :isDescribed AND NOT EXISTS (SELECT FROM on_cards))
    LIMIT :limit OFFSET :skip
  )`;
}

const OWN_IN_TIME = `(:longest = ${ANY_TIME} OR total_minutes <= :longest)`;

/** Own recipes in the places and levels of {@linkcode matchesIn}. */
function ownOfUnits(): string {
  const isMain = "main_words @@ bounded";
  const [main, card] = [GROUPS.main * GROUP_TIERS, GROUPS.card * GROUP_TIERS];
  const unmet = `(SELECT count(*) FROM unnest(:preferring::tsquery[]) AS tag WHERE NOT main_words @@ tag)::integer`;
  return ownMatches({
    from: "asked",
    columns: `CASE WHEN ${isMain} THEN ${main + 1} + (NOT name_words @@ named)::integer ELSE ${card + 4} END + ${PREFERRED_TIERS} * ${unmet} AS tier`,
    condition: `(${isMain} OR card_words @@ bounded) AND ${OWN_IN_TIME}`,
    found: `CASE WHEN ${isMain} THEN ${GROUPS.main} ELSE ${GROUPS.card} END`,
  });
}

/**
 * The matches of one very frequent unit in names, if many recipes meet the conditions: in the order of the results, until there are
 * enough. The inverted indexes would list the recipes of every word and tag first.
 */
function shortestNames(): string {
  return `, in_order AS MATERIALIZED (
    SELECT ${isVeryFrequent("name_words", "named")} AND :enough::integer <= ${NAMES.enough}
       AND (SELECT count(*) >= ${NAMES.frequent}
              FROM (SELECT main_words FROM recipe ORDER BY variety, id COLLATE "C" LIMIT ${SAMPLE.size}) AS sample
             WHERE main_words @@ best) AS is_fast
      FROM typed
  ), shortest AS MATERIALIZED (
    SELECT id, name_length
      FROM (SELECT id, name_length FROM recipe
             WHERE (SELECT is_fast FROM in_order) AND name_words @@ (SELECT named FROM typed)
             ORDER BY name_length, id COLLATE "C" LIMIT ${NAMES.tested}) AS named
     CROSS JOIN LATERAL (
       SELECT FROM recipe AS own
        WHERE own.id = named.id AND total_minutes <= :longest AND main_words @@ (SELECT best FROM typed)
       OFFSET 0) AS bounded
     ORDER BY name_length, id COLLATE "C" LIMIT :enough
  )`;
}

/** Nothing if there are fewer than needed: then the inverted indexes find all. */
const SHORTEST_NAMES = `
    (SELECT ${GROUPS.main * GROUP_TIERS + 1} AS tier, name_length, id, ${GROUPS.main} AS found_in
       FROM shortest WHERE (SELECT count(*) >= :enough::integer FROM shortest))`;

/**
 * Conditions without words ("dinner without gluten"), which only main words meet. If a sample of the shuffled order says that many
 * recipes meet them, Postgres reads the index that has the order of the results, until it has enough: the inverted index would list
 * them all. Preferred tags come first.
 */
export function conditionsOnly({ preferred }: Pick<StatementOptions, "preferred">): string {
  const best = bestOf({ preferred });
  const order = 'ORDER BY name_length, id COLLATE "C" LIMIT :enough';
  const columns = `1 AS tier, name_length, id, ${GROUPS.main} AS found_in`;
  const isMet = "(SELECT is_frequent FROM met)";
  const lacking = Array.from({ length: preferred }, (_, place) =>
    matchesIn({ words: "main_words", tier: 1, group: GROUPS.main }, { lacking: place + 1, isBounded: true }),
  );
  return `
  WITH asked AS (SELECT ''::tsquery AS named, ''::tsquery AS some_of, ${CONDITIONS} AS bounded),
  met AS MATERIALIZED (
    SELECT count(*) >= ${SAMPLE.frequent} OR (count(*) / ${SAMPLE.size}.0) ^ 2
             * (SELECT reltuples FROM pg_class WHERE oid = 'stored_recipe'::regclass) >= ${SAMPLE.tests} * :enough::integer AS is_frequent
      FROM (SELECT main_words FROM recipe ORDER BY variety, id COLLATE "C" LIMIT ${SAMPLE.size}) AS sample
     WHERE main_words @@ (${best})
  ), on_cards AS MATERIALIZED (
    ${[
      ownMatches({
        from: "asked",
        columns: "1 AS tier",
        condition: `main_words @@ bounded AND ${OWN_IN_TIME}`,
        found: String(GROUPS.main),
      }),
      `(SELECT ${columns} FROM recipe
         WHERE ${isMet} AND main_words @@ (${best}) AND total_minutes <= :longest ${order})`,
      `(SELECT ${columns} FROM recipe_holding_in_main_words(''::tsquery, ${best}, ''::tsquery, :longest, :most)
         WHERE NOT ${isMet} ${order})`,
      ...lacking,
    ].join(" UNION ALL ")}
    LIMIT :enough
  ), found AS (
    SELECT * FROM on_cards LIMIT :limit OFFSET :skip
  )`;
}

interface SearchedPlace {
  readonly words: string;
  readonly tier: number;
  readonly group: number;
}

// Preferred tags come before the place within each of these.
const NAMED: readonly SearchedPlace[] = [
  { words: "name_words", tier: 1, group: GROUPS.main },
  { words: "main_words", tier: 2, group: GROUPS.main },
];
const CARD: readonly SearchedPlace[] = [{ words: "card_words", tier: 4, group: GROUPS.card }];
const DESCRIPTION: readonly SearchedPlace[] = [{ words: "words", tier: 6, group: GROUPS.description }];

/** The matches of these places in the order of the results: first those with all preferred tags, then those that lack one, … */
function matchesOf(places: readonly SearchedPlace[], { preferred, isBounded }: StatementOptions): string[] {
  return Array.from({ length: preferred + 1 }, (_, lacking) =>
    places.map((place) => matchesIn(place, { lacking: preferred === 0 ? undefined : lacking, isBounded })),
  ).flat();
}

/**
 * The matches of one place that lack so many preferred tags; those with a word in the name first. The inverted index knows the tags,
 * so no recipe is read for them.
 */
function matchesIn(
  { words, tier, group }: SearchedPlace,
  { lacking, isBounded }: { lacking: number | undefined; isBounded: boolean },
): string {
  const bounded = lacking === undefined ? "bounded" : lacking === 0 ? "best" : `bounded && :lacking${lacking}::tsquery`;
  const first = group * GROUP_TIERS + tier + PREFERRED_TIERS * (lacking ?? 0);
  const [matches, isNamed] =
    words !== "name_words"
      ? [`recipe_holding_in_${words}(named, ${bounded}, some_of, :longest, :most)`, "is_named"]
      : isBounded || lacking !== undefined
        ? [`recipe_named_and_bounded(named, ${bounded}, :longest, :most)`, "true"]
        : ["recipe_named(named, :most)", "true"];
  return `
    (SELECT ${first} + (NOT ${isNamed})::integer AS tier, name_length, id, ${group} AS found_in
       FROM asked, ${matches}
      ORDER BY tier, name_length, id COLLATE "C" LIMIT :enough)`;
}

/** The bindings of preferred tags: for each number of them the query for recipes that lack so many. */
export function lackingBindings(tags: readonly string[]): Record<string, string> {
  if (tags.length === 0) return {};
  const having = (size: number) =>
    size > tags.length
      ? ""
      : subsets(tags, size)
          .map((some) => `(${some.map((tag) => anyTag([tag])).join(" & ")})`)
          .join(" | ");
  const queries = tags.map((_, lacking) => {
    const [enough, better] = [having(tags.length - lacking), having(tags.length - lacking + 1)];
    return better === "" ? enough : `(${enough}) & !(${better})`;
  });
  return Object.fromEntries(
    [...queries, `!(${having(1)})`].map((query, lacking) => [`lacking${lacking}`, query] as const),
  );
}

/**
 * Recipes with most of several units, and where they have each. Those with one unit less are only looked for until there are
 * enough; those with none only if the query also asks for tags.
 */
export function someUnits(
  units: readonly QueryUnit[],
  { isPreferring, isHaving }: { isPreferring: boolean; isHaving: boolean },
): string {
  const queries = units.map((_, place) => unitQuery(place));
  const sizes = [...units.map((_, place) => units.length - place), ...(isHaving ? [0] : [])];
  const level = (size: number) => anyOf(subsets(queries, size).map(allOf));
  const matches = sizes.flatMap((size, place) => {
    const [asked, bounded] = [`of_${size}`, `of_${size} && conditions`];
    return [
      `recipe_named_and_bounded(${asked}, ${bounded}, :longest, :most)`,
      `recipe_holding_in_main_words(${asked}, ${bounded}, ${asked}, :longest, :most)`,
      `recipe_holding_in_card_words(${asked}, ${bounded}, ${asked}, :longest, :most)`,
    ].map(
      (holding) => `
    (SELECT ${place} AS tier, name_length, id FROM levels, ${holding}
      ORDER BY name_length, id COLLATE "C" LIMIT :enough)`,
    );
  });
  const has = (size: number) => `card_words @@ (of_${size} && conditions)`;
  const own = ownMatches({
    from: "levels",
    columns: `CASE ${sizes.map((size, place) => `WHEN ${has(size)} THEN ${place}`).join(" ")} END AS tier`,
    condition: `(${sizes.map(has).join(" OR ")}) AND ${OWN_IN_TIME}`,
  });
  const places = queries.map(
    (query) => `CASE WHEN main_words @@ ${query} THEN 1 WHEN card_words @@ ${query} THEN 2 ELSE 0 END`,
  );
  return `
  WITH levels AS (
    SELECT ${CONDITIONS} AS conditions, ${sizes.map((size) => `${level(size)} AS of_${size}`).join(", ")}
  ), matching AS MATERIALIZED (
    ${[own, ...matches].join(" UNION ALL ")}
    LIMIT :enough
  ), found AS (
    SELECT min(tier) AS tier, name_length, id, ${GROUPS.main} AS found_in FROM matching GROUP BY name_length, id
  ) ${cards({ unmet: isPreferring ? UNMET.counted : "0", places: `, ARRAY[${places.join(", ")}]::integer[] AS places` })}`;
}

/** The end of a statement: the cards of the matches in their order. */
export const CARDS = cards();

/** The cards of matches that are known: those of {@linkcode FOUND}. */
export const CARDS_OF = `
  WITH found AS (
    SELECT * FROM unnest(:ids::text[], :tiers::integer[], :lengths::integer[], :places::integer[])
      AS found (id, tier, name_length, found_in)
  ) ${CARDS}`;

/** Conditions without words, of which no index has one: every recipe that meets them, in the shuffled order. */
export const UNORDERED = `
  WITH found AS (
    SELECT 1 AS tier, variety AS name_length, id, ${GROUPS.main} AS found_in
      FROM recipe
     WHERE total_minutes <= :longest AND NOT main_words @@ :without::tsquery
     ORDER BY variety, id COLLATE "C" LIMIT :limit OFFSET :skip
  )`;
