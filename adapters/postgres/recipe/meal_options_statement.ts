import type { MealTime } from "../../../core/shared/mod.ts";
import { OWN_RECIPES } from "../cookbook/own_recipe_matches.ts";
import { READABLE } from "./readable_recipe.ts";
import { CARD_COLUMNS, cardColumns } from "./recipe_row.ts";

/** Favourites that stand first. */
const FAVOURITES = 120;

/** The parts of the statement that depend on the request. */
export interface MealOptionsParts {
  /** Written out, so that the meal's index is used. */
  readonly mealTime: MealTime;
  readonly hasDishTypes: boolean;
  readonly hasRules: boolean;
}

/**
 * SQL: `PersonalRecipes.listForMeal` in one row for each recipe with the counts; one row without a recipe if there is none. The
 * catalogue's branches stop at the end of the page: each is read from an index in the shuffled order.
 */
export function mealOptionsStatement({ mealTime, hasDishTypes, hasRules }: MealOptionsParts): string {
  const isOfMeal = `meals @> '{${mealTime}}'`;
  const isOfKind = hasDishTypes ? "dish_types && :dishTypes::text[]" : "true";
  const isAllowed = hasRules ? "NOT main_words @@ CAST(:without AS tsquery)" : "true";
  const isHidden = "main_words @@ CAST(:without AS tsquery)";
  const ofCatalogue = (tier: number, ofMeal: string) => `
    SELECT ${CARD_COLUMNS}, ${tier} AS tier, NULL::bigint AS place, NULL::date AS cooked_on, variety FROM recipe
     WHERE ${ofMeal} AND ${isOfKind} AND ${isAllowed} AND id NOT IN (SELECT id FROM personal)
     ORDER BY variety, id COLLATE "C" LIMIT :enough`;
  return `
  WITH favourite AS MATERIALIZED (
    SELECT recipe_id AS id, place FROM recipe_favourite WHERE user_id = :reader ORDER BY place DESC LIMIT ${FAVOURITES}
  ), cooked AS MATERIALIZED (
    SELECT recipe_id AS id, max(date) AS cooked_on FROM planned_meal
     WHERE household_id = (SELECT household_id FROM household_member WHERE user_id = :reader)
       AND date BETWEEN :cookedFrom AND :cookedTo
     GROUP BY recipe_id
  ), own AS MATERIALIZED (
    SELECT id, ${hasRules ? isHidden : "false"} AS is_hidden FROM ${OWN_RECIPES} AND ${isOfKind}
  ), known AS (
    SELECT id FROM favourite UNION SELECT id FROM cooked UNION SELECT id FROM own WHERE NOT is_hidden
  ), personal AS MATERIALIZED (
    SELECT ${cardColumns("stored_recipe")},
           CASE WHEN NOT ${isOfMeal} THEN 4
                WHEN favourite.id IS NOT NULL OR own.id IS NOT NULL THEN 1
                ELSE 2 END AS tier,
           place, CASE WHEN favourite.id IS NULL AND own.id IS NULL THEN cooked_on END AS cooked_on, variety, owner_id
      FROM known JOIN stored_recipe USING (id)
      LEFT JOIN favourite USING (id) LEFT JOIN cooked USING (id) LEFT JOIN own USING (id)
     WHERE ${isOfKind} AND ${isAllowed} AND ${READABLE}
  ), of_meal AS MATERIALIZED (${ofCatalogue(3, isOfMeal)}
  ), page AS MATERIALIZED (
    SELECT option.*, row_number() OVER (ORDER BY tier, place DESC NULLS LAST, cooked_on DESC NULLS LAST, variety, id COLLATE "C") AS rank
      FROM (SELECT ${cardColumns("personal")}, tier, place, cooked_on, variety FROM personal
             UNION ALL SELECT * FROM of_meal
             UNION ALL (${ofCatalogue(5, `NOT ${isOfMeal} AND (SELECT count(*) FROM of_meal) < :enough`)})) AS option
     ORDER BY rank LIMIT :limit OFFSET :skip
  ), counted AS (
    SELECT (SELECT count(*) FROM (SELECT FROM recipe WHERE ${isOfKind} AND ${isAllowed} LIMIT :countedMax) AS found)
             + (SELECT count(*) FROM personal WHERE owner_id IS NOT NULL) AS total,
           ${
             hasRules
               ? `(SELECT count(*) FROM (SELECT FROM recipe WHERE ${isOfKind} AND ${isHidden} LIMIT :countedMax) AS found)
             + (SELECT count(*) FROM own WHERE is_hidden)`
               : "0"
           } AS hidden
  )
  SELECT least(total, :countedMax)::integer AS total, least(hidden, :countedMax)::integer AS hidden, ${cardColumns("page")},
         page.id IN (SELECT recipe_id FROM recipe_favourite WHERE user_id = :reader) AS favourite
    FROM counted LEFT JOIN page ON true
   ORDER BY rank`;
}
