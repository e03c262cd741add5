import type { ComponentType } from "react";
import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { AppRoute } from "../adapters/http/wire/app_routes.ts";
import {
  mealOptionsQuery,
  ownOpinionQuery,
  personalRecipesQuery,
  recipeQuery,
  userInfoQuery,
  weekQuery,
} from "./api/mod.ts";
import { dateOr } from "./format/mod.ts";
import { PageFailure, PageLoading, Root, requireSignedIn, requireSignedOut } from "./shell/mod.ts";
import type { Services } from "./services.ts";

/**
 * Every page of the app. A page's code is a chunk of its own; what the page needs of the server is asked for while that
 * chunk is on its way (`prefetch`), and shown by the page itself, loading or failing as it may.
 */
export function createRoutes(services: Services): RouteObject[] {
  const { account, recipes, mealPlan, queryClient, today } = services;

  function signedOutPage(path: AppRoute, Component: () => Promise<ComponentType>): RouteObject {
    return {
      path,
      lazy: { Component },
      async loader() {
        await requireSignedOut(services);
        return null;
      },
    };
  }

  function page(
    path: AppRoute,
    Component: () => Promise<ComponentType>,
    prefetch?: (args: LoaderFunctionArgs) => void,
  ): RouteObject {
    return {
      path,
      lazy: { Component },
      async loader(args) {
        // The guard above sends strangers away; until it has, nothing is asked in nobody's name.
        if (prefetch && (await services.identity.ready())) prefetch(args);
        return null;
      },
    };
  }

  const signedInPages = [
    page(
      "/home",
      async () => (await import("./pages/home/mod.ts")).HomePage,
      () => {
        void queryClient.prefetchQuery(userInfoQuery(account));
        void queryClient.prefetchQuery(personalRecipesQuery(recipes));
      },
    ),
    page(
      "/recipe/:id",
      async () => (await import("./pages/recipe/mod.ts")).RecipePage,
      ({ params: { id = "" } }) => {
        void queryClient.prefetchQuery(recipeQuery(recipes, id));
        void queryClient.prefetchQuery(ownOpinionQuery(recipes, id));
      },
    ),
    page(
      "/select-meal/:day",
      async () => (await import("./pages/select_meal/mod.ts")).SelectMealPage,
      ({ request }) => {
        const date = dateOr(new URL(request.url).searchParams.get("date"), today());
        void queryClient.prefetchQuery(mealOptionsQuery(recipes, []));
        void queryClient.prefetchQuery(weekQuery(mealPlan, date));
      },
    ),
    page(
      "/week",
      async () => (await import("./pages/week/mod.ts")).WeekPage,
      ({ request }) => {
        const date = dateOr(new URL(request.url).searchParams.get("date"), today());
        void queryClient.prefetchQuery(weekQuery(mealPlan, date));
      },
    ),
    ...LATER.map(([path, title]) =>
      page(path, async () => {
        const { OpeningSoonPage } = await import("./pages/opening_soon/mod.ts");
        return () => <OpeningSoonPage title={title} />;
      }),
    ),
  ];

  return [
    {
      element: <Root />,
      errorElement: <PageFailure />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        signedOutPage("/", async () => (await import("./pages/signup/mod.ts")).SignUpPage),
        signedOutPage("/login", async () => (await import("./pages/login/mod.ts")).LoginPage),
        {
          async loader({ request }) {
            await requireSignedIn(services, request);
            return null;
          },
          children: [
            page("/onboarding", async () => (await import("./pages/onboarding/mod.ts")).OnboardingPage),
            {
              lazy: { Component: async () => (await import("./shell/Shell.tsx")).Shell },
              // A failure within keeps the navbar.
              children: [{ errorElement: <PageFailure />, children: signedInPages }],
            },
          ],
        },
        { path: "*", lazy: { Component: async () => (await import("./pages/not_found/mod.ts")).NotFoundPage } },
      ],
    },
  ];
}

/** Screens that the navbar leads to and that are not there yet, with their titles. */
const LATER: readonly (readonly [AppRoute, string])[] = [
  ["/discover", "Search & Discover New Recipes"],
  ["/WeeklyMeals", "Your Weekly Meals"],
  ["/UseMyIngredients", "Use My Ingredients"],
  ["/community", "Community"],
  ["/postmeal", "Share a New Meal"],
];
