import type { Knex } from "knex";
import { STRICT_PREFERENCES } from "../../../core/account/mod.ts";
import type { RecipeScales } from "../../../core/amounts/mod.ts";
import { ASSUMED_MINUTES } from "../../../core/cookbook/mod.ts";
import { type Nutrition, type PrincipalKind } from "../../../core/food/mod.ts";
import { type DishType, type IngredientGroup, isRecipeId, type RecipeId } from "../../../core/recipe/mod.ts";
import { MEAL_TIMES, type MealTime } from "../../../core/shared/mod.ts";
import {
  CANDIDATE_CHOICE,
  CANDIDATES_PER_MEAL,
  shuffleStartOf,
  type WeekCandidate,
  type WeekCandidates,
  type WeekCandidatesRequest,
} from "../../../core/week_plan/mod.ts";
import { OWN_RECIPES } from "../cookbook/own_recipe_matches.ts";
import { READABLE } from "../recipe/readable_recipe.ts";
import { type KeepsRow, toKeeps } from "../recipe/recipe_row.ts";

interface WeekCandidateRow extends KeepsRow {
  id: RecipeId;
  name: string;
  main_image: string;
  cuisine: string;
  dish_types: DishType[];
  principal_kind: PrincipalKind | null;
  meals: MealTime[];
  total_minutes: number | null;
  active_minutes: number | null;
  ahead_minutes: number;
  servings: number;
  scales: RecipeScales;
  ingredient_groups: { title?: string; items: IngredientGroup["items"] }[];
  nutrition: Nutrition;
  favourite: boolean;
  stars: number | null;
  matched: number;
}

/** At most so many recipes of a meal are looked at in the shuffled order: rules may exclude most. */
const LOOKED_AT = 4_000;

/** At most so many own recipes are looked at: a household may have thousands. */
const OWN_LOOKED_AT = 400;

const { favourite, liked, disliked, shareOfCuisine, shareOfKind, noCuisine, opinions } = CANDIDATE_CHOICE;

const COMPARED = "id, variety, recipe.preferences, cuisine, principal_kind";

/**
 * The recipes of a meal in the shuffled order from `start` on, until there are enough. The meal's index names them without a
 * look at the table. With OFFSET, so that each is then read by its id: the planner would sort the recipes of the whole meal.
 */
function nearest(meal: MealTime): string {
  const part = (round: number, condition: string) =>
    `(SELECT id, ${round} AS round FROM recipe WHERE meals @> '{${meal}}' AND ${condition}
       ORDER BY variety, id COLLATE "C" LIMIT ${LOOKED_AT})`;
  return `
    (SELECT '${meal}' AS meal, round, allowed.*
       FROM (SELECT * FROM (${part(0, "variety >= :start")} UNION ALL ${part(1, "variety < :start")}) AS parts LIMIT ${LOOKED_AT}) AS near
      CROSS JOIN LATERAL (SELECT ${COMPARED} FROM recipe, mine WHERE recipe.id = near.id AND ${allowed(meal)} OFFSET 0) AS allowed
      LIMIT :compared)`;
}

/** Recipes of a meal that the person has an opinion of. */
function thoughtOf(meal: MealTime): string {
  return `
    (SELECT '${meal}' AS meal, CASE WHEN variety < :start THEN 1 ELSE 0 END AS round, allowed.*
       FROM opinion
      CROSS JOIN LATERAL (SELECT ${COMPARED} FROM recipe, mine
                           WHERE id = recipe_id AND meals @> '{${meal}}' AND ${allowed(meal)} OFFSET 0) AS allowed)`;
}

/** The own recipes of a meal. */
function ownOf(meal: MealTime): string {
  return `
    (SELECT '${meal}' AS meal, CASE WHEN variety < :start THEN 1 ELSE 0 END AS round, allowed.*
       FROM own
      CROSS JOIN LATERAL (SELECT ${COMPARED} FROM stored_recipe AS recipe, mine
                           WHERE recipe.id = own.id AND meals @> '{${meal}}' AND ${allowed(meal)} OFFSET 0) AS allowed)`;
}

function allowed(meal: MealTime): string {
  return `coalesce(active_minutes <= CAST(:max${meal} AS integer), true) AND recipe.preferences @> mine.strict
          AND (NOT :hasRules OR NOT main_words @@ CAST(:exclude AS tsquery))`;
}

function statement(meals: readonly MealTime[]): string {
  const compared = meals.flatMap((meal) => [nearest(meal), thoughtOf(meal), ownOf(meal)]).join(" UNION ");
  return `
  WITH mine AS MATERIALIZED (
    SELECT coalesce(array_agg(preference), '{}') AS preferences,
           coalesce(array_agg(preference) FILTER (WHERE preference = ANY (:strict)), '{}') AS strict
      FROM person_preference WHERE user_id = :userId
  ), sets AS MATERIALIZED (
    -- The few hundred sets of preferences that recipes meet, and how many of the person's are among them.
    SELECT preference_set.preferences,
           (SELECT count(*) FROM unnest(preference_set.preferences) AS met WHERE met = ANY (mine.preferences))::integer AS matched
      FROM preference_set CROSS JOIN mine
  ), opinion AS MATERIALIZED (
    (SELECT recipe_id FROM recipe_favourite WHERE user_id = :userId ORDER BY place DESC LIMIT ${opinions})
    UNION
    (SELECT recipe_id FROM recipe_rating WHERE user_id = :userId ORDER BY rated_at DESC LIMIT ${opinions})
  ), own AS MATERIALIZED (
    SELECT id FROM (SELECT id, variety FROM ${OWN_RECIPES}) AS each
     ORDER BY variety < :start, variety, id COLLATE "C" LIMIT ${OWN_LOOKED_AT}
  ), compared AS MATERIALIZED (
    ${compared || `SELECT '' AS meal, 0 AS round, ${COMPARED} FROM recipe LIMIT 0`}
  ), pointed AS (
    SELECT compared.*, favourite.user_id IS NOT NULL OR coalesce(stars > 3, false) AS is_liked,
           matched + CASE WHEN favourite.user_id IS NULL THEN 0 ELSE ${favourite} END
             + CASE WHEN stars > 3 THEN ${liked} WHEN stars < 3 THEN ${disliked} ELSE 0 END AS points
      FROM compared JOIN sets USING (preferences)
      LEFT JOIN recipe_favourite AS favourite ON favourite.user_id = :userId AND favourite.recipe_id = compared.id
      LEFT JOIN recipe_rating AS rating ON rating.user_id = :userId AND rating.recipe_id = compared.id
  ), counted AS (
    SELECT *, row_number() OVER (PARTITION BY meal, cuisine ORDER BY points DESC, round, variety, id COLLATE "C") - 1 AS of_cuisine,
           row_number() OVER (PARTITION BY meal, principal_kind ORDER BY points DESC, round, variety, id COLLATE "C") - 1 AS of_kind
      FROM pointed
  ), placed AS (
    SELECT id, row_number() OVER (
             PARTITION BY meal
             ORDER BY CASE WHEN is_liked THEN -1
                           ELSE greatest(CASE WHEN cuisine = '${noCuisine}' THEN 0 ELSE of_cuisine / :mostOfCuisine END,
                                         CASE WHEN principal_kind IS NULL THEN 0 ELSE of_kind / :mostOfKind END) END,
                      points DESC, round, variety, id COLLATE "C") AS place
      FROM counted
  ), chosen AS (
    SELECT id, min(place) AS place
      FROM (SELECT id, place FROM placed WHERE place <= :perMeal
            UNION ALL SELECT unnest(CAST(:withRecipes AS text[])), NULL) AS each
     GROUP BY id
  )
  SELECT recipe.id, name, main_image, cuisine, dish_types, principal_kind, meals, keeps_days, freezer_months, total_minutes, active_minutes,
         ahead_minutes, servings, scales, ingredient_groups, nutrition, stars, favourite.user_id IS NOT NULL AS favourite,
         matched
    FROM (SELECT stored_recipe.*, place FROM chosen JOIN stored_recipe USING (id) WHERE ${READABLE} OFFSET 0) AS recipe
    JOIN recipe_page ON recipe_page.recipe_id = recipe.id
    JOIN sets USING (preferences)
    LEFT JOIN recipe_favourite AS favourite ON favourite.user_id = :userId AND favourite.recipe_id = recipe.id
    LEFT JOIN recipe_rating AS rating ON rating.user_id = :userId AND rating.recipe_id = recipe.id
   ORDER BY recipe.place, recipe.id COLLATE "C"`;
}

/** {@linkcode WeekCandidates} over the catalogue and the opinions. */
export class PostgresWeekCandidates implements WeekCandidates {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async list(request: WeekCandidatesRequest): Promise<readonly WeekCandidate[]> {
    const { userId, exclude, activeMinutesMax, withRecipes, seed, perMeal = CANDIDATES_PER_MEAL } = request;
    const meals = MEAL_TIMES.filter((meal) => request.meals.includes(meal));
    const { rows } = await this.#knex.raw<{ rows: WeekCandidateRow[] }>(statement(meals), {
      userId,
      reader: userId,
      strict: STRICT_PREFERENCES,
      start: shuffleStartOf(seed),
      hasRules: exclude.length > 0,
      exclude: exclude.map((tag) => `'${tag}'`).join(" | "),
      ...Object.fromEntries(meals.map((meal) => [`max${meal}`, activeMinutesMax[meal] ?? null])),
      compared: perMeal * CANDIDATE_CHOICE.comparedPerCandidate,
      mostOfCuisine: Math.ceil(perMeal / shareOfCuisine),
      mostOfKind: Math.ceil(perMeal / shareOfKind),
      perMeal,
      withRecipes: withRecipes.filter(isRecipeId),
    });
    return rows.map(toCandidate);
  }
}

function toCandidate(row: WeekCandidateRow): WeekCandidate {
  return {
    recipe: {
      id: row.id,
      name: row.name,
      mainImage: row.main_image,
      cuisine: row.cuisine,
      dishTypes: row.dish_types,
      principalKind: row.principal_kind ?? undefined,
      meals: row.meals,
      keeps: toKeeps(row),
      totalMinutes: row.total_minutes ?? ASSUMED_MINUTES,
      activeMinutes: row.active_minutes ?? row.total_minutes ?? ASSUMED_MINUTES,
      aheadMinutes: row.ahead_minutes,
      servings: row.servings,
      scales: row.scales,
      // JSON has no undefined: a group without a title comes back without the field.
      ingredientGroups: row.ingredient_groups.map(({ title, items }) => ({ title, items })),
      nutrition: row.nutrition,
    },
    isFavourite: row.favourite,
    stars: row.stars ?? undefined,
    preferences: row.matched,
  };
}
