import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { NavbarSearch } from "../../../ui-kit/Navbar/mod.ts";
import { PRESERVE_FOCUS, useChangeEntry } from "../routing/mod.ts";

/** The parameter of an address with the searched text. */
export const SEARCH_PARAMETER = "query";

const DISCOVER = "/discover";
/** The meal selection: a search stays there, and keeps the slot. */
const PICKER = /^\/select-meal\//iu;

/**
 * A search box: typing opens discovery, which searches for the text in the address. On the meal selection it searches there.
 *
 * @param place tells the boxes of a page apart: what is typed in one is in the other once it is in the address.
 */
export function useSearchBox(place: "navbar" | "page"): NavbarSearch {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { pathname, search, key, state } = useLocation();
  const changeEntry = useChangeEntry();
  const lastChangeEntry = useRef(changeEntry);
  useEffect(() => {
    lastChangeEntry.current = changeEntry;
  });
  const wanted = useRef("");
  const isGoing = useRef(false);
  const isPicker = PICKER.test(pathname);
  const target = isPicker ? pathname : DISCOVER;
  const isTarget = pathname === target;
  // Where the last navigation led; the last render may be one letter older.
  const isThere = useRef(isTarget);
  useEffect(() => {
    isThere.current = isTarget;
  }, [isTarget]);
  const [typed, setTyped] = useState<{ text: string; key: string }>();
  // The address changes only once the page's code is loaded, so the box shows the typed text until then. Any navigation
  // other than the one caused by typing discards it.
  if (typed && typed.key !== key) {
    const isThereByTyping = isTarget && typedIn(state) === place && navigationType !== NavigationType.Pop;
    setTyped(isThereByTyping ? { text: typed.text, key } : undefined);
  }
  const { [SEARCH_PARAMETER]: inAddress = "", ...others } = isTarget
    ? Object.fromEntries(new URLSearchParams(search))
    : {};

  /** One navigation at a time: only after it has finished is it known whether the next replaces its history entry. */
  async function openSearch(text: string): Promise<void> {
    wanted.current = text;
    if (isGoing.current) return;
    isGoing.current = true;
    try {
      // One step back leads to the page before the search, not to each letter.
      let replace = isThere.current;
      let sent: string;
      do {
        sent = wanted.current;
        if (isPicker) {
          await lastChangeEntry.current((entry) => ({
            search: withText(entry.search, sent),
            state: { ...entry.state, typedIn: place },
          }));
        } else {
          const state = { ...PRESERVE_FOCUS, typedIn: place };
          await navigate(DISCOVER + withText("", sent), { replace, state, preventScrollReset: replace });
        }
        isThere.current = true;
        replace = true;
      } while (sent !== wanted.current);
    } finally {
      isGoing.current = false;
    }
  }

  return {
    value: typed?.key === key ? typed.text : inAddress,
    placeholder: "Search for a recipe...",
    opensByText: !isPicker,
    sendsTo: { action: target, parameter: SEARCH_PARAMETER, others },
    onChange(text) {
      setTyped({ text, key });
      void openSearch(text);
    },
    onSubmit: (text) => void openSearch(text),
  };
}

/** The parameters of an address with another text. */
function withText(search: string, text: string): string {
  const parameters = new URLSearchParams(search);
  if (text === "") parameters.delete(SEARCH_PARAMETER);
  else parameters.set(SEARCH_PARAMETER, text);
  return parameters.size === 0 ? "" : `?${parameters}`;
}

function typedIn(state: unknown): unknown {
  return typeof state === "object" && state !== null && "typedIn" in state ? state.typedIn : undefined;
}
