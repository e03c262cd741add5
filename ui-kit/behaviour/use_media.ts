import { useSyncExternalStore } from "react";

/** Whether a media query holds now, followed as it changes. For what CSS can't do alone: another order of the DOM. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
