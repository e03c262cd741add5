import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { NavbarSearch } from "../../../ui-kit/Navbar/mod.ts";
import { PRESERVE_FOCUS, preservesFocus } from "../routing/mod.ts";

const DISCOVER = "/discover";

/** The navbar's search box: typing opens discovery, which searches for the text in the address. */
export function useNavbarSearch(): NavbarSearch {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { pathname, search, key, state } = useLocation();
  const wanted = useRef("");
  const isGoing = useRef(false);
  const isDiscover = pathname === DISCOVER;
  // Where the last navigation led; the last render may be one letter older.
  const isThere = useRef(isDiscover);
  const filters = useRef("");
  useEffect(() => {
    isThere.current = isDiscover;
    filters.current = isDiscover ? withoutQuery(search) : "";
  }, [isDiscover, search]);
  const [typed, setTyped] = useState<{ text: string; key: string }>();
  // The address changes only once the page's code is loaded, so the box shows the typed text until then. Any navigation
  // other than the one caused by typing discards it.
  if (typed && typed.key !== key) {
    const isThereByTyping = isDiscover && preservesFocus(state) && navigationType !== NavigationType.Pop;
    setTyped(isThereByTyping ? { text: typed.text, key } : undefined);
  }
  const inAddress = isDiscover ? (new URLSearchParams(search).get("query") ?? "") : "";

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
        await navigate(discoverPath(sent, isThere.current ? filters.current : ""), {
          replace,
          state: PRESERVE_FOCUS,
          preventScrollReset: replace,
        });
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
    sendsTo: { action: DISCOVER, parameter: "query" },
    onChange(text) {
      setTyped({ text, key });
      void openDiscovery(text);
    },
    onSubmit: (text) => void openDiscovery(text),
  };
}

/** `filters`: further parameters, which stay while the text changes. */
function discoverPath(query: string, filters: string): string {
  const parameters = [query && `query=${encodeURIComponent(query)}`, filters].filter(Boolean).join("&");
  return parameters === "" ? DISCOVER : `${DISCOVER}?${parameters}`;
}

function withoutQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("query");
  return parameters.toString();
}
