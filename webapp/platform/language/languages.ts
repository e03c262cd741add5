import type { Language } from "../../../wire/pages/language.ts";

const FACTS = import.meta.glob<Omit<Language, "tag">>("../../../locales/*/language.json", {
  eager: true,
  import: "default",
});

/** The product's languages, English first. */
export const LANGUAGES: readonly Language[] = Object.entries(FACTS)
  .map(([path, facts]) => ({ tag: path.split("/").at(-2) ?? "", ...facts }))
  .sort((one, other) => Number(other.tag === "en") - Number(one.tag === "en"));
