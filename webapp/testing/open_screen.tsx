import { expect } from "vitest";
import { render } from "vitest-browser-react";
import { App } from "../App.tsx";
import { type MemoryServices, type MemoryServicesOptions, memoryServices } from "./memory_services.ts";
import { createScreenRouter, type HistoryEntry } from "./screen_router.ts";
// Loaded ahead, so that tests do not wait for the routes' chunks.
import "../pages/community/mod.ts";
import "../pages/cook/mod.ts";
import "../pages/discover/mod.ts";
import "../pages/edit_recipe/mod.ts";
import "../pages/home/mod.ts";
import "../pages/household/mod.ts";
import "../pages/import_recipes/mod.ts";
import "../pages/join/mod.ts";
import "../pages/login/mod.ts";
import "../pages/my_recipes/mod.ts";
import "../pages/not_found/mod.ts";
import "../pages/onboarding/mod.ts";
import "../pages/pantry/mod.ts";
import "../pages/post_meal/mod.ts";
import "../pages/recipe/mod.ts";
import "../pages/select_meal/mod.ts";
import "../pages/settings/mod.ts";
import "../pages/shared_recipe/mod.ts";
import "../pages/shopping/mod.ts";
import "../pages/signup/mod.ts";
import "../pages/use_my_ingredients/mod.ts";
import "../pages/week/mod.ts";
import "../pages/weekly_meals/mod.ts";
import "../week_suggestions/FillSheet.tsx";
import "../week_suggestions/SuggestedWeek.tsx";
import "../shell/mod.ts";
import "../shell/Shell.tsx";
import "../shell/SignedInFrame.tsx";

/** Opens the whole app at an address, or at the last of several, on services in memory of its own. */
export async function open(at: HistoryEntry | readonly HistoryEntry[], options: MemoryServicesOptions = {}) {
  const services = memoryServices(options);
  return { ...(await openScreen(services, ...[at].flat())), services };
}

/** Opens the app, and waits until it hears what other members of the household change. */
export async function openWatched(at: string, options: MemoryServicesOptions = {}) {
  const opened = await open(at, options);
  await expect.poll(() => opened.services.chatConnection.status).toBe("online");
  return opened;
}

/** Opens the whole app at the last of these addresses, on these services. */
export async function openScreen(services: MemoryServices, ...entries: HistoryEntry[]) {
  const router = createScreenRouter(services, entries);
  const screen = await render(<App services={services} router={router} />);
  return {
    screen,
    /** Current path and query. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** The address's fragment. */
    hash: () => router.state.location.hash,
    goBack: () => router.navigate(-1),
  };
}

/** The screen of an opened app. */
export type OpenedScreen = Awaited<ReturnType<typeof openScreen>>["screen"];
