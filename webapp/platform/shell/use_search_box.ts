import { t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { NavbarSearch } from "../../../ui-kit/Navbar/mod.ts";
import { PRESERVE_FOCUS, useChangeEntry } from "../routing/mod.ts";

const DISCOVER = "/discover";
/** The meal selection: a search stays there, and keeps the slot. */
const PICKER = "/select-meal/";

/**
 * A search box: typing opens discovery, which searches for the text in the address. On the meal selection it searches there.
 *
 * @param place tells the boxes of a page apart: what is typed in one is in the other once it is in the address.
 */
export function useSearchBox(place: "navbar" | "page"): NavbarSearch {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { pathname, search: parameters, key, state } = useLocation();
  const changeEntry = useChangeEntry();
  const wanted = useRef("");
  const isGoing = useRef(false);
  const isPicker = pathname.startsWith(PICKER);
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
  const inAddress = isTarget ? (new URLSearchParams(parameters).get("query") ?? "") : "";

  /** One navigation at a time: only after it has finished is it known whether the next replaces its history entry. */
  async function openDiscovery(text: string): Promise<void> {
    wanted.current = text;
    if (isGoing.current) return;
    isGoing.current = true;
    try {
      // One step back leads to the page before the search, not to each letter.
      let replace = isThere.current;
      let sent: string;
      do {
        sent = wanted.current;
        const next = { ...PRESERVE_FOCUS, typedIn: place };
        const address = sent === "" ? DISCOVER : `${DISCOVER}?query=${encodeURIComponent(sent)}`;
        await navigate(address, { replace, state: next, preventScrollReset: replace });
        isThere.current = true;
        replace = true;
      } while (sent !== wanted.current);
    } finally {
      isGoing.current = false;
    }
  }

  function search(text: string): void {
    if (!isTarget || isGoing.current) return void openDiscovery(text);
    void changeEntry((entry) => ({
      search: withText(entry.search, text),
      state: { ...entry.state, typedIn: place },
    }));
  }

  return {
    value: typed?.key === key ? typed.text : inAddress,
    placeholder: t`Search for a recipe...`,
    opensByText: !isPicker,
    sendsTo: { action: target, parameter: "query", others: isTarget ? otherParameters(parameters) : [] },
    onChange(text) {
      setTyped({ text, key });
      search(text);
    },
    onSubmit: search,
  };
}

/** The parameters of an address but the text: the slot, the filters. */
function otherParameters(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name !== "query");
}

/** The parameters of an address with another text. */
function withText(search: string, text: string): string {
  const parameters = new URLSearchParams(search);
  if (text === "") parameters.delete("query");
  else parameters.set("query", text);
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** The box in which the text of an entry was typed. */
function typedIn(state: unknown): unknown {
  return (state as { readonly typedIn?: unknown } | null)?.typedIn; // sound: navigation states are objects
}
