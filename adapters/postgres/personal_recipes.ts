import type { Knex } from "knex";
import { type Preference, STRICT_PREFERENCES, type UserId } from "../../core/account/mod.ts";
import {
  type Candidate,
  type CandidatesRequest,
  type DishType,
  type ExclusionTag,
  type FoodKey,
  OWN_NEEDS_MAX,
  type PersonalRecipe,
  type PersonalRecipes,
  type PrincipalKind,
  type RecipeId,
  type RecipeNeeds,
} from "../../core/recipe/mod.ts";
import type { CalendarDate } from "../../core/shared/mod.ts";
import { OWN_RECIPES } from "./own_recipe_matches.ts";
import { READABLE } from "./readable_recipe.ts";
import { CARD_COLUMNS, type RecipeCardRow, toSummary } from "./recipe_row.ts";

interface CandidateRow extends RecipeCardRow {
  matched_preferences: Preference[];
  cuisine: string;
  dish_types: DishType[];
  diets: string[];
  keywords: string[];
  principal_foods: FoodKey[];
  principal_kind: PrincipalKind | null;
  favourite: boolean;
  stars: number | null;
  last_planned: CalendarDate | null;
  variety: number;
}

/** How many of the best matches a list with food rules looks at. */
const REACH = 3_000;
/** Of a set, this much more than its share by its size: the shuffled order is not quite even, at most by a sixth of this. */
const SPARE = { factor: 1.25, recipes: 20 };

const WITHOUT = "NOT main_words @@ CAST(:without AS tsquery)";

// Never reads the whole catalogue: `preference_set` names the few sets of preferences with the best matches, and an index
// gives the first recipes of each. Recipes that meet no preference are added only if too few meet any. Where rules exclude
// recipes, more are looked at than are needed, but so many in total, not of each set.
function candidates({ hasRules }: { hasRules: boolean }): string {
  const enough = hasRules ? REACH : ":limit";
  const share = `${SPARE.recipes} + ceil(${SPARE.factor} * ${enough} * ranked_sets.recipes / ranked_sets.equal)`;
  const ofSet = `LEAST(${enough}, ${share})::integer`;
  const allowed = hasRules ? WITHOUT : "true";
  const best = 'matched DESC, round, variety, id COLLATE "C"';
  return `
  WITH mine AS MATERIALIZED (
    SELECT coalesce(array_agg(preference), '{}') AS preferences FROM person_preference WHERE user_id = :userId
  ), sets AS MATERIALIZED (
    SELECT preference_set.preferences, recipes, matched_preferences, cardinality(matched_preferences) AS matched
      FROM preference_set CROSS JOIN mine
     CROSS JOIN LATERAL (SELECT ARRAY(SELECT preference FROM unnest(preference_set.preferences) AS preference
                                       WHERE preference = ANY (mine.preferences)) AS matched_preferences) AS met
     WHERE preference_set.preferences @> ARRAY(SELECT preference FROM unnest(mine.preferences) AS preference
                                                WHERE preference = ANY (:strict))
  ), ranked_sets AS (
    SELECT preferences, matched, recipes,
           sum(recipes) OVER (ORDER BY matched DESC RANGE BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS better,
           sum(recipes) OVER (PARTITION BY matched) AS equal
      FROM sets WHERE matched > 0
  ), nearest AS (
    SELECT best.id, matched, round, variety
      FROM ranked_sets
     CROSS JOIN LATERAL (
             (SELECT id, variety, 0 AS round
                FROM recipe WHERE recipe.preferences = ranked_sets.preferences AND variety >= :shuffleStart
               ORDER BY variety, id COLLATE "C" LIMIT ${ofSet})
             UNION ALL
             (SELECT id, variety, 1 AS round
                FROM recipe WHERE recipe.preferences = ranked_sets.preferences AND variety < :shuffleStart
               ORDER BY variety, id COLLATE "C" LIMIT ${ofSet})
             LIMIT ${ofSet}
           ) AS best
     WHERE better IS NULL OR better < ${enough}
     ORDER BY ${best} LIMIT ${enough}
  ), chosen AS (
    ${
      hasRules
        ? `(SELECT id FROM (SELECT nearest.*, main_words FROM nearest JOIN recipe USING (id)) AS near
            WHERE ${WITHOUT} ORDER BY ${best} LIMIT :limit)`
        : "(SELECT id FROM nearest)"
    }
    UNION
    (SELECT id FROM (
       SELECT id, variety, main_words FROM recipe CROSS JOIN mine
        WHERE (SELECT coalesce(sum(recipes), 0) FROM sets WHERE matched > 0) < ${enough}
          AND NOT recipe.preferences && mine.preferences
        ORDER BY variety < :shuffleStart, variety, id COLLATE "C" LIMIT ${enough}) AS rest
      WHERE ${allowed}
      ORDER BY variety < :shuffleStart, variety, id COLLATE "C" LIMIT :limit)
    UNION
    (SELECT recipe_id FROM recipe_favourite WHERE user_id = :userId ORDER BY place DESC LIMIT :opinions)
    UNION
    (SELECT recipe_id FROM recipe_rating WHERE user_id = :userId ORDER BY rated_at DESC LIMIT :opinions)
    UNION
    (SELECT id FROM (SELECT id, variety FROM ${OWN_RECIPES}) AS own
      ORDER BY variety < :shuffleStart, variety, id COLLATE "C" LIMIT :opinions)
  )
  -- With OFFSET, because the planner expects one set, and would read all recipes of all sets to find the chosen ones.
  SELECT ${CARD_COLUMNS}, variety, matched_preferences, cuisine, dish_types, diets, keywords, principal_foods, principal_kind, stars, favourite.user_id IS NOT NULL AS favourite,
         plan.last_planned
    FROM (SELECT stored_recipe.* FROM chosen JOIN stored_recipe USING (id) WHERE ${READABLE} OFFSET 0) AS recipe
    JOIN sets USING (preferences)
    LEFT JOIN (SELECT recipe_id, max(date) AS last_planned FROM planned_meal
                WHERE household_id = (SELECT household_id FROM household_member WHERE user_id = :userId)
                  AND date BETWEEN :plannedFrom AND :plannedTo
                GROUP BY recipe_id) AS plan ON plan.recipe_id = recipe.id
    LEFT JOIN recipe_favourite AS favourite ON favourite.user_id = :userId AND favourite.recipe_id = recipe.id
    LEFT JOIN recipe_rating AS rating ON rating.user_id = :userId AND rating.recipe_id = recipe.id
   WHERE ${allowed}`;
}

const OPINIONS = 120;

/** {@linkcode PersonalRecipes} over the catalogue, the opinions and the plan, each list in one statement. */
export class PostgresPersonalRecipes implements PersonalRecipes {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async listCandidates(userId: UserId, { without, ...request }: CandidatesRequest): Promise<Candidate[]> {
    const statement = candidates({ hasRules: without.length > 0 });
    const { rows } = await this.#knex.raw<{ rows: CandidateRow[] }>(statement, {
      userId,
      reader: userId,
      ...request,
      without: anyOf(without),
      opinions: OPINIONS,
      strict: STRICT_PREFERENCES,
    });
    return rows.map((row) => ({
      ...toSummary(row),
      favourite: row.favourite,
      matchedPreferences: row.matched_preferences,
      cuisine: row.cuisine,
      dishTypes: row.dish_types,
      diets: row.diets,
      keywords: row.keywords,
      principalFoods: row.principal_foods,
      principalKind: row.principal_kind ?? undefined,
      stars: row.stars ?? undefined,
      lastPlanned: row.last_planned ?? undefined,
      shufflePosition: row.variety,
    }));
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

  async countTagged(tags: readonly ExclusionTag[], { most }: { most: number }): Promise<number> {
    if (tags.length === 0) return 0;
    const { rows } = await this.#knex.raw<{ rows: [{ count: number }] }>(
      `SELECT count(*)::integer AS count
         FROM (SELECT FROM recipe WHERE main_words @@ CAST(:tags AS tsquery) LIMIT :most) AS tagged`,
      { tags: anyOf(tags), most },
    );
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

/** A text query for recipes with any of these tags. */
function anyOf(tags: readonly ExclusionTag[]): string {
  return tags.map((tag) => `'${tag}'`).join(" | ");
}
