import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FALLBACK_NAME } from "../../../core/account/mod.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe_summary.ts";
import { personalRecipesQuery, userInfoQuery } from "../../api/mod.ts";
import { useServices } from "../../services.ts";
import { GRADUAL_STEP, useGradualCount } from "./use_gradual_count.ts";

/** How much of the list was shown when the page was left, so that Back finds its old place. */
const SHOWN = ["home-shown"] as const;

export interface PersonalRecipes {
  readonly state: "loading" | "failed" | "loaded";
  /** The part of the list that is shown by now. */
  readonly shown: readonly RecipeSummaryWire[];
  /** How many there are in all. */
  readonly total: number;
  readonly isRetrying: boolean;
  retry(): void;
}

/** The recipes that suit the signed-in person, ten by ten. */
export function usePersonalRecipes(): PersonalRecipes {
  const { recipes } = useServices();
  const queryClient = useQueryClient();
  const { data, isPending, isError, isFetching, refetch } = useQuery(personalRecipesQuery(recipes));
  const total = data?.length ?? 0;
  const count = useGradualCount(total, queryClient.getQueryData<number>(SHOWN) ?? GRADUAL_STEP);
  useEffect(() => {
    if (count > 0) queryClient.setQueryData(SHOWN, count);
  }, [queryClient, count]);

  return {
    state: isPending ? "loading" : isError && !data ? "failed" : "loaded",
    shown: data?.slice(0, count) ?? [],
    total,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

/** How the person is greeted: as the server knows them, meanwhile as the identity service does. */
export function useFullName(): string {
  const { account, identity } = useServices();
  const { data, isError } = useQuery(userInfoQuery(account));
  return data?.fullName || (!isError && identity.current?.fullName) || FALLBACK_NAME;
}
