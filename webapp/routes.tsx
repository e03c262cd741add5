import type { ComponentType } from "react";
import type { AppRoute } from "../wire/pages/app_routes.ts";
import { LoginPage } from "./features/auth/LoginPage.tsx";
import { SignUpPage } from "./features/auth/SignUpPage.tsx";
import { type LoaderArgs, Outlet, type Route, useLoaderData } from "./platform/router/mod.ts";
import {
  PageFailure,
  preloadPage,
  Root,
  requireSignedIn,
  requireSignedOut,
  retryImport,
} from "./platform/routing/mod.ts";
import type { Services } from "./services.ts";

const signedIn = () => retryImport(() => import("./platform/shell/mod.ts"));

/** Starts to load a page's data, without waiting for it. */
type Prefetch = (services: Services, args: LoaderArgs) => void;

/**
 * Every page of the app. Each page's code is a chunk of its own, and its data is requested while that chunk loads. The
 * page itself shows whether the data is loading or has failed.
 */
export function createRoutes(services: Services): Route[] {
  // Most visitors see sign-up or login first: these pages are part of the first chunk, except for those of a provider.
  function signedOutPage(
    path: AppRoute,
    { Component, atProvider }: { Component: ComponentType; atProvider: "ProviderSignUpPage" | "ProviderLoginPage" },
  ): Route {
    const providerPage = async () => (await retryImport(() => import("./features/auth/ProviderPage.tsx")))[atProvider];
    return {
      path,
      ...(services.identity.providerName === undefined ? { Component } : { lazy: providerPage }),
      loader: () => requireSignedOut(services),
    };
  }

  function page(
    path: AppRoute | "*",
    Component: () => Promise<ComponentType>,
    prefetch?: () => Promise<Prefetch>,
  ): Route {
    return {
      path,
      lazy() {
        preloadPage(path);
        return retryImport(Component);
      },
      async loader(args) {
        if (!prefetch) return;
        // The guard of the parent route redirects visitors without a session; no request is sent for them.
        const [startLoading, { restorePersistedQueries }, user] = await Promise.all([
          prefetch(),
          signedIn(),
          services.identity.ready(),
        ]);
        if (!user) return;
        await restorePersistedQueries(services);
        startLoading(services, args);
      },
    };
  }

  const pagesWithNavbar = [
    page(
      "/home",
      async () => (await import("./features/home/HomePage.tsx")).HomePage,
      async () => (await signedIn()).prefetchHome,
    ),
    page(
      "/recipe/:id",
      async () => (await import("./features/recipe/RecipePage.tsx")).RecipePage,
      async () => (await signedIn()).prefetchRecipe,
    ),
    page(
      "/discover",
      async () => (await import("./features/discover/DiscoverPage.tsx")).DiscoverPage,
      async () => (await signedIn()).prefetchDiscover,
    ),
    page(
      "/select-meal/:day",
      async () => (await import("./features/select_meal/SelectMealPage.tsx")).SelectMealPage,
      async () => (await signedIn()).prefetchSelectMeal,
    ),
    page(
      "/week",
      async () => (await import("./features/week/WeekPage.tsx")).WeekPage,
      async () => (await signedIn()).prefetchWeek,
    ),
    page(
      "/WeeklyMeals",
      async () => (await import("./features/weekly_meals/WeeklyMealsPage.tsx")).WeeklyMealsPage,
      async () => (await signedIn()).prefetchWeek,
    ),
    page(
      "/community",
      async () => (await import("./features/community/CommunityPage.tsx")).CommunityPage,
      async () => (await signedIn()).prefetchCommunity,
    ),
    page(
      "/settings",
      async () => (await import("./features/settings/SettingsPage.tsx")).SettingsPage,
      async () => (await signedIn()).prefetchSettings,
    ),
    page(
      "/moderation",
      async () => (await import("./features/safety/ModerationPage.tsx")).ModerationPage,
      async () => (await signedIn()).prefetchModeration,
    ),
    page(
      "/household",
      async () => (await import("./features/household/HouseholdPage.tsx")).HouseholdPage,
      async () => (await signedIn()).prefetchHousehold,
    ),
    page(
      "/pantry",
      async () => (await import("./features/pantry/PantryPage.tsx")).PantryPage,
      async () => (await signedIn()).prefetchPantry,
    ),
    page(
      "/shopping",
      async () => (await import("./features/shopping/ShoppingPage.tsx")).ShoppingPage,
      async () => (await signedIn()).prefetchShopping,
    ),
    page("/recipes/mine", async () => (await import("./features/my_recipes/MyRecipesPage.tsx")).MyRecipesPage),
    page("/recipes/import", async () => (await import("./features/import_recipes/ImportPage.tsx")).ImportPage),
    page("/recipes/new", async () => (await import("./features/edit_recipe/mod.ts")).NewRecipePage),
    page("/recipes/:id/edit", async () => (await import("./features/edit_recipe/mod.ts")).EditRecipePage),
    page("/postmeal", async () => (await import("./features/post_meal/PostMealPage.tsx")).PostMealPage),
    page(
      "/UseMyIngredients",
      async () => (await import("./features/use_my_ingredients/UseMyIngredientsPage.tsx")).UseMyIngredientsPage,
      async () => (await signedIn()).prefetchUseMyIngredients,
    ),
  ];

  return [
    {
      element: <Root />,
      errorElement: <PageFailure />,
      children: [
        signedOutPage("/", { Component: SignUpPage, atProvider: "ProviderSignUpPage" }),
        signedOutPage("/login", { Component: LoginPage, atProvider: "ProviderLoginPage" }),
        {
          lazy: async () => (await signedIn()).SignedInProviders,
          async loader({ request }) {
            await requireSignedIn(services, request);
            await (await signedIn()).restorePersistedQueries(services);
          },
          children: [
            page("/onboarding", async () => (await import("./features/onboarding/OnboardingPage.tsx")).OnboardingPage),
            page(
              "/recipe/:id/cook",
              // With the timers' code, so that its first drawing has the step.
              async () =>
                (await Promise.all([import("./features/cooking/CookPage.tsx"), services.openKitchenTimers()]))[0]
                  .CookPage,
              async () => (await signedIn()).prefetchRecipe,
            ),
            {
              lazy: async () => (await retryImport(() => import("./platform/shell/Shell.tsx"))).Shell,
              // A failure within keeps the navbar.
              children: [{ errorElement: <PageFailure />, children: pagesWithNavbar }],
            },
          ],
        },
        {
          Component: OptionalFrame,
          async loader() {
            const user = await services.identity.ready().catch(() => undefined);
            return user
              ? (await retryImport(() => import("./platform/shell/SignedInFrame.tsx"))).SignedInFrame
              : Outlet;
          },
          children: [
            page(
              "/shared/:link",
              async () => (await import("./features/shared_recipe/SharedRecipePage.tsx")).SharedRecipePage,
            ),
            page("/join", async () => (await import("./features/household/JoinPage.tsx")).JoinPage),
            page("*", async () => (await import("./features/not_found/NotFoundPage.tsx")).NotFoundPage),
          ],
        },
      ],
    },
  ];
}

/** Draws the navbar round its pages for a signed-in person, and nothing for other visitors. */
function OptionalFrame() {
  const Frame = useLoaderData() as ComponentType; // sound: the route's own loader returns it
  return <Frame />;
}
