import { OWN_RECIPES } from "../cookbook/own_recipe_matches.ts";
import { READABLE } from "./readable_recipe.ts";
import { cardColumns } from "./recipe_row.ts";

/** How many of the best matches a list with food rules looks at. */
const REACH = 3_000;
/**
 * Reads this much more than the set's proportional share: the shuffled order is not quite even, at most by a sixth of this.
 */
const SPARE = { factor: 1.25, recipes: 20 };

/** SQL: whether recipes have none of the tags that rules exclude. */
const WITHOUT = "NOT main_words @@ CAST(:without AS tsquery)";

/** SQL: the catalogue's version, and the preferences of `:userId`. */
export const READER_STATE = `
  SELECT (SELECT version FROM catalogue_version) AS version,
         ARRAY(SELECT preference FROM person_preference WHERE user_id = :userId ORDER BY preference) AS preferences`;

/**
 * SQL: the ids of the `:limit` recipes of the catalogue that meet most of the preferences `:mine`.
 *
 * Never reads the whole catalogue: `preference_set` names the few sets of preferences with the best matches, and an index
 * gives the first recipes of each. Recipes that meet no preference are added only if too few meet any. Where rules exclude
 * recipes, more are looked at than are needed, but so many in total, not of each set.
 */
export function nearestStatement({ hasRules }: { hasRules: boolean }): string {
  const enough = hasRules ? REACH : ":limit";
  const share = `${SPARE.recipes} + ceil(${SPARE.factor} * ${enough} * ranked_sets.recipes / ranked_sets.equal)`;
  const ofSet = `LEAST(${enough}, ${share})::integer`;
  const best = 'matched DESC, round, variety, id COLLATE "C"';
  return `
  WITH mine AS MATERIALIZED (
    SELECT CAST(:mine AS text[]) AS preferences
  ), sets AS MATERIALIZED (
    SELECT preference_set.preferences, recipes, matched
      FROM preference_set CROSS JOIN mine
     CROSS JOIN LATERAL (SELECT count(*) AS matched FROM unnest(preference_set.preferences) AS preference
                          WHERE preference = ANY (mine.preferences)) AS met
     WHERE preference_set.preferences @> CAST(:strict AS text[])
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
  )
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
    WHERE ${hasRules ? WITHOUT : "true"}
    ORDER BY variety < :shuffleStart, variety, id COLLATE "C" LIMIT :limit)`;
}

/**
 * SQL: one text with a line for each of the recipes `:nearest` (ids with a blank between), of the person's newest opinions, and of their own recipes: the id,
 * whether it is a favourite, its stars or 0, and the last day of the plan, if any. One text, because a row of its own for each costs
 * the server three times as long to read.
 */
export function opinionsStatement({ hasRules }: { hasRules: boolean }): string {
  return `
  WITH thought_of AS (
    (SELECT recipe_id AS id FROM recipe_favourite WHERE user_id = :userId ORDER BY place DESC LIMIT :opinions)
    UNION
    (SELECT recipe_id FROM recipe_rating WHERE user_id = :userId ORDER BY rated_at DESC LIMIT :opinions)
    UNION
    (SELECT id FROM (SELECT id, variety FROM ${OWN_RECIPES}) AS own
      ORDER BY variety < :shuffleStart, variety, id COLLATE "C" LIMIT :opinions)
  ), chosen AS MATERIALIZED (
    SELECT unnest(string_to_array(:nearest, ' ')) AS id
     UNION
    ${hasRules ? `SELECT id FROM thought_of JOIN stored_recipe USING (id) WHERE ${WITHOUT}` : "SELECT id FROM thought_of"}
  ), plan AS MATERIALIZED (
    SELECT recipe_id, max(date) AS last_planned FROM planned_meal
     WHERE household_id = (SELECT household_id FROM household_member WHERE user_id = :userId)
       AND date BETWEEN :plannedFrom AND :plannedTo
     GROUP BY recipe_id
  )
  SELECT string_agg(concat_ws(' ', chosen.id, favourite.user_id IS NOT NULL, coalesce(stars, 0), last_planned), E'\\n') AS lines
    FROM chosen
    LEFT JOIN plan ON plan.recipe_id = chosen.id
    LEFT JOIN recipe_favourite AS favourite ON favourite.user_id = :userId AND favourite.recipe_id = chosen.id
    LEFT JOIN recipe_rating AS rating ON rating.user_id = :userId AND rating.recipe_id = chosen.id`;
}

/** SQL: everything that ranking needs of the recipes `:ids`, as far as `:reader` may read them. */
export const TRAITS = `
  SELECT ${cardColumns("stored_recipe")}, owner_id IS NULL AS in_catalogue, preferences, variety, cuisine, dish_types, diets,
         keywords, principal_foods, principal_kind
    FROM stored_recipe
   WHERE id = ANY (:ids) AND ${READABLE}`;
