import type { SearchRecipesReply } from "../../../wire/search_recipes.ts";

/** The searched text and how the server interpreted it. */
export interface SearchAnswer extends Pick<SearchRecipesReply, "corrected" | "partial"> {
  readonly asked: string;
}

/** The note above recipes that match only a corrected or partial text; undefined for exact matches. */
export function searchNote({ asked, corrected, partial }: SearchAnswer): string | undefined {
  if (corrected === undefined) {
    return partial ? "No recipe holds all of these words. These hold the most." : undefined;
  }
  const answer = partial ? `No recipe holds all of “${corrected}”. These hold the most.` : `Showing “${corrected}”.`;
  return `Nothing for “${asked}”. ${answer}`;
}
