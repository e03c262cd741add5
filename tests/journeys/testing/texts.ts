import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LOCALES = join(import.meta.dirname, "..", "..", "..", "locales");
const MESSAGE = /^msgid "(?<english>.+)"\nmsgstr "(?<text>.+)"$/gmu;

/** The texts of a language by the English ones, as far as each is one line. */
export function textsIn(language: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const file of readdirSync(join(LOCALES, language)).filter((name) => name.endsWith(".po"))) {
    for (const { groups } of readFileSync(join(LOCALES, language, file), "utf8").matchAll(MESSAGE)) {
      if (groups?.["english"] && groups["text"]) texts.set(groups["english"], groups["text"]);
    }
  }
  return texts;
}
