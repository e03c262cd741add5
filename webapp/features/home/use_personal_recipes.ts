import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FALLBACK_NAME } from "../../../core/account/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import { personalRecipesQuery, userInfoQuery } from "../../platform/api/mod.ts";
import { isNotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { useServices } from "../../services.ts";
import { type IgnoredRules, useIgnoredRules } from "../food_rules/mod.ts";
import { useHearts } from "../recipe_cards/mod.ts";
import { GRADUAL_STEP, useGradualCount } from "./use_gradual_count.ts";

/** Query key of the shown length, so that Back restores the scroll position. */
const SHOWN_COUNT = ["home-shown"] as const;

const NONE: readonly RecipeSummaryWire[] = [];

export interface PersonalRecipes extends IgnoredRules {
  readonly state: "loading" | "not-on-device" | "failed" | "loaded";
  readonly shown: readonly RecipeSummaryWire[];
  readonly total: number;
  readonly isRetrying: boolean;
  /** How many recipes the person's food rules hide; 0 while those are shown. */
  readonly hiddenByRules: number;
  retry(): void;
}

/** The signed-in person's recipes, shown gradually. */
export function usePersonalRecipes(): PersonalRecipes {
  const { recipes } = useServices();
  const queryClient = useQueryClient();
  const ignored = useIgnoredRules();
  const query = useQuery({
    ...personalRecipesQuery(recipes, ignored),
    // The list and its notice stay where they are until the other list has loaded.
    placeholderData: keepPreviousData,
  });
  const { data, isPending, isError, isFetching, refetch } = query;
  const listed = useHearts(data?.recipes ?? NONE);
  const total = listed.length;
  const count = useGradualCount(total, queryClient.getQueryData<number>(SHOWN_COUNT) ?? GRADUAL_STEP);
  useEffect(() => {
    if (count > 0) queryClient.setQueryData(SHOWN_COUNT, count);
  }, [queryClient, count]);

  return {
    state: isNotOnDevice(query) ? "not-on-device" : isPending ? "loading" : isError && !data ? "failed" : "loaded",
    shown: listed.slice(0, count),
    total,
    isRetrying: isFetching,
    hiddenByRules: data?.hiddenByRules ?? 0,
    ...ignored,
    retry: () => void refetch(),
  };
}

/** The person's name from the server; from the identity service until it has loaded. */
export function useFullName(): string {
  const { account, identity } = useServices();
  const { data, isError } = useQuery(userInfoQuery(account));
  return data?.fullName || (!isError && identity.current?.fullName) || FALLBACK_NAME;
}
