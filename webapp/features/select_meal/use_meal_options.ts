import { plural, t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { MealTime } from "../../../core/meal_plan/mod.ts";
import { COUNTED_OPTIONS_MAX, type DishType } from "../../../core/recipe/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import { wholeText } from "../../platform/format/mod.ts";
import { useDebouncedValue } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { excludedNote, notUnderstoodNote, searchNote } from "../discover/search_note.ts";
import { type IgnoredRules, useIgnoredRules } from "../food_rules/mod.ts";
import { type MealOptionsFilter, mealOptionsQuery } from "./meal_options_query.ts";
import { searchedText } from "./use_slot_from_address.ts";

/** Pause in typing before a request. */
const TYPING_PAUSE_MS = 200;

export interface MealOptions extends IgnoredRules {
  readonly state: "loading" | "failed" | "loaded";
  /** The old ones stay until those of another filter have loaded. */
  readonly recipes: readonly RecipeSummaryWire[];
  readonly filter: MealOptionsFilter;
  /** "214 dishes"; undefined until it is known. */
  readonly count: string | undefined;
  /** How the server read the searched text, and what it leaves out. */
  readonly notes: readonly string[];
  /** That the results may have what the person wanted to leave out. */
  readonly warning: string | undefined;
  /** How many recipes the person's food rules hide; 0 while those are shown. */
  readonly hiddenByRules: number;
  /** Whether the shown recipes are about to be replaced. */
  readonly isSearching: boolean;
  readonly isRetrying: boolean;
  /** State of the next page. */
  readonly more: "none" | "some" | "loading" | "failed";
  retry(): void;
  loadMore(): void;
}

/** The recipes to pick for a meal, of these kinds, and with the text in the address, while a person types it. */
export function useMealOptions(mealTime: MealTime, dishTypes: readonly DishType[]): MealOptions {
  const typed = searchedText(useSearchParams()[0]);
  const query = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const ignored = useIgnoredRules();
  const filter = { mealTime, dishTypes, query };
  const list = useOptionPages({ ...filter, ignoresRules: ignored.ignoresRules });
  const { data, isError, isFetching } = list;
  const [first] = data?.pages ?? [];
  const asked = first?.asked;
  return {
    state: list.isPending ? "loading" : isError && !data ? "failed" : "loaded",
    recipes: list.recipes,
    filter,
    count: first && countText(first.total ?? list.recipes.length, list.hasNextPage && first.total === undefined),
    notes: first && asked !== undefined ? [searchNote({ ...first, asked }), excludedNote(first)].filter(isText) : [],
    warning: first && notUnderstoodNote(first),
    hiddenByRules: first?.hiddenByRules ?? 0,
    ...ignored,
    isSearching: list.isPlaceholderData || typed !== query,
    isRetrying: isFetching,
    more: list.isFetchingNextPage
      ? "loading"
      : list.isFetchNextPageError
        ? "failed"
        : list.hasNextPage
          ? "some"
          : "none",
    retry: () => void list.refetch(),
    loadMore() {
      if (!isFetching) void list.fetchNextPage();
    },
  };
}

/** The pages of a list, each recipe once. */
export function useOptionPages(filter: MealOptionsFilter) {
  const { recipes: calls, log } = useServices();
  const list = useInfiniteQuery(mealOptionsQuery(calls, filter));
  const { data, error } = list;
  useEffect(() => {
    if (error) log("Cannot list meals to pick from", error);
  }, [error, log]);
  const recipes = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.recipes) ?? [];
    // A new favourite may push another one onto the next page.
    return [...new Map(all.map((recipe) => [recipe.id, recipe])).values()];
  }, [data]);
  return { ...list, recipes };
}

function countText(count: number, isMore: boolean): string {
  if (count >= COUNTED_OPTIONS_MAX) return t`${wholeText(COUNTED_OPTIONS_MAX)} dishes or more`;
  if (isMore) return t`${count} dishes or more`;
  return plural(count, { one: "# dish", other: "# dishes" });
}

function isText(text: string | undefined): text is string {
  return text !== undefined;
}
