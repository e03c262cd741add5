import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PantryFoodReply, WrittenFoodWire } from "../../../wire/pantry/pantry.ts";
import { ApiError, PANTRY, pantryQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { isNotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { useServices } from "../../services.ts";

interface Change {
  readonly save: () => Promise<unknown>;
  readonly notSaved: string;
  readonly onSaved?: (() => void) | undefined;
  readonly onNotSaved?: ((text: string) => void) | undefined;
}

/** The household's foods at home, and their changes: one at a time, shown when they are stored. */
export function useFoodsAtHome() {
  const { pantry: api, log, today } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const query = useQuery(pantryQuery(api));
  const { data, isError, isFetching, refetch } = query;
  const [removing, setRemoving] = useState<number>();

  const { mutate, isPending } = useMutation({
    scope: { id: "pantry" },
    mutationFn: ({ save }: Change) => save(),
    async onSuccess(_, { onSaved }) {
      // Read before the change is reported as done, so that its result is visible at once.
      await queryClient.invalidateQueries({ queryKey: PANTRY });
      onSaved?.();
    },
    onError(error, { notSaved, onNotSaved }) {
      log("Cannot change the foods at home", error);
      const text = textOf(error) ?? notSaved;
      if (onNotSaved) onNotSaved(text);
      else showToast(text, { tone: "error" });
      // Another member may have changed them.
      void queryClient.invalidateQueries({ queryKey: PANTRY });
    },
    onSettled: () => setRemoving(undefined),
  });

  function putBack({ id: _id, addedBy: _by, addedAt: _at, food, ...details }: PantryFoodReply): void {
    mutate({
      save: () => api.addFoods({ foods: [{ ...details, food: food?.key ?? null }] }),
      notSaved: t`${details.name} is not back. Try again.`,
    });
  }

  return {
    foods: data?.foods,
    hasFailed: isError && !data,
    /** Whether there is no network, and the device has not stored them. */
    isMissing: isNotOnDevice(query),
    isLoading: isFetching && !data,
    retry: () => void refetch(),
    isSaving: isPending,
    removing,
    add: (text: string, { onSaved, onNotSaved }: Pick<Required<Change>, "onSaved" | "onNotSaved">) =>
      mutate({
        save: () => api.addPantryLine({ text, today: today() }),
        notSaved: t`Not added. Try again.`,
        onSaved,
        onNotSaved,
      }),
    change: (id: number, fields: WrittenFoodWire, { onSaved }: { onSaved: () => void }) =>
      mutate({
        save: () => api.changeFood({ id: String(id), ...fields }),
        notSaved: t`${fields.name} is not changed. Try again.`,
        onSaved,
      }),
    remove(food: PantryFoodReply) {
      setRemoving(food.id);
      mutate({
        save: () => api.removeFood({ id: String(food.id) }),
        notSaved: t`${food.name} is still there. Try again.`,
        onSaved: () =>
          showToast(t`${food.name} is removed.`, { action: { text: t`Undo`, onSelect: () => putBack(food) } }),
      });
    },
  };
}

export type FoodsAtHome = ReturnType<typeof useFoodsAtHome>;

function textOf(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "pantry_full") return t`There is no room for more foods. Remove what is used up.`;
  if (error.code === "pantry_food_not_found") return t`This food is not there any more.`;
  return error.code === "invalid_input" ? t`Write which food it is.` : undefined;
}
