import { useQuery } from "@tanstack/react-query";
import type { ReadLineWire } from "../../../wire/cookbook/own_recipes.ts";
import { type RecipeToRead, readRecipeQuery } from "../../platform/api/mod.ts";
import { useDebouncedValue } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import type { DraftRow } from "./draft_rows.ts";
import { type RecipeDraft, readablePart } from "./recipe_draft.ts";

/** How long the cook has stopped typing before the lines are read. */
const PAUSE_MS = 400;

/** Reads the lines while the cook types. An answer that is no longer wanted is dropped. */
export function useReading(draft: RecipeDraft) {
  const { cookbook } = useServices();
  const part = readablePart(draft);
  const typed = part && JSON.stringify(part);
  const paused = useDebouncedValue(typed, PAUSE_MS);
  // sound: written above
  const recipe: RecipeToRead = paused === undefined ? { ingredients: [] } : (JSON.parse(paused) as RecipeToRead);
  const { data, isError, isFetching, refetch } = useQuery({
    ...readRecipeQuery(cookbook, recipe),
    enabled: paused !== undefined,
  });
  const whole = typed === undefined || isError ? undefined : data;
  const lines = new Map(whole?.groups.flatMap((group) => group.lines).map((line) => [keyOfLine(line), line]));
  return {
    /** Undefined for a line that was not parsed since it changed. */
    lineOf: (row: DraftRow) => lines.get(keyOfRow(row)),
    /** Undefined while no ingredient is typed, and until the first answer. */
    whole,
    isReading: isFetching || typed !== paused,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}

export type Reading = ReturnType<typeof useReading>;

/** The same text and choice is always read in the same way. */
function keyOfRow({ text, food }: DraftRow): string {
  return JSON.stringify(food === undefined ? [text.trim()] : [text.trim(), food]);
}

function keyOfLine({ text, food, isChosen }: ReadLineWire): string {
  return JSON.stringify(isChosen ? [text.trim(), food?.key ?? null] : [text.trim()]);
}
