import { cookieValue } from "./cookie_value.ts";

/** A language of the product: a folder in `locales/` whose `language.json` has these facts without the tag. */
export interface Language {
  /** BCP 47, such as `pt-BR`. */
  readonly tag: string;
  /** In the language itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
}

/** Of callers that name none of ours. */
export const ENGLISH: Language = { tag: "en", name: "English", direction: "ltr" };

const COOKIE = "weekplate-language";
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The cookie's text for `document.cookie` with the language that a person chose in this browser. */
export function languageCookie(tag: string, { secure }: { secure: boolean }): string {
  return `${COOKIE}=${tag}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** The tag in a `Cookie` header or `document.cookie`; undefined where there is none. */
export function languageIn(cookies: string | undefined): string | undefined {
  return cookieValue(cookies, COOKIE);
}

/** The language for a browser: the one that was chosen in it, else the first that it accepts and we have. */
export function chooseLanguage(
  languages: readonly Language[],
  { chosen, accepted }: { chosen?: string | undefined; accepted: readonly string[] },
): Language | undefined {
  for (const wanted of [chosen, ...accepted, ENGLISH.tag]) {
    const found = wanted === undefined ? undefined : matching(languages, wanted.toLowerCase());
    if (found) return found;
  }
  return undefined;
}

/** `pt-br` and `pt` find Brazilian Portuguese, `de-at` German. */
function matching(languages: readonly Language[], wanted: string): Language | undefined {
  const [primary] = wanted.split("-");
  return (
    languages.find(({ tag }) => tag.toLowerCase() === wanted) ??
    languages.find(({ tag }) => tag.toLowerCase() === primary) ??
    languages.find(({ tag }) => tag.toLowerCase().split("-")[0] === primary)
  );
}
