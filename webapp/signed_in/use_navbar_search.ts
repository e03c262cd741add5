import { useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { NavbarSearch } from "../../ui-kit/Navbar/mod.ts";
import { KEEP_FOCUS, keepsFocus } from "../shell/mod.ts";

const DISCOVER = "/discover";

/** The navbar's search box: typing in it leads to discovery, which searches for what the address says. */
export function useNavbarSearch(): NavbarSearch {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { pathname, search, key, state } = useLocation();
  const isDiscover = pathname === DISCOVER;
  const [typed, setTyped] = useState<{ text: string; key: string }>();
  // The box runs ahead of the address, which changes only once discovery's code is there and its last letter is in.
  // What was typed holds on arrival there; any other navigation ends it.
  if (typed && typed.key !== key) {
    const isThereByTyping = isDiscover && keepsFocus(state) && navigationType !== "POP";
    setTyped(isThereByTyping ? { text: typed.text, key } : undefined);
  }
  const inAddress = isDiscover ? (new URLSearchParams(search).get("query") ?? "") : "";

  function lookFor(text: string): void {
    const query = text === "" ? "" : `?query=${encodeURIComponent(text)}`;
    // One step back leads to where the search began, not through every letter of it.
    void navigate(DISCOVER + query, { replace: isDiscover, state: KEEP_FOCUS, preventScrollReset: isDiscover });
  }

  return {
    value: typed?.key === key ? typed.text : inAddress,
    placeholder: "Search for a recipe...",
    onChange(text) {
      setTyped({ text, key });
      lookFor(text);
    },
    onSubmit: lookFor,
  };
}
