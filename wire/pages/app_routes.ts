/** Who may open a page: visitors only, signed-in people only, or both. */
export type PageAccess = "visitors" | "signed-in" | "everyone";

/** The facts of a page that the server, the web app and its service worker have in common. */
export interface AppPage {
  readonly access: PageAccess;
  /** File of the page below `webapp/features/`, whose component has the file's name. */
  readonly module: string;
  /** The page's own part of the title. Undefined where its data decides on the title. */
  readonly title?: string;
  /** Without the navbar. Only pages for visitors never have one. */
  readonly isBare?: true;
  /** The device stores the page's code, so that it opens without a network. */
  readonly isOffline?: true;
  /** Search engines may list it. */
  readonly isListed?: true;
}

/** The web app's pages by their addresses, in React Router's spelling. */
export const APP_PAGES = {
  "/": { access: "visitors", module: "auth/SignUpPage", title: "Create your account", isListed: true },
  "/login": { access: "visitors", module: "auth/LoginPage", title: "Welcome Back", isListed: true },
  "/onboarding": {
    access: "signed-in",
    module: "onboarding/OnboardingPage",
    title: "What are your meal preferences?",
    isBare: true,
  },
  "/home": { access: "signed-in", module: "home/HomePage", title: "Home", isOffline: true },
  "/discover": { access: "signed-in", module: "discover/DiscoverPage", title: "Discovery" },
  "/week": { access: "signed-in", module: "week/WeekPage", title: "Plan Your Week", isOffline: true },
  "/WeeklyMeals": {
    access: "signed-in",
    module: "weekly_meals/WeeklyMealsPage",
    title: "Weekly Meals",
    isOffline: true,
  },
  "/UseMyIngredients": {
    access: "signed-in",
    module: "use_my_ingredients/UseMyIngredientsPage",
    title: "Use My Ingredients",
  },
  "/community": { access: "signed-in", module: "community/CommunityPage", title: "Community", isOffline: true },
  "/postmeal": { access: "signed-in", module: "post_meal/PostMealPage", title: "Post a Meal", isOffline: true },
  "/settings": { access: "signed-in", module: "settings/SettingsPage", title: "Settings" },
  "/household": { access: "signed-in", module: "household/HouseholdPage" },
  "/pantry": { access: "signed-in", module: "pantry/PantryPage", title: "Foods at home", isOffline: true },
  "/shopping": { access: "signed-in", module: "shopping/ShoppingPage", title: "Shopping list", isOffline: true },
  "/favourites": { access: "signed-in", module: "favourites/FavouritesPage", title: "Favourites", isOffline: true },
  "/recipes/mine": { access: "signed-in", module: "my_recipes/MyRecipesPage", title: "My recipes", isOffline: true },
  "/recipes/new": { access: "signed-in", module: "edit_recipe/NewRecipePage", title: "Write a recipe" },
  "/recipes/import": { access: "signed-in", module: "import_recipes/ImportPage", title: "Import recipes" },
  "/join": { access: "everyone", module: "household/JoinPage", title: "Join a household" },
  "/shared/:link": { access: "everyone", module: "shared_recipe/SharedRecipePage" },
  "/moderation": { access: "signed-in", module: "safety/ModerationPage" },
  "/select-meal/:day": { access: "signed-in", module: "select_meal/SelectMealPage", isOffline: true },
  "/recipe/:id": { access: "signed-in", module: "recipe/RecipePage", isOffline: true },
  "/recipe/:id/cook": { access: "signed-in", module: "cooking/CookPage", isBare: true, isOffline: true },
  "/recipes/:id/edit": { access: "signed-in", module: "edit_recipe/EditRecipePage", title: "Edit recipe" },
} as const satisfies Readonly<Record<string, AppPage>>;

export type AppRoute = keyof typeof APP_PAGES;

/** The page at every other address. */
export const NOT_FOUND_PAGE: AppPage = {
  access: "everyone",
  module: "not_found/NotFoundPage",
  isOffline: true,
};

/** The addresses of all pages. */
export const APP_ROUTES = Object.keys(APP_PAGES) as readonly AppRoute[]; // sound: the object has no other keys

/** The facts of the page at this address, or of every other one. */
export function pageAt(route: AppRoute | "*"): AppPage {
  return route === "*" ? NOT_FOUND_PAGE : APP_PAGES[route];
}

const PATTERNS = APP_ROUTES.map(
  (route) => new RegExp(`^${route.replace(/\/$/u, "").replaceAll(/:\w+/gu, "[^/]+")}/?$`, "iu"),
);

/** The address of the page at this path, if there is one. Like React Router, ignores case and a trailing slash. */
export function appRouteAt(path: string): AppRoute | undefined {
  return APP_ROUTES.find((_route, place) => PATTERNS[place]?.test(path));
}

/** Whether the web app has a page at this path. */
export function isAppRoute(path: string): boolean {
  return appRouteAt(path) !== undefined;
}
