import { useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { SEARCH_PARAMETERS, type SearchWishes, searchParametersOf, searchWishesIn } from "../../platform/api/mod.ts";
import { useChangeEntry } from "../../platform/routing/mod.ts";

export interface SearchWishesChoice {
  readonly wishes: SearchWishes;
  change(changes: SearchWishes): void;
  /** Keeps only the order. */
  clear(): void;
}

/** Filters and order of the search, stored in the address for reloads, Back and links. */
export function useSearchWishes(): SearchWishesChoice {
  const [parameters] = useSearchParams();
  const changeEntry = useChangeEntry();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  // The address changes later than the controls.
  const [ahead, setAhead] = useState<{ wishes: SearchWishes; key: string }>();
  const inAddress = searchWishesIn(parameters);
  if (ahead && ahead.key !== key && (navigationType === NavigationType.Pop || isSame(ahead.wishes, inAddress))) {
    setAhead(undefined);
  }
  const wishes = ahead?.wishes ?? inAddress;

  function put(wanted: SearchWishes): void {
    setAhead({ wishes: wanted, key });
    void changeEntry((entry) => {
      const next = new URLSearchParams(entry.search);
      for (const name of SEARCH_PARAMETERS) next.delete(name);
      for (const [name, value] of Object.entries(searchParametersOf(wanted))) next.set(name, value);
      return { ...entry, search: next.size === 0 ? "" : `?${next}` };
    });
  }

  return {
    wishes,
    change: (changes) => put({ ...wishes, ...changes }),
    clear: () => put({ sort: wishes.sort }),
  };
}

/** How many of them filter. */
export function filterCount({ sort: _sort, ...filters }: SearchWishes): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}

function isSame(one: SearchWishes, other: SearchWishes): boolean {
  return (
    String(new URLSearchParams(searchParametersOf(one))) === String(new URLSearchParams(searchParametersOf(other)))
  );
}
