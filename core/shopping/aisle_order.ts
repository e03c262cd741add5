import { AISLES, type Aisle } from "../food/mod.ts";

/** Names of the parts of a shop. */
export const AISLE_NAMES: Readonly<Record<Aisle, string>> = {
  "fruit-and-vegetables": "Fruit and vegetables",
  bread: "Bread",
  meat: "Meat",
  fish: "Fish",
  dairy: "Milk, cheese and eggs",
  chilled: "Chilled food",
  frozen: "Frozen food",
  "tins-and-jars": "Tins and jars",
  "pasta-rice-and-pulses": "Pasta, rice and pulses",
  "oils-and-sauces": "Oils and sauces",
  "herbs-and-spices": "Dried herbs and spices",
  baking: "Baking",
  "breakfast-and-spreads": "Breakfast and spreads",
  "nuts-and-dried-fruit": "Nuts and dried fruit",
  drinks: "Drinks",
  alcohol: "Wine, beer and spirits",
  household: "Household",
  other: "Other",
  none: "Not bought",
};

/** Lines of one aisle. */
export interface AisleGroup<Line> {
  readonly aisle: Aisle;
  readonly lines: readonly Line[];
}

/** All aisles in the order of a shop. Those that the shop does not name come after it, in the usual order. */
export function aisleOrder(shop: readonly Aisle[] = []): Aisle[] {
  return [...new Set([...shop, ...AISLES])];
}

/** Lines by aisle, in the order of a shop. The order within an aisle does not change. Aisles without lines are left out. */
export function groupByAisle<Line extends { readonly aisle: Aisle }>(
  lines: readonly Line[],
  shop?: readonly Aisle[],
): AisleGroup<Line>[] {
  return aisleOrder(shop)
    .map((aisle) => ({ aisle, lines: lines.filter((line) => line.aisle === aisle) }))
    .filter((group) => group.lines.length > 0);
}
