import { GROUNDS } from "../tokens/token_names.generated.ts";

/** The themes to choose from; `system` follows the operating system. */
export const THEMES = ["system", "light", "dark"] as const;

/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "weekplate-theme";

/** The theme-color tag of a chosen theme; it precedes the page's two system ones. */
const BAR_COLOR = 'meta[name="theme-color"][data-chosen]';

/**
 * Applies the stored theme, and follows choices in other tabs. Call it before the first paint, so that the page does not
 * flash.
 *
 * @throws where the browser refuses storage
 */
export function followStoredTheme(): void {
  show(themeNamed(localStorage.getItem(STORAGE_KEY)));
  addEventListener("storage", ({ key, newValue }) => {
    // Without a key, all of the storage was cleared.
    if (key === STORAGE_KEY || key === null) show(themeNamed(newValue));
  });
}

/** The stored choice; `system` if there is none or it cannot be read. */
export function readTheme(): Theme {
  try {
    return themeNamed(localStorage.getItem(STORAGE_KEY));
  } catch {
    return "system";
  }
}

/** The page's current theme, stored or not. */
export function shownTheme(): Theme {
  return themeNamed(document.documentElement.dataset.theme);
}

/** Applies and stores a theme; without storage it is only applied. */
export function applyTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Private windows may refuse storage: the choice then lasts until the page is closed.
  }
}

function show(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colorBars(theme);
}

function colorBars(theme: Theme): void {
  const there = document.head.querySelector<HTMLMetaElement>(BAR_COLOR);
  if (theme === "system") {
    there?.remove();
    return;
  }
  const bar = there ?? document.createElement("meta");
  bar.name = "theme-color";
  bar.dataset.chosen = "";
  bar.content = GROUNDS[theme];
  if (!there) document.head.prepend(bar);
}

function themeNamed(name: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === name) ?? "system";
}
