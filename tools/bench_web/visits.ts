import { MAYA, type Newcomer, PRIYA } from "../../tests/journeys/testing/people.ts";
import type { AppRoute } from "../../wire/pages/app_routes.ts";

/** Data that some pages need before they can be opened. */
export interface Made {
  /** Id of a recipe that {@linkcode MAYA} has written. */
  readonly recipeId: string;
  /** Path of its secret link. */
  readonly sharedPath: string;
  /** Token of an invitation to the household of another person. */
  readonly invitation: string;
}

/** One page that is measured. */
export interface Visit {
  readonly route: AppRoute;
  readonly address: string | ((made: Made) => string);
  /** Who is signed in, if anyone. */
  readonly person: Newcomer | undefined;
}

/** Every route of the app, with real data. */
export const VISITS: readonly Visit[] = [
  { route: "/", address: "/", person: undefined },
  { route: "/login", address: "/login", person: undefined },
  { route: "/onboarding", address: "/onboarding", person: MAYA },
  { route: "/home", address: "/home", person: MAYA },
  { route: "/discover", address: "/discover", person: MAYA },
  { route: "/recipe/:id", address: "/recipe/spaghetti-bolognese", person: MAYA },
  { route: "/recipe/:id/cook", address: "/recipe/spaghetti-bolognese/cook", person: MAYA },
  { route: "/week", address: "/week", person: MAYA },
  { route: "/WeeklyMeals", address: "/WeeklyMeals", person: MAYA },
  { route: "/select-meal/:day", address: "/select-meal/Friday?time=Dinner", person: MAYA },
  { route: "/UseMyIngredients", address: "/UseMyIngredients", person: MAYA },
  { route: "/community", address: "/community", person: MAYA },
  { route: "/shopping", address: "/shopping", person: MAYA },
  { route: "/household", address: "/household", person: MAYA },
  { route: "/pantry", address: "/pantry", person: MAYA },
  { route: "/favourites", address: "/favourites", person: MAYA },
  { route: "/recipes/mine", address: "/recipes/mine", person: MAYA },
  { route: "/recipes/new", address: "/recipes/new", person: MAYA },
  { route: "/settings", address: "/settings", person: MAYA },
  { route: "/recipes/:id/edit", address: ({ recipeId }) => `/recipes/${recipeId}/edit`, person: MAYA },
  { route: "/recipes/import", address: "/recipes/import", person: MAYA },
  { route: "/join", address: ({ invitation }) => `/join#${invitation}`, person: MAYA },
  { route: "/shared/:link", address: ({ sharedPath }) => sharedPath, person: undefined },
  { route: "/moderation", address: "/moderation", person: PRIYA },
  { route: "/postmeal", address: "/postmeal", person: MAYA },
];
