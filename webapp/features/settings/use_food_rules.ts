import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnFoodRules } from "../../../core/food_rules/mod.ts";
import {
  FEEDS,
  foodRulesQuery,
  INGREDIENT_SEARCHES,
  MEAL_OPTIONS,
  PERSONAL_LISTS,
  POSTS,
  RECIPES,
  SEARCHES,
  WEEKS,
} from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";

/** Queries whose replies depend on a person's food rules. */
const FOLLOWING_RULES = [PERSONAL_LISTS, MEAL_OPTIONS, SEARCHES, INGREDIENT_SEARCHES, RECIPES, WEEKS, FEEDS, POSTS];

/** The scope of the mutations that change food rules: one at a time. */
export const SAVING = "food-rules";

/** The changes of a person's rules that are made at once. */
export type FoodRulesChange = Partial<Omit<OwnFoodRules, "decided">>;

/**
 * The person's food rules: updated optimistically, saved in the order of choosing, and left on the page where saving fails.
 */
export function useFoodRules() {
  const { foodRules, log } = useServices();
  const queryClient = useQueryClient();
  const query = foodRulesQuery(foodRules);
  const { data, isError, isFetching, refetch } = useQuery(query);

  const saving = useMutation({
    mutationKey: [SAVING],
    scope: { id: SAVING },
    mutationFn: ({ diet, avoids, intolerances, dislikedFoods }: OwnFoodRules) =>
      foodRules.saveFoodRules({
        diet,
        avoids: [...avoids],
        intolerances: [...intolerances],
        dislikedFoods: dislikedFoods.map(({ key }) => key),
      }),
    async onSuccess(saved) {
      // A reply that is still pending may be older than the saved rules.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, saved);
      for (const queryKey of FOLLOWING_RULES) {
        queryClient.removeQueries({ queryKey });
      }
    },
    onError: (error) => log("Cannot save the food rules", error),
  });

  const { variables, mutate } = saving;
  const rules = saving.isPending || saving.isError ? variables : data;
  return {
    rules,
    hasFailed: isError && !data,
    isLoading: isFetching && !data,
    retry: () => void refetch(),
    saving: saving.status,
    change(changes: FoodRulesChange) {
      const pending = queryClient
        .getMutationCache()
        .findAll({ mutationKey: [SAVING], status: "pending" })
        .at(-1);
      // The change before this one may not be drawn yet.
      const newest = (pending?.state.variables as OwnFoodRules | undefined) ?? rules; // sound: only this mutation has the key
      if (newest) mutate({ ...newest, ...changes });
    },
    saveAgain() {
      if (variables) mutate(variables);
    },
  };
}
