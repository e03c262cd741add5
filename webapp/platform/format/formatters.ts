import { i18n } from "#i18n";

const formatters = new Map<string, unknown>();

/**
 * A formatter in the language of the page, made once. Not for English, whose few forms are written in code: the first
 * formatter takes a slow phone about 100 ms.
 */
export function formatter<Formatter>(kind: string, make: (language: string) => Formatter): Formatter {
  const key = `${i18n.locale} ${kind}`;
  const known = formatters.get(key) as Formatter | undefined; // sound: a kind is always made by the same function
  if (known) return known;
  const made = make(i18n.locale);
  formatters.set(key, made);
  return made;
}

/** Whether the page is in English. */
export function isEnglish(): boolean {
  return i18n.locale === "en";
}
