import { createMemoryRouter, type MemoryEntry, SCROLL_POSITIONS_KEY } from "../platform/router/mod.ts";
import { createRoutes } from "../routes.tsx";
import type { Services } from "../services.ts";

/** One entry of the history: an address, or one with a navigation state. */
export type HistoryEntry = MemoryEntry;

/** A router with this history, whose last entry is the current page. */
export function createScreenRouter(services: Services, entries: readonly HistoryEntry[]) {
  // All tests share one page, and a screen would open where the test before has left it.
  sessionStorage.setItem(SCROLL_POSITIONS_KEY, "{}");
  scrollTo(0, 0);
  return createMemoryRouter(createRoutes(services), entries);
}
