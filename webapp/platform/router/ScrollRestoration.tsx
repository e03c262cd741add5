import { useEffect, useLayoutEffect, useRef } from "react";
import { layOutAll } from "../../../ui-kit/behaviour/mod.ts";
import type { Location } from "./history.ts";
import { useRouterContext } from "./RouterProvider.tsx";

/** Key of the tab's storage, for positions on pages that are loaded again. */
export const SCROLL_POSITIONS_KEY = "scroll-positions";

type Positions = Record<string, number>;

/** Opens new pages at the top, and earlier ones where they were left. Once within a {@linkcode RouterProvider}. */
export function ScrollRestoration() {
  const { router, state } = useRouterContext();
  const { location, preventsScrollReset } = state;
  const positions = useRef<Positions>(undefined);
  const first = useRef(location);

  useEffect(() => {
    history.scrollRestoration = "manual";
    return () => {
      history.scrollRestoration = "auto";
    };
  }, []);

  useLayoutEffect(
    () =>
      router.subscribe((_state, before) => {
        if (positions.current) positions.current[keyOf(before.location)] = scrollY;
      }),
    [router],
  );

  useEffect(() => {
    function keep(): void {
      const kept = { ...positions.current, [keyOf(location)]: scrollY };
      try {
        sessionStorage.setItem(SCROLL_POSITIONS_KEY, JSON.stringify(kept));
      } catch {
        // Without storage, a page that is loaded again opens at its top.
      }
      history.scrollRestoration = "auto";
    }
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [location]);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const kept = positions.current[keyOf(location)];
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (kept !== undefined) {
      layOutAll();
      scrollTo(0, kept);
    } else if (target) target.scrollIntoView();
    // Where a person has scrolled in the page that the server drew, they stay.
    else if (location !== first.current && !preventsScrollReset) scrollTo(0, 0);
  }, [location, preventsScrollReset]);

  return null;
}

/** Every page that is loaded by its address has the key "default", so that one would open at another one's position. */
function keyOf({ key, pathname, search }: Location): string {
  return key === "default" ? pathname + search : key;
}

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? "{}") as Positions; // sound: written above
  } catch {
    return {};
  }
}
