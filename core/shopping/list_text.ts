import type { UnitSystem } from "../amounts/mod.ts";
import type { Aisle, FoodKey } from "../food/mod.ts";
import { AISLE_NAMES, groupByAisle } from "./aisle_order.ts";
import type { BoughtFood } from "./bought_food.ts";
import type { ListLine } from "./list_lines.ts";
import { measureText } from "./purchase_text.ts";

/** A remainder below this share of the purchase is not mentioned. */
const SURPLUS_SHARE_MIN = 0.1;

/** A line as one text: "2 tins (800 g) canned tomatoes", "+ 200 g potatoes", "some black pepper (check at home)". */
export function lineText({ text, isMore, optional, checkAtHome }: ListLine): string {
  const notes = [...(optional ? ["optional"] : []), ...(checkAtHome ? ["check at home"] : [])];
  const words = [isMore ? "+" : "", text.amount, text.name].filter((word) => word !== "");
  return `${words.join(" ")}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}

/** How the foods of a list are bought, and the reader's units. */
export interface SurplusOptions {
  readonly boughtOf: (food: FoodKey) => BoughtFood | undefined;
  readonly units: UnitSystem;
}

/** What is left over: "180 g"; undefined if little or nothing remains, and for foods that a person wrote or bought. */
export function surplusMeasure(
  { food, line, isTicked, toBuy }: Pick<ListLine, "food" | "line" | "isTicked" | "toBuy">,
  { boughtOf, units }: SurplusOptions,
): string | undefined {
  if (!toBuy || toBuy.surplus === 0 || toBuy.surplus < toBuy.amount * SURPLUS_SHARE_MIN) return undefined;
  const bought = food === undefined || line !== undefined || isTicked ? undefined : boughtOf(food);
  if (!bought) return undefined;
  return measureText(toBuy.surplus, { bought, units });
}

/** The open lines as plain text, by aisle in the order of a shop, to send to another person. */
export function listText(
  lines: readonly ListLine[],
  { shop, ...options }: SurplusOptions & { shop?: readonly Aisle[] | undefined },
): string {
  const withSurplus = (line: ListLine) => {
    const surplus = surplusMeasure(line, options);
    return surplus === undefined ? lineText(line) : `${lineText(line)}, ${surplus} left over`;
  };
  return groupByAisle(
    lines.filter(({ isTicked }) => !isTicked),
    shop,
  )
    .map(({ aisle, lines: open }) => [AISLE_NAMES[aisle], ...open.map((line) => `- ${withSurplus(line)}`)].join("\n"))
    .join("\n\n");
}
