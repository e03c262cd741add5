/**
 * The addresses of the web app's pages, in React Router's spelling. The server answers these with the app and status
 * 200, and any other page address with the app and status 404.
 */
export const APP_ROUTES = [
  "/",
  "/login",
  "/onboarding",
  "/home",
  "/discover",
  "/week",
  "/WeeklyMeals",
  "/UseMyIngredients",
  "/community",
  "/postmeal",
  "/settings",
  "/household",
  "/pantry",
  "/shopping",
  "/recipes/mine",
  "/recipes/new",
  "/recipes/import",
  "/join",
  "/shared/:link",
  "/moderation",
  "/select-meal/:day",
  "/recipe/:id",
  "/recipe/:id/cook",
  "/recipes/:id/edit",
] as const;

export type AppRoute = (typeof APP_ROUTES)[number];

const PATTERNS = APP_ROUTES.map(
  (route) => new RegExp(`^${route.replace(/\/$/u, "").replaceAll(/:\w+/gu, "[^/]+")}/?$`, "iu"),
);

/** Whether the web app has a page at this path. Like React Router, ignores case and a trailing slash. */
export function isAppRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
