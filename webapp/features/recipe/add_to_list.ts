import { t } from "@lingui/core/macro";
import {
  addLine,
  mergeLists,
  type RecipeShopping,
  removeEntries,
  type ShoppingList,
} from "../../../core/shopping/mod.ts";
import type { ToastOptions } from "../../../ui-kit/Toast/mod.ts";
import { entryId } from "../shopping/entry_id.ts";

const NOTHING_TO_ADD: Readonly<Record<RecipeShopping["state"], string>> = {
  "to-buy": "",
  "at-home": "You have all of it at home.",
  planned: "It is in your plan, so your shopping list has its foods.",
  listed: "Its foods are on your shopping list.",
};

/** Adds the lines of a recipe to the shopping list, and says so, with Undo. */
export function addToList(
  { state, lines }: RecipeShopping,
  ports: {
    readonly add: (change: ShoppingList) => void;
    readonly showToast: (text: string, options?: ToastOptions) => void;
  },
): void {
  if (lines.length === 0) {
    ports.showToast(NOTHING_TO_ADD[state]);
    return;
  }
  const written = lines.map((text) => ({ id: entryId(), text }));
  ports.add(mergeLists(...written.map(({ id, text }) => addLine(id, text))));
  ports.showToast(t`Added to your shopping list: ${lines.length === 1 ? "1 food" : `${lines.length} foods`}.`, {
    action: { text: t`Undo`, onSelect: () => ports.add(removeEntries(written.map(({ id }) => id))) },
  });
}
