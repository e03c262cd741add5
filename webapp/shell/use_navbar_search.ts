import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { NavbarSearch } from "../../ui-kit/Navbar/mod.ts";
import { KEEP_FOCUS } from "./use_focus_on_navigation.ts";

const DISCOVER = "/discover";

/** The navbar's search box: typing in it leads to discovery, which searches for what the address says. */
export function useNavbarSearch(): NavbarSearch {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { pathname, search } = useLocation();
  const isDiscover = pathname === DISCOVER;
  const query = isDiscover ? (new URLSearchParams(search).get("query") ?? "") : "";
  // The box runs ahead of the address, which only changes once discovery's code is there.
  const [typed, setTyped] = useState(query);
  useEffect(() => {
    if (!isDiscover || navigationType === "POP") setTyped(query);
  }, [isDiscover, navigationType, query]);

  function lookFor(text: string): void {
    const query = text === "" ? "" : `?query=${encodeURIComponent(text)}`;
    // One step back leads to where the search began, not through every letter of it.
    void navigate(DISCOVER + query, { replace: isDiscover, state: KEEP_FOCUS, preventScrollReset: isDiscover });
  }

  return {
    value: typed,
    placeholder: "Search for a recipe...",
    onChange(text) {
      setTyped(text);
      lookFor(text);
    },
    onSubmit: lookFor,
  };
}
