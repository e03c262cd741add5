import type { ComponentType } from "react";
import type { AppRoute } from "../wire/pages/app_routes.ts";
import { LoginPage } from "./pages/login/mod.ts";
import { SignUpPage } from "./pages/signup/mod.ts";
import { type LoaderArgs, Outlet, type Route, useLoaderData } from "./router/mod.ts";
import { PageFailure, preloadPage, Root, requireSignedIn, requireSignedOut, retryImport } from "./routing/mod.ts";
import type { Services } from "./services.ts";

const signedIn = () => retryImport(() => import("./shell/mod.ts"));

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
    const providerPage = async () => (await retryImport(() => import("./auth/ProviderPage.tsx")))[atProvider];
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
        const [startLoading, { restoreKeptAnswers }, user] = await Promise.all([
          prefetch(),
          signedIn(),
          services.identity.ready(),
        ]);
        if (!user) return;
        await restoreKeptAnswers(services);
        startLoading(services, args);
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
    page(
      "/moderation",
      async () => (await import("./pages/moderation/mod.ts")).ModerationPage,
      async () => (await signedIn()).prefetchModeration,
    ),
    page(
      "/household",
      async () => (await import("./pages/household/mod.ts")).HouseholdPage,
      async () => (await signedIn()).prefetchHousehold,
    ),
    page(
      "/pantry",
      async () => (await import("./pages/pantry/mod.ts")).PantryPage,
      async () => (await signedIn()).prefetchPantry,
    ),
    page(
      "/shopping",
      async () => (await import("./pages/shopping/mod.ts")).ShoppingPage,
      async () => (await signedIn()).prefetchShopping,
    ),
    page("/recipes/mine", async () => (await import("./pages/my_recipes/mod.ts")).MyRecipesPage),
    page("/recipes/import", async () => (await import("./pages/import_recipes/mod.ts")).ImportPage),
    page("/recipes/new", async () => (await import("./pages/edit_recipe/mod.ts")).NewRecipePage),
    page("/recipes/:id/edit", async () => (await import("./pages/edit_recipe/mod.ts")).EditRecipePage),
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
      children: [
        signedOutPage("/", { Component: SignUpPage, atProvider: "ProviderSignUpPage" }),
        signedOutPage("/login", { Component: LoginPage, atProvider: "ProviderLoginPage" }),
        {
          lazy: async () => (await signedIn()).SignedInProviders,
          async loader({ request }) {
            await requireSignedIn(services, request);
            await (await signedIn()).restoreKeptAnswers(services);
          },
          children: [
            page("/onboarding", async () => (await import("./pages/onboarding/mod.ts")).OnboardingPage),
            page(
              "/recipe/:id/cook",
              // With the timers' code, so that its first drawing has the step.
              async () =>
                (await Promise.all([import("./pages/cook/mod.ts"), services.openKitchenTimers()]))[0].CookPage,
              async () => (await signedIn()).prefetchRecipe,
            ),
            {
              lazy: async () => (await retryImport(() => import("./shell/Shell.tsx"))).Shell,
              // A failure within keeps the navbar.
              children: [{ errorElement: <PageFailure />, children: pagesWithNavbar }],
            },
          ],
        },
        {
          Component: OptionalFrame,
          async loader() {
            const user = await services.identity.ready().catch(() => undefined);
            return user ? (await retryImport(() => import("./shell/SignedInFrame.tsx"))).SignedInFrame : Outlet;
          },
          children: [
            page("/shared/:link", async () => (await import("./pages/shared_recipe/mod.ts")).SharedRecipePage),
            page("/join", async () => (await import("./pages/join/mod.ts")).JoinPage),
            page("*", async () => (await import("./pages/not_found/mod.ts")).NotFoundPage),
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
