import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import {
  addLine,
  mergeLists,
  type RecipeShopping,
  removeEntries,
  type ShoppingList,
} from "../../../core/shopping/mod.ts";
import type { ToastOptions } from "../../../ui-kit/Toast/mod.ts";
import { entryId } from "../shopping/entry_id.ts";

const NOTHING_TO_ADD: Readonly<Record<RecipeShopping["state"], MessageDescriptor | undefined>> = {
  "to-buy": undefined,
  "at-home": msg`You have all of it at home.`,
  planned: msg`It is in your plan, so your shopping list has its foods.`,
  listed: msg`Its foods are on your shopping list.`,
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
    const reason = NOTHING_TO_ADD[state];
    ports.showToast(reason ? i18n._(reason) : "");
    return;
  }
  const written = lines.map((text) => ({ id: entryId(), text }));
  ports.add(mergeLists(...written.map(({ id, text }) => addLine(id, text))));
  const added = plural(lines.length, {
    one: "Added to your shopping list: # food.",
    other: "Added to your shopping list: # foods.",
  });
  ports.showToast(added, {
    action: { text: t`Undo`, onSelect: () => ports.add(removeEntries(written.map(({ id }) => id))) },
  });
}
