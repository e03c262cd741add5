import { GROUNDS } from "../tokens/token_names.generated.ts";

/** What a person can choose; `system` follows the machine. */
export const THEMES = ["system", "light", "dark"] as const;

/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "weekplate-theme";

/** The colour of the browser's own bars, once a person has chosen: it stands before the page's own two. */
const BAR_COLOR = 'meta[name="theme-color"][data-chosen]';

/**
 * Runs inline at the top of `index.html`, before anything is drawn, so that a remembered theme never flashes; later it
 * follows what is chosen in another tab. A policy that forbids inline scripts allows it by its hash: take the hash of
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

/** The remembered choice; `system` when there is none or it can't be read. */
export function readTheme(): Theme {
  try {
    return themeNamed(localStorage.getItem(STORAGE_KEY));
  } catch {
    return "system";
  }
}

/** The theme that the page shows now, remembered or not. */
export function shownTheme(): Theme {
  return themeNamed(document.documentElement.dataset.theme);
}

/** Puts a theme on the page and remembers it; a browser that refuses storage still shows it. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colorBars(theme);
  try {
    if (theme === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
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
