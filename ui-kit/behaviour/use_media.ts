import { createContext, use, useSyncExternalStore } from "react";
import { BELOW_DESKTOP_QUERY, PHONE_QUERY } from "../theme/style_parts.ts";

const FirstMediaContext = createContext<"phone" | "desktop">("desktop");

/** The device for which the server renders a page. The browser's first render repeats it. Default: a desktop. */
export const FirstMedia = FirstMediaContext.Provider;

/** Whether a media query matches. Only for changes that CSS cannot make: another DOM order. */
export function useMedia(query: string): boolean {
  const first = use(FirstMediaContext);
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => first === "phone" && (query === PHONE_QUERY || query === BELOW_DESKTOP_QUERY),
  );
}
