import type { Knex } from "knex";
import { type FoodTables } from "../../../core/food/mod.ts";
import { type AllowedRecipes, leaveOutExcluded, type RecipeSummary } from "../../../core/recipe/mod.ts";
import {
  areTooFew,
  isAnswer,
  lacksMost,
  type PageRequest,
  partialWeights,
  queryUnitsOf,
  RANKED_MAX,
  type RecipeHit,
  type RecipeQuery,
  type RecipeSearch,
  SEARCH_DEPTH_MAX,
  type SearchHits,
  type SearchPageRequest,
  searchWithFewerWishes,
  tagUnit,
  timeTagFor,
} from "../../../core/search/mod.ts";
import { PostgresFoodTables } from "../food/food_tables.ts";
import { PLANNED_EACH_TIME } from "../prepare_statements.ts";
import { CARD_COLUMNS, type RecipeCardRow, toSummary } from "../recipe/recipe_row.ts";
import { FrequentWords, hasFrequentWord } from "./frequent_words.ts";
import { type Asked, type FoundRow, type HitRow, hadBy, rank, toHit } from "./recipe_search_hits.ts";
import {
  ANY_TIME,
  CARDS,
  CARDS_OF,
  conditionsOnly,
  FOUND,
  lackingBindings,
  MATCHES_MAX,
  ONE_UNIT,
  severalUnits,
  someUnits,
  UNORDERED,
} from "./recipe_search_statements.ts";
import { anyTag, unitBindings } from "./recipe_search_units.ts";
import { RecipeWords } from "./recipe_words.ts";

/** {@linkcode RecipeSearch} by Postgres's own text search; `rankMatches` puts the best matches in order. */
export class PostgresRecipeSearch implements RecipeSearch {
  readonly #knex: Knex;
  readonly #frequentWords: FrequentWords;
  readonly #words: RecipeWords;
  readonly #foods: FoodTables;

  constructor(knex: Knex, foods: FoodTables = new PostgresFoodTables(knex)) {
    this.#knex = knex;
    this.#frequentWords = new FrequentWords(knex, { many: MATCHES_MAX });
    this.#words = new RecipeWords(knex, this.#frequentWords);
    this.#foods = foods;
  }

  search(query: RecipeQuery, page: SearchPageRequest): Promise<SearchHits> {
    return searchWithFewerWishes(query, (each) => this.#search(each, page));
  }

  async #search(query: RecipeQuery, page: SearchPageRequest): Promise<SearchHits> {
    const { foods } = await this.#foods.current();
    const units = queryUnitsOf(query.words, foods, query);
    const asked = { query, units, page, foods };
    const found = await this.#find(asked);
    if (areTooFew(query, { units: units.length, count: countOf(found, page) })) {
      const some = await this.#findPart(asked);
      if (countOf(some, page) > countOf(found, page)) return { ...some, corrected: undefined, isPartial: true };
    }
    if (isAnswer(found) || units.length === 0) return { ...found, corrected: undefined, isPartial: false };

    const words = await this.#words.correct(query.words, foods, page.reader);
    const isCorrected = words.some((word, place) => word !== query.words[place]);
    const corrected = isCorrected ? words : undefined;
    const better = { ...asked, query: { ...query, words }, units: queryUnitsOf(words, foods, query) };
    const again = isCorrected ? await this.#find(better) : NOTHING;
    if (isAnswer(again)) return { ...again, corrected, isPartial: false };
    const near = await this.#findPart(better);
    return { ...near, corrected: isAnswer(near) ? corrected : undefined, isPartial: isAnswer(near) };
  }

  async listDiverse({ skip, limit }: PageRequest): Promise<RecipeSummary[]> {
    const { rows } = await this.#knex.raw<{ rows: RecipeCardRow[] }>(
      `SELECT ${CARD_COLUMNS} FROM recipe ORDER BY variety, id COLLATE "C" LIMIT :limit OFFSET :skip`,
      { skip, limit },
    );
    return rows.map(toSummary);
  }

  /** The recipes that have all units. A time limit that the index knows as a word ("within30min") is searched for like a word. */
  async #find(asked: Asked): Promise<AllowedRecipes<RecipeHit>> {
    const { query, units, page } = asked;
    const { maxMinutes, without, having, filters, preferring } = query;
    if (units.length + conditionsOf(query).length === 0) {
      const { recipes: rows, hiddenByRules } = await this.#kept(UNORDERED, asked);
      return { recipes: rows.map((row) => toHit(row, asked)), hiddenByRules };
    }
    const conditions = having.length + filters.length + preferring.length + without.length;
    const isOne = units.length === 1 && maxMinutes === undefined && conditions === 0;
    // The best matches are put in order all together, however short the page.
    const { skip, limit } = page;
    const isRanked = skip < RANKED_MAX;
    const depth = isRanked ? { ...page, skip: 0, limit: Math.max(RANKED_MAX, skip + limit) } : page;
    const options = { preferred: preferring.length, isBounded: conditions > 0 || maxMinutes !== undefined };
    const several = units.length > 0 ? severalUnits(units, options) : conditionsOnly(options);
    const { recipes: rows, hiddenByRules } = await this.#kept(isOne ? ONE_UNIT : several, { ...asked, page: depth });
    const ranked = isRanked
      ? [...rank(rows.slice(0, RANKED_MAX), { units }), ...rows.slice(RANKED_MAX)].slice(skip, skip + limit)
      : rows;
    return { recipes: ranked.map((row) => toHit(row, asked)), hiddenByRules };
  }

  /** The matches of a page. With food rules first the ids of all matches, then only the cards of the page. */
  async #kept(statement: string, asked: Asked): Promise<AllowedRecipes<HitRow>> {
    const { skip, limit, leaveOut } = asked.page;
    if (!leaveOut) return { recipes: await this.#rows<HitRow>(`${statement} ${CARDS}`, asked), hiddenByRules: 0 };
    const all = { ...asked, page: { ...asked.page, skip: 0, limit: SEARCH_DEPTH_MAX } };
    const found = await leaveOutExcluded(await this.#rows<FoundRow>(`${statement} ${FOUND}`, all), leaveOut);
    const shown = found.recipes.slice(skip, skip + limit);
    if (shown.length === 0) return { recipes: [], hiddenByRules: found.hiddenByRules };
    const { rows } = await this.#knex.raw<{ rows: HitRow[] }>(CARDS_OF, {
      ids: shown.map(({ id }) => id),
      tiers: shown.map(({ tier }) => tier),
      lengths: shown.map(({ name_length: length }) => length),
      places: shown.map(({ found_in: place }) => place),
    });
    return { recipes: rows, hiddenByRules: found.hiddenByRules };
  }

  /**
   * The recipes that have the most important units. Ordinary words and those that no card has are left out. In a sentence,
   * tags are important, but no more than words.
   */
  async #findPart(asked: Asked): Promise<AllowedRecipes<RecipeHit> & Pick<SearchHits, "lacksSubject">> {
    const { query, page } = asked;
    const { having, preferring, isSentence } = query;
    const all = [...asked.units, ...(isSentence ? having.map(tagUnit) : [])];
    const counts = await this.#words.recipesWith(all, page.reader);
    const { units, weights, subject } = partialWeights(all, { recipes: counts, isSentence, subject: query.subject });
    const isHaving = having.length > 0 && !isSentence;
    if (units.length === 0 && !isHaving) return NOTHING;
    const sql = someUnits(units, { isHaving, isPreferring: preferring.length > 0 });
    const rows = await this.#rows<HitRow>(sql, {
      ...asked,
      units,
      query: { ...query, having: isHaving ? having : [] },
      page: { ...page, skip: 0, limit: RANKED_MAX },
    });
    const ranked = rank(rows, { units, weights, isSentence });
    const { recipes: kept, hiddenByRules } = await leaveOutExcluded(ranked, page.leaveOut);
    const recipes = kept
      .slice(page.skip, page.skip + page.limit)
      .map((row) => toHit(row, { ...asked, query: { ...query, having: isHaving ? having : hadBy(row, units) } }));
    // sound: a partial match has a place for each unit
    return { recipes, hiddenByRules, lacksSubject: lacksMost(subject, (place) => ranked[0]?.places?.[place] === 0) };
  }

  async #rows<Row>(sql: string, { query, units, page }: Asked): Promise<Row[]> {
    const frequent = await this.#frequentWords.current();
    const bindings = {
      ...unitBindings(units),
      // A word of a description says little of a food: a Turkish drink is from Turkey.
      isDescribed: !query.isSentence && units.every(({ foods }) => foods.length === 0),
      without: anyTag(query.without),
      having: allTags(conditionsOf(query)),
      unimplied: allTags(conditionsOf(query).filter((tags) => !isImplied(tags, query.preferring))),
      preferring: query.preferring.map((tag) => anyTag([tag])),
      ...lackingBindings(query.preferring),
      longest: query.maxMinutes ?? ANY_TIME,
      ...frequent,
      most: MATCHES_MAX,
      skip: page.skip,
      limit: page.limit,
      enough: page.skip + page.limit,
      reader: page.reader ?? null,
    };
    // The plan for all values suits rare words, and searches for several words.
    const isFrequentWord = units.length === 1 && units.some((unit) => hasFrequentWord(unit, frequent));
    const { rows } = await this.#knex
      .raw<{ rows: Row[] }>(sql, bindings)
      .options(isFrequentWord ? PLANNED_EACH_TIME : {});
    return rows;
  }
}

/** A recipe has one tag of each of these. A time without a tag is a condition of its own. */
function conditionsOf({
  having,
  filters,
  maxMinutes,
}: Pick<RecipeQuery, "having" | "filters" | "maxMinutes">): readonly (readonly string[])[] {
  const time = maxMinutes === undefined ? undefined : timeTagFor(maxMinutes);
  return [...having, ...filters, ...(time === undefined ? [] : [[time]])];
}

/** The same in the syntax of `tsquery`. */
function allTags(having: readonly (readonly string[])[]): string {
  return having.map((tags) => `(${anyTag(tags)})`).join(" & ");
}

/** "best:" implies "for:", and "within20min" implies "within30min". */
function isImplied([tag = "", ...others]: readonly string[], preferring: RecipeQuery["preferring"]): boolean {
  const minutes = minutesOf(tag);
  return (
    others.length === 0 &&
    preferring.some(
      (each) => each === tag.replace(/^for:/u, "best:") || (minutesOf(each) ?? Infinity) <= (minutes ?? 0),
    )
  );
}

/** The minutes of a tag such as "within30min". */
function minutesOf(tag: string): number | undefined {
  const minutes = /^within(?<minutes>\d+)min$/u.exec(tag)?.groups?.["minutes"];
  return minutes === undefined ? undefined : Number(minutes);
}

const NOTHING: AllowedRecipes<RecipeHit> = { recipes: [], hiddenByRules: 0 };

/** How many matches are known to exist, hidden or not. */
function countOf(found: AllowedRecipes<RecipeHit>, { skip }: PageRequest): number {
  return isAnswer(found) ? skip + found.recipes.length + found.hiddenByRules : 0;
}
