import { languageCookie, languageIn } from "../../../wire/pages/language.ts";
import { LANGUAGES } from "./languages.ts";

/** Gives the page the language that was chosen in this browser: a page that the device has stored may be in another one. */
export function applyChosenLanguage(): void {
  const tag = languageIn(document.cookie);
  const chosen = LANGUAGES.find((language) => language.tag === tag);
  if (chosen) Object.assign(document.documentElement, { lang: chosen.tag, dir: chosen.direction });
}

/**
 * Loads the page again in another language, which the browser remembers. Does nothing where it is the page's, is not ours, or where
 * the browser stores no cookies: the page would come back in the former language, again and again.
 */
export function changeLanguage(tag: string): void {
  if (tag === document.documentElement.lang || !LANGUAGES.some((language) => language.tag === tag)) return;
  document.cookie = languageCookie(tag, { secure: location.protocol === "https:" });
  if (languageIn(document.cookie) === tag) location.reload();
}
