import type { AppRoute } from "../../wire/app_routes.ts";

/** One page that is measured. */
export interface Visit {
  readonly route: AppRoute;
  readonly address: string;
  readonly signedIn: boolean;
}

/** Every route of the app, with real data. */
export const VISITS: readonly Visit[] = [
  { route: "/", address: "/", signedIn: false },
  { route: "/login", address: "/login", signedIn: false },
  { route: "/onboarding", address: "/onboarding", signedIn: true },
  { route: "/home", address: "/home", signedIn: true },
  { route: "/discover", address: "/discover", signedIn: true },
  { route: "/recipe/:id", address: "/recipe/spaghetti-bolognese", signedIn: true },
  { route: "/recipe/:id/cook", address: "/recipe/spaghetti-bolognese/cook", signedIn: true },
  { route: "/week", address: "/week", signedIn: true },
  { route: "/WeeklyMeals", address: "/WeeklyMeals", signedIn: true },
  { route: "/select-meal/:day", address: "/select-meal/Friday?time=Dinner", signedIn: true },
  { route: "/UseMyIngredients", address: "/UseMyIngredients", signedIn: true },
  { route: "/community", address: "/community", signedIn: true },
  { route: "/shopping", address: "/shopping", signedIn: true },
  { route: "/household", address: "/household", signedIn: true },
  { route: "/pantry", address: "/pantry", signedIn: true },
  { route: "/recipes/mine", address: "/recipes/mine", signedIn: true },
  { route: "/recipes/new", address: "/recipes/new", signedIn: true },
  { route: "/settings", address: "/settings", signedIn: true },
  { route: "/postmeal", address: "/postmeal", signedIn: true },
];
