import { useLocation, useNavigate } from "react-router-dom";
import { PRESERVE_FOCUS } from "./use_focus_on_navigation.ts";

/** What a page stores in its history entry. */
export interface PageEntry {
  /** "?time=Dinner", or empty. */
  readonly search: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** The entry that the last change leads to, from the entry with this key. */
let wanted: { readonly from: string; readonly entry: PageEntry } | undefined;

/**
 * Replaces the page's history entry, and resolves once the address has it. A change while another one is under way builds on
 * that one, whichever part of the page made it.
 */
export function useChangeEntry(): (change: (before: PageEntry) => PageEntry) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search, key, state } = useLocation();
  return async (change) => {
    // sound: navigation states are objects
    const shown = { search, state: (state ?? {}) as PageEntry["state"] };
    const entry = change(wanted?.from === key ? wanted.entry : shown);
    wanted = { from: key, entry };
    const next = { ...entry.state, ...PRESERVE_FOCUS };
    // A space as in the app's links.
    const address = pathname + entry.search.replaceAll("+", "%20");
    await navigate(address, { replace: true, state: next, preventScrollReset: true });
  };
}
