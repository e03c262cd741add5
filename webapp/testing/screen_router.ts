import { createMemoryRouter } from "react-router-dom";
import { createRoutes } from "../routes.tsx";
import type { Services } from "../services.ts";

/** One entry of the history: an address, or one with a navigation state. */
export type HistoryEntry = string | { pathname: string; search?: string; state?: unknown; key?: string };

/** Where React Router looks for the scroll positions of earlier visits, when an app starts. */
const SCROLL_POSITIONS = "react-router-scroll-positions";

/** A router with this history, whose last entry is the current page. */
export function createScreenRouter(services: Services, entries: readonly HistoryEntry[]) {
  // All tests share one page, and a screen would open where the test before has left it.
  sessionStorage.setItem(SCROLL_POSITIONS, "{}");
  scrollTo(0, 0);
  return createMemoryRouter(createRoutes(services), { initialEntries: [...entries] });
}
