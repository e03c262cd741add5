import { t } from "@lingui/core/macro";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { UsedFoodWire } from "../../../wire/pantry/cooked.ts";
import { PANTRY } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";

/** The foods at home that a cooked dish used, until they are reduced; with Undo in the toast. */
export function useUsedFoods({ recipeId, portions }: { recipeId: string; portions: number }) {
  const { pantry, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const query = queryOptions({
    queryKey: ["used-foods", recipeId, portions],
    async queryFn({ signal }): Promise<readonly UsedFoodWire[]> {
      return (await pantry.previewCookedDish({ id: recipeId, portions: String(portions) }, { signal })).foods;
    },
  });
  const { data = [], error } = useQuery(query);
  useEffect(() => {
    if (error) log("Cannot say what the dish used of the foods at home", error);
  }, [error, log]);

  const undo = useMutation({
    mutationFn: (foods: readonly UsedFoodWire[]) =>
      pantry.addFoods({
        foods: foods.map(({ name, food, used, useBy, storage }) => ({
          name,
          food,
          amount: used,
          useBy,
          storage,
          alwaysThere: false,
        })),
      }),
    onError(failure) {
      log("Cannot put foods back", failure);
      showToast(t`Not put back. Try again.`, { tone: "error" });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: PANTRY }),
        queryClient.invalidateQueries({ queryKey: query.queryKey }),
      ]),
  });

  const cook = useMutation({
    mutationFn: (foods: readonly UsedFoodWire[]) =>
      pantry.cookDish({ id: recipeId, portions, foods: foods.map(({ id, had }) => ({ id, had })) }),
    async onSuccess({ foods: reduced }, asked) {
      queryClient.setQueryData(query.queryKey, []);
      if (reduced.length > 0) {
        showToast(t`Your foods at home are updated.`, {
          action: { text: t`Undo`, onSelect: () => undo.mutate(reduced) },
        });
      }
      if (reduced.length < asked.length) showToast(t`Some foods at home had changed meanwhile, and stay as they are.`);
      await queryClient.invalidateQueries({ queryKey: PANTRY });
    },
    onError(failure) {
      log("Cannot take off foods at home", failure);
      showToast(t`Not updated. Try again.`, { tone: "error" });
    },
  });
  return { foods: data, isBusy: cook.isPending, takeOff: cook.mutate };
}
