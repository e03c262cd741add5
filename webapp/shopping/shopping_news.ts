import { type ShoppingList, sentFoods } from "../../core/shopping/mod.ts";
import type { ShoppingListReply } from "../api/mod.ts";

/** Key of the last change of the list that another member made. */
export const SHOPPING_NEWS = ["shopping-news"] as const;

/** What another member changed in the list. */
export interface ShoppingNews {
  /** Who. */
  readonly name: string;
  readonly change: ShoppingList;
}

/** "Tomás Herrera bought canned tomatoes.", "Tomás Herrera added 2 milk." */
export function newsText(
  { name, change: { entries } }: ShoppingNews,
  { needs, foods: sent, list }: Pick<ShoppingListReply, "needs" | "foods" | "list">,
): string {
  const [first] = entries;
  if (!first) return `${name} took something off the list.`;
  if (entries.length > 1) return `${name} changed ${entries.length} lines.`;
  if (first.kind === "line") return `${name} added ${first.text}.`;
  if (first.kind === "line-tick") {
    const line = list.entries.find(({ id }) => id === first.line);
    return `${name} bought ${line?.kind === "line" ? line.text : "something"}.`;
  }
  const need = needs.toBuy.find(({ bought }) => bought.food.key === first.food);
  const bought = need?.bought ?? sentFoods(sent).bought(first.food);
  return `${name} bought ${bought?.food.plural ?? "something"}.`;
}
