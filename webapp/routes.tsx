import type { ComponentType } from "react";
import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { AppRoute } from "../wire/app_routes.ts";
import { LoginPage } from "./pages/login/mod.ts";
import { SignUpPage } from "./pages/signup/mod.ts";
import { PageFailure, PageLoading, Root, requireSignedIn, requireSignedOut } from "./routing/mod.ts";
import type { Services } from "./services.ts";

const signedIn = () => import("./shell/mod.ts");

/** Asks the server for what a page will show, and waits for nothing. */
type Prefetch = (services: Services, args: LoaderFunctionArgs) => void;

/**
 * Every page of the app. A page's code is a chunk of its own; what it needs of the server is asked for while that chunk
 * is on its way, and shown by the page itself, loading or failing as it may.
 */
export function createRoutes(services: Services): RouteObject[] {
  // Sign-up and login are most visitors' first page: they come with the app itself and have nothing to wait for.
  function signedOutPage(path: AppRoute, Component: ComponentType): RouteObject {
    return {
      path,
      Component,
      async loader() {
        await requireSignedOut(services);
        return null;
      },
    };
  }

  function page(
    path: AppRoute,
    Component: () => Promise<ComponentType>,
    prefetch?: () => Promise<Prefetch>,
  ): RouteObject {
    return {
      path,
      lazy: { Component },
      async loader(args) {
        if (!prefetch) return null;
        // The guard above sends strangers away; until it has, nothing is asked in nobody's name.
        const [ask, user] = await Promise.all([prefetch(), services.identity.ready()]);
        if (user) ask(services, args);
        return null;
      },
    };
  }

  const pagesWithNavbar = [
    page(
      "/home",
      async () => (await import("./pages/home/mod.ts")).HomePage,
      async () => (await signedIn()).prefetchHome,
    ),
    page(
      "/recipe/:id",
      async () => (await import("./pages/recipe/mod.ts")).RecipePage,
      async () => (await signedIn()).prefetchRecipe,
    ),
    page(
      "/discover",
      async () => (await import("./pages/discover/mod.ts")).DiscoverPage,
      async () => (await signedIn()).prefetchDiscover,
    ),
    page(
      "/select-meal/:day",
      async () => (await import("./pages/select_meal/mod.ts")).SelectMealPage,
      async () => (await signedIn()).prefetchSelectMeal,
    ),
    page(
      "/week",
      async () => (await import("./pages/week/mod.ts")).WeekPage,
      async () => (await signedIn()).prefetchWeek,
    ),
    page(
      "/WeeklyMeals",
      async () => (await import("./pages/weekly_meals/mod.ts")).WeeklyMealsPage,
      async () => (await signedIn()).prefetchWeek,
    ),
    page(
      "/community",
      async () => (await import("./pages/community/mod.ts")).CommunityPage,
      async () => (await signedIn()).prefetchCommunity,
    ),
    page(
      "/settings",
      async () => (await import("./pages/settings/mod.ts")).SettingsPage,
      async () => (await signedIn()).prefetchSettings,
    ),
    page("/postmeal", async () => (await import("./pages/post_meal/mod.ts")).PostMealPage),
    page(
      "/UseMyIngredients",
      async () => (await import("./pages/use_my_ingredients/mod.ts")).UseMyIngredientsPage,
      async () => (await signedIn()).prefetchUseMyIngredients,
    ),
  ];

  return [
    {
      element: <Root />,
      errorElement: <PageFailure />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        signedOutPage("/", SignUpPage),
        signedOutPage("/login", LoginPage),
        {
          lazy: { Component: async () => (await signedIn()).SignedInProviders },
          async loader({ request }) {
            await requireSignedIn(services, request);
            return null;
          },
          children: [
            page("/onboarding", async () => (await import("./pages/onboarding/mod.ts")).OnboardingPage),
            {
              lazy: { Component: async () => (await import("./shell/Shell.tsx")).Shell },
              // A failure within keeps the navbar.
              children: [{ errorElement: <PageFailure />, children: pagesWithNavbar }],
            },
          ],
        },
        { path: "*", lazy: { Component: async () => (await import("./pages/not_found/mod.ts")).NotFoundPage } },
      ],
    },
  ];
}
