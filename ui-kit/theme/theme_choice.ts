/** What a person can choose; `system` follows the machine. */
export const THEMES = ["system", "light", "dark"] as const;

/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "weekplate-theme";

/**
 * Runs inline at the top of `index.html`, before anything is drawn, so that a remembered theme never flashes.
 * A policy that forbids inline scripts allows it by its hash: take the hash of exactly this text.
 */
export const themeScript = `try{var t=localStorage.getItem("${STORAGE_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The remembered choice; `system` when there is none or it can't be read. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return THEMES.find((theme) => theme === stored) ?? "system";
  } catch {
    return "system";
  }
}

/** Puts a theme on the page and remembers it; a browser that refuses storage still shows it. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
}
