import type { SearchRecipesReply } from "../../../wire/search_recipes.ts";

/** What was asked for, and what of it was looked for. */
export interface SearchAnswer extends Pick<SearchRecipesReply, "corrected" | "partial"> {
  readonly asked: string;
}

/** What to say of recipes that are not quite what was asked for; nothing where they are. */
export function searchNote({ asked, corrected, partial }: SearchAnswer): string | undefined {
  if (corrected === undefined) {
    return partial ? "No recipe holds all of these words. These hold the most." : undefined;
  }
  const answer = partial ? `No recipe holds all of “${corrected}”. These hold the most.` : `Showing “${corrected}”.`;
  return `Nothing for “${asked}”. ${answer}`;
}
