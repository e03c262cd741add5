import type { Messages } from "@lingui/core";
import { i18n } from "#i18n";

/** The texts of a part of the app in each language, by the path of their file. */
export type TextFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** Undefined after a failure. */
const parts = new Map<TextFiles, Promise<void> | undefined>();

/** Begins to load the texts of a part of the app in the language of the page. `webapp/texts.config.ts` adds the call to code with texts. */
export function loadTexts(files: TextFiles): void {
  void begin(files).catch(() => {}); // textsLoaded() tries again
}

/**
 * Resolves when the texts of all code that was loaded are there.
 *
 * @throws {TypeError} where the network fails
 */
export async function textsLoaded(): Promise<void> {
  await Promise.all([...parts].map(([files, loaded]) => loaded ?? begin(files)));
}

function begin(files: TextFiles): Promise<void> {
  const loaded = load(files).catch((error: unknown) => {
    parts.set(files, undefined);
    throw error;
  });
  parts.set(files, loaded);
  return loaded;
}

async function load(files: TextFiles): Promise<void> {
  const { locale } = i18n;
  const file = Object.entries(files).find(([path]) => path.includes(`/${locale}/`))?.[1];
  // sound: the build makes it of a .po file
  if (file) i18n.load(locale, ((await file()) as { messages: Messages }).messages);
}
