import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { type Preference, STRICT_PREFERENCES, type UserId } from "../../../core/account/mod.ts";
import { type FoodKey, type PrincipalKind } from "../../../core/food/mod.ts";
import {
  type Candidate,
  type CandidatesRequest,
  type DishType,
  type ExclusionTag,
  type MealOptions,
  type MealOptionsRequest,
  OWN_NEEDS_MAX,
  type PersonalRecipe,
  type PersonalRecipes,
  type Rank,
  type RecipeId,
  type RecipeNeeds,
} from "../../../core/recipe/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { OWN_RECIPES } from "../cookbook/own_recipe_matches.ts";
import { PLANNED_EACH_TIME } from "../prepare_statements.ts";
import { CatalogueCache, type RecipeTraits } from "./catalogue_cache.ts";
import { mealOptionsStatement } from "./meal_options_statement.ts";
import { nearestStatement, opinionsStatement, READER_STATE, TRAITS } from "./personal_recipes_statements.ts";
import { CARD_COLUMNS, type RecipeCardRow, toSummary } from "./recipe_row.ts";

interface ReaderState {
  readonly version: number;
  readonly preferences: readonly Preference[];
}

interface TraitsRow extends RecipeCardRow {
  in_catalogue: boolean;
  preferences: Preference[];
  cuisine: string;
  dish_types: DishType[];
  diets: string[];
  keywords: string[];
  principal_foods: FoodKey[];
  principal_kind: PrincipalKind | null;
  variety: number;
}

/** The counts, with a recipe of the page if there is one. */
type OptionRow = { total: number; hidden: number } & (
  | (RecipeCardRow & { favourite: boolean })
  | { [Column in keyof RecipeCardRow]: null }
);

/** A person's opinion of a recipe, and when they plan it. */
interface Opinion extends Pick<Candidate, "favourite" | "stars" | "lastPlanned"> {
  readonly id: RecipeId;
}

interface Basis {
  readonly cache: CatalogueCache;
  readonly mine: readonly Preference[];
  readonly strict: readonly Preference[];
  /** The candidates' ids with the person's opinions of them, as the statement writes them. */
  readonly lines: string;
}

interface Traits {
  readonly opinions: readonly Opinion[];
  readonly recipes: ReadonlyMap<RecipeId, RecipeTraits>;
  /** Ids outside the catalogue, also of recipes that the person may not read. */
  readonly ownIds: readonly RecipeId[];
  readonly own: readonly TraitsRow[];
}

const OPINIONS = 120;

/**
 * {@linkcode PersonalRecipes} over the catalogue, the opinions and the plan. The traits of candidates, and the candidates
 * nearest to a person's preferences that day, are cached in memory as long as the catalogue's version is the same. Then a
 * list needs two short statements; the first time it needs four. A ranking is cached by everything that it depends on.
 */
export class PostgresPersonalRecipes implements PersonalRecipes {
  readonly #knex: Knex;
  #cache = new CatalogueCache(-1);

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async listCandidates(userId: UserId, request: CandidatesRequest): Promise<Candidate[]> {
    const basis = await this.#basisOf(userId, request);
    return candidatesOf(basis, await this.#traitsOf(basis, userId));
  }

  async listRanked(userId: UserId, request: CandidatesRequest, rank: Rank): Promise<readonly PersonalRecipe[]> {
    const basis = await this.#basisOf(userId, request);
    const { cache, mine, lines } = basis;
    const name = hashOf([mine, request, lines]);
    const known = cache.ranking(name);
    // Own recipes change without a version.
    if (known && known.ownState === hashOf(await this.#readTraits(known.ownIds, userId))) return known.recipes;

    const traits = await this.#traitsOf(basis, userId);
    const recipes = rank(candidatesOf(basis, traits));
    cache.putRanking(name, { recipes, ownIds: traits.ownIds, ownState: hashOf(traits.own) });
    return recipes;
  }

  /** Everything that candidates depend on, but for own recipes. */
  async #basisOf(userId: UserId, request: CandidatesRequest): Promise<Basis> {
    const { version, preferences: mine } = await this.#stateOf(userId);
    const cache = this.#cacheOf(version);
    const strict = STRICT_PREFERENCES.filter((preference) => mine.includes(preference));
    const nearest = await this.#listNearest(request, { mine, strict, cache });
    return { cache, mine, strict, lines: await this.#listOpinions(userId, { request, nearest }) };
  }

  async #stateOf(userId: UserId): Promise<ReaderState> {
    const { rows } = await this.#knex.raw<{ rows: [ReaderState] }>(READER_STATE, { userId });
    return rows[0];
  }

  /** A replica with lag sees an older version, which is not cached. */
  #cacheOf(version: number): CatalogueCache {
    if (version < this.#cache.version) return new CatalogueCache(version);
    if (version > this.#cache.version) this.#cache = new CatalogueCache(version);
    return this.#cache;
  }

  /** Ids with a blank between, because pg escapes each value of a list. */
  async #listNearest(
    { limit, shuffleStart, without }: CandidatesRequest,
    { mine, strict, cache }: { mine: readonly Preference[]; strict: readonly Preference[]; cache: CatalogueCache },
  ): Promise<string> {
    const name = JSON.stringify([mine, shuffleStart, limit, without]);
    return await cache.list(name, async () => {
      const { rows } = await this.#knex.raw<{ rows: { id: RecipeId }[] }>(
        nearestStatement({ hasRules: without.length > 0 }),
        { mine, strict, limit, shuffleStart, without: anyOf(without) },
      );
      return rows.map(({ id }) => id).join(" ");
    });
  }

  async #listOpinions(
    userId: UserId,
    { request, nearest }: { request: CandidatesRequest; nearest: string },
  ): Promise<string> {
    const { plannedFrom, plannedTo, shuffleStart, without } = request;
    const { rows } = await this.#knex.raw<{ rows: [{ lines: string | null }] }>(
      opinionsStatement({ hasRules: without.length > 0 }),
      {
        userId,
        reader: userId,
        nearest,
        plannedFrom,
        plannedTo,
        shuffleStart,
        without: anyOf(without),
        opinions: OPINIONS,
      },
    );
    return rows[0].lines ?? "";
  }

  /** The recipes that the person may read. Own recipes change without a version, so they are read each time. */
  async #traitsOf({ lines, cache }: Basis, userId: UserId): Promise<Traits> {
    const opinions = opinionsOf(lines);
    const recipes = new Map<RecipeId, RecipeTraits>();
    const unknown: RecipeId[] = [];
    for (const { id } of opinions) {
      const known = cache.find(id);
      if (known) recipes.set(id, known);
      else unknown.push(id);
    }
    const rows = await this.#readTraits(unknown, userId);
    for (const row of rows) {
      const traits = toTraits(row);
      if (row.in_catalogue) cache.put(traits);
      recipes.set(row.id, traits);
    }
    const ofCatalogue = new Set(rows.filter((row) => row.in_catalogue).map(({ id }) => id));
    const ownIds = unknown.filter((id) => !ofCatalogue.has(id));
    return { opinions, recipes, ownIds, own: rows.filter((row) => !row.in_catalogue) };
  }

  async #readTraits(ids: readonly RecipeId[], userId: UserId): Promise<readonly TraitsRow[]> {
    if (ids.length === 0) return [];
    const { rows } = await this.#knex.raw<{ rows: TraitsRow[] }>(TRAITS, { ids, reader: userId });
    return rows;
  }

  async listDiverse(userId: UserId, { limit }: { limit: number }): Promise<PersonalRecipe[]> {
    const { rows } = await this.#knex.raw<{ rows: (RecipeCardRow & { favourite: boolean })[] }>(
      `SELECT ${CARD_COLUMNS}, favourite.user_id IS NOT NULL AS favourite
         FROM recipe
         LEFT JOIN recipe_favourite AS favourite ON favourite.user_id = :userId AND favourite.recipe_id = recipe.id
        ORDER BY variety, recipe.id COLLATE "C"
        LIMIT :limit`,
      { userId, limit },
    );
    return rows.map((row) => ({ ...toSummary(row), favourite: row.favourite }));
  }

  async listForMeal(userId: UserId | undefined, request: MealOptionsRequest): Promise<MealOptions> {
    const { mealTime, dishTypes, without, skip, limit, ...bounds } = request;
    const parts = { mealTime, hasDishTypes: dishTypes.length > 0, hasRules: without.length > 0 };
    const { rows } = await this.#knex.raw<{ rows: [OptionRow, ...OptionRow[]] }>(mealOptionsStatement(parts), {
      ...bounds,
      reader: userId ?? null,
      dishTypes: [...dishTypes],
      without: anyOf(without),
      skip,
      limit,
      enough: skip + limit,
    });
    const [{ total, hidden }] = rows;
    const recipes = rows.flatMap((row) => (row.id === null ? [] : [{ ...toSummary(row), favourite: row.favourite }]));
    return { recipes, total, hiddenByRules: hidden };
  }

  async countTagged(tags: readonly ExclusionTag[], { most }: { most: number }): Promise<number> {
    if (tags.length === 0) return 0;
    const counting = this.#knex.raw<{ rows: [{ count: number }] }>(
      `SELECT count(*)::integer AS count
         FROM (SELECT FROM recipe WHERE main_words @@ CAST(:tags AS tsquery) LIMIT :most) AS tagged`,
      { tags: anyOf(tags), most },
    );
    const { rows } = await counting.options(PLANNED_EACH_TIME);
    return rows[0].count;
  }

  async listOwnNeeds(userId: UserId): Promise<RecipeNeeds[]> {
    const { rows } = await this.#knex.raw<{ rows: RecipeNeeds[] }>(
      `SELECT id, required_foods AS required, optional_foods AS optional FROM ${OWN_RECIPES}
        ORDER BY total_minutes NULLS LAST, id COLLATE "C" LIMIT ${OWN_NEEDS_MAX}`,
      { reader: userId },
    );
    return rows;
  }

  async listTagged(ids: readonly RecipeId[], tags: readonly ExclusionTag[]): Promise<ReadonlySet<RecipeId>> {
    if (tags.length === 0) return new Set();
    const { rows } = await this.#knex.raw<{ rows: { id: RecipeId }[] }>(
      "SELECT id FROM stored_recipe WHERE id = ANY (:ids) AND main_words @@ CAST(:tags AS tsquery)",
      { ids, tags: anyOf(tags) },
    );
    return new Set(rows.map(({ id }) => id));
  }
}

function candidatesOf({ mine, strict }: Basis, { opinions, recipes }: Traits): Candidate[] {
  return opinions.flatMap((opinion): Candidate[] => {
    const recipe = recipes.get(opinion.id);
    const isAllowed = recipe && strict.every((preference) => recipe.preferences.includes(preference));
    return isAllowed ? [toCandidate(recipe, { opinion, mine })] : [];
  });
}

function opinionsOf(lines: string): Opinion[] {
  return lines.split("\n").flatMap(toOpinion);
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64");
}

function toTraits(row: TraitsRow): RecipeTraits {
  return {
    ...toSummary(row),
    preferences: row.preferences,
    cuisine: row.cuisine,
    dishTypes: row.dish_types,
    diets: row.diets,
    keywords: row.keywords,
    principalFoods: row.principal_foods,
    principalKind: row.principal_kind ?? undefined,
    shufflePosition: row.variety,
  };
}

// Each field by its name: to copy all but one takes ten times as long, and there are five hundred recipes.
function toCandidate(
  recipe: RecipeTraits,
  { opinion, mine }: { opinion: Opinion; mine: readonly Preference[] },
): Candidate {
  return {
    id: recipe.id,
    name: recipe.name,
    mainImage: recipe.mainImage,
    kcal: recipe.kcal,
    totalMinutes: recipe.totalMinutes,
    favourite: opinion.favourite,
    matchedPreferences: recipe.preferences.filter((preference) => mine.includes(preference)),
    stars: opinion.stars,
    lastPlanned: opinion.lastPlanned,
    shufflePosition: recipe.shufflePosition,
    cuisine: recipe.cuisine,
    dishTypes: recipe.dishTypes,
    diets: recipe.diets,
    keywords: recipe.keywords,
    principalFoods: recipe.principalFoods,
    principalKind: recipe.principalKind,
  };
}

/** None of an empty line. */
function toOpinion(line: string): Opinion[] {
  const [id = "", favourite, stars, lastPlanned] = line.split(" ");
  // sound: as the statement writes it
  const planned = lastPlanned as CalendarDate | undefined;
  return id === ""
    ? []
    : [{ id, favourite: favourite === "t", stars: Number(stars) || undefined, lastPlanned: planned }];
}

/** A text query for recipes with any of these tags. */
function anyOf(tags: readonly ExclusionTag[]): string {
  return tags.map((tag) => `'${tag}'`).join(" | ");
}
