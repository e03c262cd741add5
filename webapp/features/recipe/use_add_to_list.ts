import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useToast } from "../../platform/hooks/mod.ts";
import { useListOutbox } from "../../platform/offline/outbox/mod.ts";
import { retryImport, useLaterCode } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import type { Amounts } from "./use_amounts.ts";

const load = () => retryImport(() => import("./add_to_list.ts"));
const LATER = [load];

/** Adds what a recipe needs and the household lacks to the shopping list, with Undo in the toast. */
export function useAddToList({ recipeId, portions }: { recipeId: string } & Pick<Amounts, "portions">) {
  const { shopping, today, log } = useServices();
  const { add, send } = useListOutbox();
  const showToast = useToast();
  useLaterCode(LATER);
  const { mutate, isPending } = useMutation({
    // Without a network it fails at once, and does not wait for one.
    networkMode: "always",
    async mutationFn() {
      // The server says what is missing: it must have what was added just before.
      if (!(await send())) throw new Error("Changes of the list are not sent yet");
      const [{ addToList }, missing] = await Promise.all([
        load(),
        shopping.shopForRecipe({ id: recipeId, today: today(), portions: portions?.toString() }),
      ]);
      addToList(missing, { add, showToast });
    },
    onError(error) {
      log("Cannot add a recipe to the shopping list", error);
      showToast(t`Not added. Try again.`, { tone: "error" });
    },
  });
  return { isAdding: isPending, addToList: () => mutate() };
}
