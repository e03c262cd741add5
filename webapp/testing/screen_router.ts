import { createMemoryRouter, type InitialEntry, parsePath } from "react-router-dom";
import { createRoutes } from "../routes.tsx";
import type { Services } from "../services.ts";

/** One entry of the history: an address, or one with a navigation state. */
export type HistoryEntry = InitialEntry;

/** A router with this history, whose last entry is the current page. */
export function createScreenRouter(services: Services, entries: readonly HistoryEntry[]) {
  // All tests share one page, and a screen would open where the test before has left it.
  scrollTo(0, 0);
  const initialEntries = entries.map((entry) => ({
    ...(typeof entry === "string" ? parsePath(entry) : entry),
    key: crypto.randomUUID(),
  }));
  return createMemoryRouter(createRoutes(services), { initialEntries });
}
