import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { QUERY_MAX_LENGTH } from "../../../core/search/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import { type SearchWishes, searchQuery } from "../../platform/api/mod.ts";
import { useDebouncedValue } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { type IgnoredRules, useIgnoredRules } from "../food_rules/mod.ts";
import { useFoundHearts } from "../recipe_cards/mod.ts";
import { excludedNote, notUnderstoodNote, searchNote } from "./search_note.ts";

/** Pause in typing before a request. */
const TYPING_PAUSE_MS = 200;

export interface Discovery extends IgnoredRules {
  readonly state: "loading" | "failed" | "loaded";
  /** The text that was searched for. */
  readonly query: string;
  /** Found recipes; the old ones stay until the new ones have loaded. */
  readonly recipes: readonly RecipeSummaryWire[];
  readonly note: string | undefined;
  /** Names the excluded foods. */
  readonly excludedNote: string | undefined;
  /** Warning that the results may contain foods that the person wanted to exclude. */
  readonly warning: string | undefined;
  /** How many recipes the person's food rules hide; 0 while those are shown. */
  readonly hiddenByRules: number;
  readonly isSearching: boolean;
  retry(): void;
}

/** Recipes for the address's `query` that meet the wishes, searched while the person types. */
export function useDiscovery(wishes: SearchWishes): Discovery {
  const { recipes } = useServices();
  const [parameters] = useSearchParams();
  // The search field limits the length; an address does not.
  const typed = (parameters.get("query") ?? "").slice(0, QUERY_MAX_LENGTH);
  const text = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const ignored = useIgnoredRules();
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    searchQuery(recipes, text, { ...ignored, wishes }),
  );
  return {
    state: isPending ? "loading" : isError && !isFetching ? "failed" : "loaded",
    query: text,
    recipes: useFoundHearts(data?.recipes),
    note: data && searchNote(data),
    excludedNote: data && excludedNote(data),
    warning: data && notUnderstoodNote(data),
    hiddenByRules: data?.hiddenByRules ?? 0,
    ...ignored,
    isSearching: isPlaceholderData || (isError && isFetching) || typed !== text,
    retry: () => void refetch(),
  };
}
