import type { FoodKey, FoodTable } from "../food/mod.ts";
import { type BoughtFood, wantedFood } from "./bought_food.ts";
import { type ReadFreeLine, readFreeLine } from "./free_line.ts";
import type { ShoppingList } from "./shopping_list.ts";

/** The facts of foods that a list's lines need: from the food table, or from a server's reply. */
export interface ListFoods {
  /** How a food is bought; undefined if it was not sent. */
  bought(key: FoodKey): BoughtFood | undefined;

  /** The food of a written line. A text without an entry is in the aisle `other`. */
  read(text: string): ReadFreeLine;
}

/** The part of the food table that the entries of a list need, to be sent to a device. */
export interface SentFoods {
  readonly bought: readonly BoughtFood[];
  readonly lines: readonly SentLine[];
}

/** A written line, read. */
export interface SentLine extends ReadFreeLine {
  readonly text: string;
}

/** The foods of the food table. */
export function tableFoods(table: FoodTable): ListFoods {
  return { bought: (key) => wantedFood(key, table).bought, read: (text) => readFreeLine(text, table) };
}

/** The facts that a device needs to show these entries, besides those for the plan's needs. */
export function foodsToSend({ entries }: Pick<ShoppingList, "entries">, table: FoodTable): SentFoods {
  const keys = new Set(entries.flatMap((entry) => (entry.kind === "tick" ? [entry.food] : [])));
  const texts = new Set(entries.flatMap((entry) => (entry.kind === "line" ? [entry.text] : [])));
  return {
    bought: [...keys].map((key) => wantedFood(key, table).bought),
    lines: [...texts].map((text) => ({ text, ...readFreeLine(text, table) })),
  };
}

/** Sent foods, and more of them, without repetition. */
export function joinSentFoods(...all: readonly SentFoods[]): SentFoods {
  const bought = new Map(all.flatMap((each) => each.bought).map((each) => [each.food.key, each]));
  const lines = new Map(all.flatMap((each) => each.lines).map((each) => [each.text, each]));
  return { bought: [...bought.values()], lines: [...lines.values()] };
}

/** The foods that were sent. */
export function sentFoods({ bought, lines }: SentFoods): ListFoods {
  const byKey = new Map(bought.map((each) => [each.food.key, each]));
  for (const { bought: of } of lines) if (of) byKey.set(of.food.key, of);
  const byText = new Map(lines.map((line) => [line.text, line]));
  return { bought: (key) => byKey.get(key), read: (text) => byText.get(text) ?? { aisle: "other" } };
}
