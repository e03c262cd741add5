import { useSyncExternalStore } from "react";
import { applyTheme, shownTheme, type Theme } from "./theme_choice.ts";

/** The theme that the page shows, followed as it changes (here or in another tab), and how to choose another. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const theme = useSyncExternalStore(follow, shownTheme, () => "system" as const);
  return [theme, applyTheme];
}

function follow(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
