import { t } from "@lingui/core/macro";
import { type ShoppingList, sentFoods } from "../../../core/shopping/mod.ts";
import type { ShoppingListReply } from "../../../wire/shopping/shopping_list.ts";

/** Key of the last change of the list that another member made. */
export const SHOPPING_NEWS = ["shopping-news"] as const;

/** Another member's change of the list. */
export interface ShoppingNews {
  /** Who. */
  readonly name: string;
  /** Undefined if written lines have changed: the change is not described, because the lines can be read. */
  readonly change: ShoppingList | undefined;
}

/** "Tomás Herrera bought canned tomatoes.", "Tomás Herrera changed the list." */
export function newsText(
  { name, change }: ShoppingNews,
  { needs, foods, list }: Pick<ShoppingListReply, "needs" | "foods" | "list">,
): string {
  const [tick, ...others] = change?.entries ?? [];
  if (!tick || others.length > 0) return t`${name} changed the list.`;
  if (tick.kind === "tick") {
    const need = needs.toBuy.find(({ bought }) => bought.food.key === tick.food);
    const bought = need?.bought ?? sentFoods(foods).bought(tick.food);
    return boughtText(name, bought?.food.plural);
  }
  const line = tick.kind === "line" ? tick : list.entries.find(({ id }) => id === tick.line);
  return boughtText(name, line?.kind === "line" ? line.text : undefined);
}

function boughtText(name: string, what: string | undefined): string {
  return what === undefined ? t`${name} bought something.` : t`${name} bought ${what}.`;
}
