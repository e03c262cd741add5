import { i18n } from "#i18n";

const FILES = import.meta.glob("../../../locales/*/*.po");

/** Loads all texts in the language of the page: the service worker stores their files for pages that are opened offline. */
export async function loadAllTexts(): Promise<void> {
  const ofLanguage = Object.entries(FILES).filter(([path]) => path.includes(`/${i18n.locale}/`));
  for (const [, load] of ofLanguage) await load();
}
