import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigation, useNavigationType, useSearchParams } from "react-router-dom";
import { SEARCH_PARAMETERS, type SearchWishes, searchParametersOf, searchWishesIn } from "../../platform/api/mod.ts";
import { useStableHandlers } from "../../platform/hooks/mod.ts";
import { PRESERVE_FOCUS } from "../../platform/routing/mod.ts";

export interface SearchWishesChoice {
  readonly wishes: SearchWishes;
  change(changes: SearchWishes): void;
  /** Keeps only the order. */
  clear(): void;
}

/** Filters and order of the search, stored in the address for reloads, Back and links. */
export function useSearchWishes(): SearchWishesChoice {
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const isIdle = useNavigation().state === "idle";
  // The address changes later than the controls.
  const [ahead, setAhead] = useState<{ wishes: SearchWishes; key: string }>();
  const inAddress = searchWishesIn(parameters);
  if (ahead && ahead.key !== key && (navigationType === NavigationType.Pop || isSame(ahead.wishes, inAddress))) {
    setAhead(undefined);
  }
  const wishes = ahead?.wishes ?? inAddress;

  const { write } = useStableHandlers({
    write(wanted: SearchWishes) {
      const next = new URLSearchParams(parameters);
      for (const name of SEARCH_PARAMETERS) next.delete(name);
      for (const [name, value] of Object.entries(searchParametersOf(wanted))) next.set(name, value);
      setParameters(next, { replace: true, preventScrollReset: true, state: PRESERVE_FOCUS });
    },
  });

  // Another navigation, such as a typed letter, may have replaced the one that writes them.
  const isLost = ahead !== undefined && isIdle && !isSame(ahead.wishes, inAddress);
  useEffect(() => {
    if (isLost) write(wishes);
  }, [isLost, wishes, write]);

  function put(wanted: SearchWishes): void {
    setAhead({ wishes: wanted, key });
    write(wanted);
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
