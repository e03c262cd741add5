import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { NavbarSearch } from "../../ui-kit/Navbar/mod.ts";
import { KEEP_FOCUS, keepsFocus } from "../routing/mod.ts";

const DISCOVER = "/discover";

/** The navbar's search box: typing in it leads to discovery, which searches for what the address says. */
export function useNavbarSearch(): NavbarSearch {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { pathname, search, key, state } = useLocation();
  const wanted = useRef("");
  const isGoing = useRef(false);
  const isDiscover = pathname === DISCOVER;
  // Where the last navigation led; the render that shows it may be a letter behind.
  const isThere = useRef(isDiscover);
  useEffect(() => {
    isThere.current = isDiscover;
  }, [isDiscover]);
  const [typed, setTyped] = useState<{ text: string; key: string }>();
  // The box runs ahead of the address, which changes only once discovery's code is there and its last letter is in.
  // What was typed holds on arrival there; any other navigation ends it.
  if (typed && typed.key !== key) {
    const isThereByTyping = isDiscover && keepsFocus(state) && navigationType !== NavigationType.Pop;
    setTyped(isThereByTyping ? { text: typed.text, key } : undefined);
  }
  const inAddress = isDiscover ? (new URLSearchParams(search).get("query") ?? "") : "";

  /** One navigation at a time: only when one has arrived is it known whether the next takes its place. */
  async function lookFor(text: string): Promise<void> {
    wanted.current = text;
    if (isGoing.current) return;
    isGoing.current = true;
    try {
      // One step back leads to where the search began, not through every letter of it.
      let replace = isThere.current;
      let sent: string;
      do {
        sent = wanted.current;
        await navigate(discoverPath(sent), { replace, state: KEEP_FOCUS, preventScrollReset: replace });
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
    onChange(text) {
      setTyped({ text, key });
      void lookFor(text);
    },
    onSubmit: (text) => void lookFor(text),
  };
}

function discoverPath(query: string): string {
  return query === "" ? DISCOVER : `${DISCOVER}?query=${encodeURIComponent(query)}`;
}
