import type { Knex } from "knex";
import {
  FEW_MATCHES,
  type PageRequest,
  partialWeights,
  queryUnitsOf,
  RANKED_MAX,
  type RecipeHit,
  type RecipeQuery,
  type RecipeSearch,
  type RecipeSummary,
  type SearchHits,
  searchWithFewerWishes,
  tagUnit,
  timeTagFor,
} from "../../core/recipe/mod.ts";
import { PostgresFoodTables } from "./food_tables.ts";
import { FrequentWords } from "./frequent_words.ts";
import { CARD_COLUMNS, type RecipeCardRow, toSummary } from "./recipe_row.ts";
import { type Asked, type HitRow, hadBy, rank, toHit } from "./recipe_search_hits.ts";
import {
  ANY_TIME,
  conditionsOnly,
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
  readonly #foods: PostgresFoodTables;

  constructor(knex: Knex, foods = new PostgresFoodTables(knex)) {
    this.#knex = knex;
    this.#frequentWords = new FrequentWords(knex, { many: MATCHES_MAX });
    this.#words = new RecipeWords(knex, this.#frequentWords);
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

    const words = await this.#words.correct(query.words, foods);
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

  /** The recipes that have all units. A time limit that the index knows as a word ("within30min") is searched for like a word. */
  async #find(asked: Asked): Promise<RecipeHit[]> {
    const { query, units, page } = asked;
    const { maxMinutes, without, having, preferring } = query;
    if (units.length + having.length === 0 && claimOf(query) === "")
      return (await this.#rows(UNORDERED, asked)).map((row) => toHit(row, asked));
    const conditions = having.length + preferring.length + without.length;
    const isOne = units.length === 1 && maxMinutes === undefined && conditions === 0;
    // The best matches are put in order all together, however short the page.
    const { skip, limit } = page;
    const isRanked = skip < RANKED_MAX;
    const depth = isRanked ? { skip: 0, limit: Math.max(RANKED_MAX, skip + limit) } : page;
    const options = { preferred: preferring.length, isBounded: conditions > 0 || maxMinutes !== undefined };
    const several = units.length > 0 ? severalUnits(units, options) : conditionsOnly(options);
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
    const { units, weights } = partialWeights(all, { recipes: await this.#words.recipesWith(all), isSentence });
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
      ...lackingBindings(query.preferring),
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

function claimOf({ maxMinutes }: RecipeQuery): string {
  return (maxMinutes === undefined ? undefined : timeTagFor(maxMinutes)) ?? "";
}
