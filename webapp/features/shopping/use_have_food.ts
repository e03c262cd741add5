import { t } from "@lingui/core/macro";
import { type MutationState, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { PantryReply } from "../../../wire/pantry/pantry.ts";
import { ApiError, PANTRY, SHOPPING_LIST } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import type { VisibleLine } from "./list_view.ts";

const HAVING = ["have-food"] as const;

interface HadFood {
  readonly line: VisibleLine;
  readonly food: NonNullable<VisibleLine["food"]>;
}

interface HaveFoodOptions {
  /** A written line is not needed any more. */
  onWrittenLine: (line: VisibleLine) => void;
  /** The server cannot be reached. */
  onOffline: (line: VisibleLine) => void;
}

/** Adds the food of a line to the foods at home, with Undo. Until the server has it, the line is among `having`. */
export function useHaveFood({ onWrittenLine, onOffline }: HaveFoodOptions) {
  const { pantry, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const pending = useMutationState({
    filters: { mutationKey: HAVING, status: "pending" },
    // sound: only the mutation below has this key
    select: ({ state }: { state: MutationState }) => (state.variables as HadFood).line.line.id,
  });
  const readAgain = () =>
    Promise.all([PANTRY, SHOPPING_LIST].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  const { mutate: undo } = useMutation({
    async mutationFn({ reply, food }: { reply: PantryReply; food: HadFood["food"] }) {
      const added = food.amount;
      const entry = reply.foods.findLast(
        (each) => each.food?.key === food.key && !each.alwaysThere && each.amount?.unit === added?.unit,
      );
      if (!entry) return;
      const { id, addedBy: _by, addedAt: _at, food: _food, ...details } = entry;
      const left = (entry.amount?.quantity ?? 0) - (added?.quantity ?? 0);
      if (entry.amount && left >= 0.001) {
        await pantry.changeFood({ id: String(id), ...details, amount: { ...entry.amount, quantity: left } });
      } else await pantry.removeFood({ id: String(id) });
    },
    onError(error) {
      log("Cannot take a food off those at home", error);
      showToast(t`Not undone. Change it in your foods at home.`, { tone: "error" });
    },
    onSettled: readAgain,
  });

  const { mutate } = useMutation({
    mutationKey: HAVING,
    networkMode: "always",
    mutationFn: ({ food: { key, name, amount } }: HadFood) =>
      pantry.addFoods({
        foods: [{ name, food: key, amount: amount ?? null, useBy: null, storage: null, alwaysThere: false }],
      }),
    async onSuccess(reply, { line, food }) {
      if (line.line.line !== undefined) onWrittenLine(line);
      await readAgain();
      showToast(t`${line.name}: at home.`, {
        group: "tick",
        ...(line.line.line === undefined && { action: { text: t`Undo`, onSelect: () => undo({ reply, food }) } }),
      });
    },
    onError(error, { line }) {
      log("Cannot add a food to those at home", error);
      const isRefused = error instanceof ApiError && error.isFromServer && !error.isTransient;
      if (isRefused) showToast(error.message, { tone: "error" });
      else onOffline(line);
    },
  });
  return {
    having: useMemo(() => new Set(pending), [pending]),
    have: useCallback((had: HadFood) => mutate(had), [mutate]),
  };
}
