import { RouterProvider } from "react-router-dom";
import { expect } from "vitest";
import { render } from "vitest-browser-react";
import { App } from "../App.tsx";
import { type MemoryServices, type MemoryServicesOptions, memoryServices } from "./memory_services.ts";
import { createScreenRouter, type HistoryEntry } from "./screen_router.ts";
// Loaded ahead, so that tests do not wait for the routes' chunks.
import "../features/community/CommunityPage.tsx";
import "../features/cooking/CookPage.tsx";
import "../features/discover/DiscoverPage.tsx";
import "../features/edit_recipe/EditRecipePage.tsx";
import "../features/edit_recipe/NewRecipePage.tsx";
import "../features/favourites/FavouritesPage.tsx";
import "../features/home/HomePage.tsx";
import "../features/household/HouseholdPage.tsx";
import "../features/import_recipes/ImportPage.tsx";
import "../features/household/JoinPage.tsx";
import "../features/auth/LoginPage.tsx";
import "../features/my_recipes/MyRecipesPage.tsx";
import "../features/not_found/NotFoundPage.tsx";
import "../features/onboarding/OnboardingPage.tsx";
import "../features/pantry/PantryPage.tsx";
import "../features/post_meal/PostMealPage.tsx";
import "../features/recipe/RecipePage.tsx";
import "../features/select_meal/SelectMealPage.tsx";
import "../features/settings/SettingsPage.tsx";
import "../features/shared_recipe/SharedRecipePage.tsx";
import "../features/shopping/ShoppingPage.tsx";
import "../features/auth/SignUpPage.tsx";
import "../features/use_my_ingredients/UseMyIngredientsPage.tsx";
import "../features/week/WeekPage.tsx";
import "../features/weekly_meals/WeeklyMealsPage.tsx";
import "../features/week_suggestions/FillSheet.tsx";
import "../features/week_suggestions/SuggestedWeek.tsx";
import "../platform/shell/mod.ts";
import "../platform/shell/Shell.tsx";
import "../platform/shell/SignedInFrame.tsx";

/** Opens the whole app at an address, or at the last of several, on services in memory of its own. */
export async function open(at: HistoryEntry | readonly HistoryEntry[], options: MemoryServicesOptions = {}) {
  const services = memoryServices(options);
  return { ...(await openScreen(services, ...[at].flat())), services };
}

/** Opens the app, and waits until it receives other members' changes. */
export async function openWatched(at: string, options: MemoryServicesOptions = {}) {
  const opened = await open(at, options);
  await expect.poll(() => opened.services.chatConnection.status).toBe("online");
  return opened;
}

/** Opens the whole app at the last of these addresses, on these services. */
export async function openScreen(services: MemoryServices, ...entries: HistoryEntry[]) {
  const router = createScreenRouter(services, entries);
  const screen = await render(
    <App services={services}>
      <RouterProvider router={router} />
    </App>,
  );
  return {
    screen,
    address: () => router.state.location.pathname + router.state.location.search,
    hash: () => router.state.location.hash,
    goBack: () => router.navigate(-1),
  };
}

export type OpenedScreen = Awaited<ReturnType<typeof openScreen>>["screen"];
