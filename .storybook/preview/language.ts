import type { Messages } from "@lingui/core";
import { i18n } from "#i18n";
import { LANGUAGES } from "../../webapp/platform/language/languages.ts";

const FILES = import.meta.glob<{ readonly messages: Messages }>("../../locales/*/*.po");

/** The toolbar's languages. */
export const languageItems = LANGUAGES.map(({ tag, name }) => ({ value: tag, title: name }));

/** Gives the story the texts of the toolbar's language before it is rendered. English is there with each module. */
export async function loadLanguage({ globals }: { globals: Readonly<Record<string, unknown>> }): Promise<void> {
  const language = LANGUAGES.find(({ tag }) => tag === globals["language"])?.tag ?? "en";
  if (language !== "en") {
    const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
    for (const { messages } of await Promise.all(files.map(([, load]) => load()))) i18n.load(language, messages);
  }
  if (i18n.locale !== language) i18n.activate(language);
  document.documentElement.lang = language;
}
