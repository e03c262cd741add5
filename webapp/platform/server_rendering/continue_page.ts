import { DRAFTS_KEY } from "../../features/edit_recipe/drafts_key.ts";
import type { Services } from "../../services.ts";
import { type EntryState, SCROLL_POSITIONS_KEY } from "../router/mod.ts";
import { COOKING_ATTRIBUTE, type HydrationState } from "./hydration_state.ts";

/** The data from which the server rendered this page; undefined where it did not. */
export function readHydrationState(element: HTMLElement | null): HydrationState | undefined {
  const text = element?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined; // sound: our own server wrote it
}

/**
 * Whether the browser would render the page as the server did, so that it can be hydrated. Otherwise the browser renders it
 * anew, because of something that only this device knows: who is signed in now, the date here, a state in the history, typed
 * and stored data.
 */
export function canContinue({ person, today, invitation }: HydrationState, services: Services): boolean {
  return (
    services.identity.current?.id === person?.user.id &&
    (person === undefined || services.today() === today) &&
    location.hash === "" &&
    !hasRouterState() &&
    Object.keys(sessionStorage).every(
      (key) => key === SCROLL_POSITIONS_KEY || sessionStorage.getItem(key) === invitation,
    ) &&
    localStorage.getItem(DRAFTS_KEY) === null &&
    !document.documentElement.hasAttribute(COOKING_ATTRIBUTE)
  );
}

function hasRouterState(): boolean {
  const entry = history.state as EntryState | null; // sound: only the router writes it
  return (entry?.state ?? null) !== null;
}
