import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { QUERY_MAX_LENGTH } from "../../../core/recipe/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe_summary.ts";
import { favouritesQuery, searchQuery } from "../../api/mod.ts";
import { useDebouncedValue } from "../../hooks/mod.ts";
import { useServices } from "../../services.ts";
import { searchNote } from "./search_note.ts";

/** How long nobody has to type before the server is asked, in milliseconds. */
const TYPING_PAUSE_MS = 200;

export interface Discovery {
  readonly state: "loading" | "failed" | "loaded";
  /** Of the text that was searched last; the old ones stay until the new ones are here. */
  readonly recipes: readonly RecipeSummaryWire[];
  /** What to say of these recipes where they are not quite what was asked for. */
  readonly note: string | undefined;
  /** Whether other recipes than those shown are on their way. */
  readonly isSearching: boolean;
  retry(): void;
}

/** What the address's `query` finds, as it is typed. */
export function useDiscovery(): Discovery {
  const { recipes } = useServices();
  const [parameters] = useSearchParams();
  // The box takes no more; an address may.
  const typed = (parameters.get("query") ?? "").slice(0, QUERY_MAX_LENGTH);
  const text = useDebouncedValue(typed, TYPING_PAUSE_MS);
  // An answer belongs to its text: a late one never takes the place of a newer one's.
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(recipes, text));
  const { data: favourites } = useQuery(favouritesQuery(recipes));
  return {
    state: isPending ? "loading" : isError && !isFetching ? "failed" : "loaded",
    recipes: (data?.recipes ?? []).map((recipe) => ({
      ...recipe,
      favourite: recipe.favourite ?? favourites?.has(recipe.id) ?? false,
    })),
    note: data && searchNote(data),
    isSearching: isPlaceholderData || (isError && isFetching) || typed !== text,
    retry: () => void refetch(),
  };
}
