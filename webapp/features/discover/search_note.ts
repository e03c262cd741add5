import { t } from "@lingui/core/macro";
import type { SearchRecipesReply } from "../../../wire/recipe/search_recipes.ts";
import { joinWords } from "../../platform/format/mod.ts";

/** The searched text and how the server interpreted it. */
export interface SearchAnswer extends Pick<SearchRecipesReply, "corrected" | "partial"> {
  readonly asked: string;
}

/** The note above recipes that match only a corrected or partial text; undefined for exact matches. */
export function searchNote({ asked, corrected, partial }: SearchAnswer): string | undefined {
  if (corrected === undefined) {
    return partial ? t`Few or no recipes have all of these words. Those with the most come first.` : undefined;
  }
  return partial
    ? t`Nothing for “${asked}”. No recipe holds all of “${corrected}”. These hold the most.`
    : t`Nothing for “${asked}”. Showing “${corrected}”.`;
}

/** The note that names the excluded foods; undefined if nothing was excluded. */
export function excludedNote({ excluded = [] }: Pick<SearchRecipesReply, "excluded">): string | undefined {
  return excluded.length === 0 ? undefined : t`Without: ${excluded.join(", ")}`;
}

/** The warning about exclusions that were not understood; undefined if all were. */
export function notUnderstoodNote({
  notUnderstood = [],
}: Pick<SearchRecipesReply, "notUnderstood">): string | undefined {
  if (notUnderstood.length === 0) return undefined;
  const phrases = joinWords(notUnderstood.map((phrase) => `“${phrase}”`));
  return t`We did not understand ${phrases}. The results may contain it.`;
}
