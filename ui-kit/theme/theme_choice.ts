import { GROUNDS } from "../tokens/token_names.generated.ts";

/** The themes to choose from; `system` follows the operating system. */
export const THEMES = ["system", "light", "dark"] as const;

/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "weekplate-theme";

/** The theme-color tag of a chosen theme; it precedes the page's two system ones. */
const BAR_COLOR = 'meta[name="theme-color"][data-chosen]';

/**
 * Runs inline at the top of `index.html`, before the first paint, so that a stored theme does not flash; later it
 * follows choices in other tabs. A content security policy allows it by the hash of
 * exactly this text.
 */
export const themeScript = [
  "try{",
  `let grounds=${JSON.stringify(GROUNDS)},`,
  "put=t=>{",
  `let root=document.documentElement,bar=document.head.querySelector('${BAR_COLOR}');`,
  'if(t==="light"||t==="dark"){',
  "root.dataset.theme=t;",
  'if(!bar){bar=document.createElement("meta");bar.name="theme-color";bar.dataset.chosen="";document.head.prepend(bar)}',
  "bar.content=grounds[t]",
  "}else{delete root.dataset.theme;bar?.remove()}",
  "};",
  `put(localStorage.getItem("${STORAGE_KEY}"));`,
  `addEventListener("storage",e=>{if(e.key==="${STORAGE_KEY}"||e.key===null)put(e.newValue)})`,
  "}catch{}",
].join("");

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
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colorBars(theme);
  try {
    if (theme === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Private windows may refuse storage: the choice then lasts until the page is closed.
  }
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
