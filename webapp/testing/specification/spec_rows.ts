import { AUTH_ROWS, IDENTITY_LIBRARY_ROWS } from "./rows/auth.ts";
import { CHAT_ROWS, COMMUNITY_ROWS } from "./rows/community.ts";
import { FAILURE_ROWS } from "./rows/failures.ts";
import { INGREDIENT_ROWS } from "./rows/ingredients.ts";
import { JOURNEY_ROWS } from "./rows/journeys.ts";
import { POST_MEAL_ROWS } from "./rows/post_meal.ts";
import { ENERGY_ROWS, RECIPE_ROWS } from "./rows/recipes.ts";
import { ROUTE_AND_NAVBAR_ROWS } from "./rows/routes_and_navbar.ts";
import { SELECT_ROWS, WEEK_ROWS } from "./rows/week.ts";
import type { SpecRow } from "./spec_row.ts";

/** The check list: every line of the specification's sections 2, 5, 8 and 9, and where it is held. */
export const SPEC_ROWS: readonly SpecRow[] = [
  ...ROUTE_AND_NAVBAR_ROWS,
  ...AUTH_ROWS,
  ...IDENTITY_LIBRARY_ROWS,
  ...RECIPE_ROWS,
  ...WEEK_ROWS,
  ...SELECT_ROWS,
  ...POST_MEAL_ROWS,
  ...COMMUNITY_ROWS,
  ...CHAT_ROWS,
  ...INGREDIENT_ROWS,
  ...FAILURE_ROWS,
  ...ENERGY_ROWS,
  ...JOURNEY_ROWS,
];
