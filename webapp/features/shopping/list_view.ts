import { t } from "@lingui/core/macro";
import type { Amount, UnitSystem } from "../../../core/amounts/mod.ts";
import { PANTRY_QUANTITY_MAX } from "../../../core/pantry/mod.ts";
import type { Recipe } from "../../../core/recipe/mod.ts";
import {
  boughtForPantry,
  type EntryId,
  groupByAisle,
  type ListLine,
  listLines,
  listText,
  measureText,
  mergeLists,
  type Need,
  removeEntries,
  type ShoppingList,
  sentFoods,
  surplusMeasure,
  tickFood,
  tickLine,
} from "../../../core/shopping/mod.ts";
import type { ShoppingListReply } from "../../../wire/shopping/shopping_list.ts";
import { aisleName } from "./aisle_name.ts";

export interface VisibleLine {
  readonly line: ListLine;
  /** "Canned tomatoes" */
  readonly name: string;
  /** "2 tins (800 g)"; "+ 200 g" for a food that was bought before. */
  readonly amount: string;
  /** "180 g left over · check at home" */
  readonly note: string;
  readonly meals: readonly PlannedDish[];
  /** What a person has at home who has it; undefined if the line names no food. */
  readonly food: { readonly key: string; readonly name: string; readonly amount: Amount | undefined } | undefined;
}

export interface PlannedDish {
  readonly id: Recipe["id"];
  readonly name: string;
}

export interface ShownAisle {
  readonly aisle: string;
  readonly name: string;
  readonly lines: readonly VisibleLine[];
}

export interface NamedAmount {
  readonly name: string;
  readonly amount: string;
}

export interface ListView {
  /** Open lines, in the order of the shop. */
  readonly open: readonly ShownAisle[];
  readonly openCount: number;
  readonly bought: readonly VisibleLine[];
  /** Needs of the plan that the pantry covers, by name. */
  readonly atHome: readonly NamedAmount[];
  /** Foods that Done moves to the pantry, by name. */
  readonly toMove: readonly NamedAmount[];
  /** Entries that Done removes from the list. */
  readonly boughtIds: readonly EntryId[];
  /** The open lines, to send to another person. */
  readonly text: string;
}

/**
 * The list, with changes that the server does not have yet.
 *
 * @param options `having`: the lines whose foods are just being added to those at home
 */
export function listView(
  { needs, list, foods: sent, shops, shopId }: ShoppingListReply,
  { unsent, units, having }: { unsent: ShoppingList; units: UnitSystem; having: ReadonlySet<ListLine["id"]> },
): ListView {
  const foods = sentFoods(sent);
  const merged = mergeLists(list, unsent);
  const boughtOf = new Map(needs.toBuy.map(({ bought }) => [bought.food.key, bought]));
  const foodOf = (key: string) => boughtOf.get(key) ?? foods.bought(key);
  const all = listLines({ needs: needs.toBuy, list: merged, foods, units });
  const lines = all.filter(({ id }) => !having.has(id));
  const needOf = new Map(needs.toBuy.map((need) => [need.bought.food.key, need]));

  /** All that is missing, so that the line is not needed any more. */
  function foodAtHome({ food: key, line, measure, toBuy }: ListLine): VisibleLine["food"] {
    const bought = key === undefined ? undefined : foodOf(key);
    if (key === undefined || !bought) return undefined;
    const ticked =
      all.find((each) => each.isTicked && each.food === key && each.line === undefined)?.toBuy?.amount ?? 0;
    const amount = line === undefined ? (needOf.get(key)?.missing ?? 0) - ticked : (toBuy?.amount ?? 0);
    const quantity = Math.min(Math.ceil(amount * 1000) / 1000, PANTRY_QUANTITY_MAX);
    return { key, name: bought.food.plural, amount: quantity > 0 ? { quantity, unit: measure } : undefined };
  }
  const shop = shops.find(({ id }) => id === shopId)?.aisles;

  function shown(line: ListLine): VisibleLine {
    const surplus = surplusMeasure(line, { boughtOf: foodOf, units });
    const notes = [
      surplus && t`${surplus} left over`,
      line.checkAtHome && t`check at home`,
      line.optional && t`optional`,
    ];
    return {
      line,
      name: line.line === undefined ? capitalised(line.text.name) : line.text.name,
      amount: line.isMore ? `+ ${line.text.amount}` : line.text.amount,
      note: notes.filter(Boolean).join(" · "),
      meals: dishesOf(line.meals),
      food: foodAtHome(line),
    };
  }

  const open = lines.filter(({ isTicked }) => !isTicked);
  const ticked = lines.filter(({ isTicked }) => isTicked);
  return {
    open: groupByAisle(open, shop).map(({ aisle, lines: ofAisle }) => ({
      aisle,
      name: aisleName(aisle),
      lines: ofAisle.map(shown),
    })),
    openCount: open.length,
    bought: ticked.map(shown),
    atHome: [
      ...[...needs.atHome, ...needs.alwaysThere].map((need) => atHomeText(need, units)),
      ...all
        .filter(({ id }) => having.has(id))
        .map(({ text }) => ({ name: capitalised(text.name), amount: text.amount })),
    ].toSorted(byName),
    toMove: boughtForPantry(merged, { ...foods, bought: foodOf })
      .flatMap(({ food, amount }) => {
        const bought = foodOf(food);
        if (!bought) return [];
        const text = amount > 0 ? measureText(amount, { bought, units }) : "";
        return [{ name: capitalised(bought.food.plural), amount: text }];
      })
      .toSorted(byName),
    boughtIds: ticked.flatMap(({ ticks, line }) => (line === undefined ? ticks : [line, ...ticks])),
    text: listText(lines, { boughtOf: foodOf, units, shop }),
  };
}

/** The change that says that a line was bought. */
export function tickOf({ line }: VisibleLine, id: EntryId): ShoppingList {
  const { food, measure, toBuy, ticks } = line;
  if (line.line !== undefined || food === undefined) return tickLine(id, line.line ?? "");
  return tickFood(id, { food, measure, amount: toBuy?.amount ?? 0, after: ticks });
}

/** The change that takes a bought line back. */
export function untickOf({ line }: VisibleLine): ShoppingList {
  return removeEntries(line.ticks);
}

function dishesOf(meals: ListLine["meals"]): PlannedDish[] {
  return [...new Map(meals.map(({ recipeId, recipeName }) => [recipeId, { id: recipeId, name: recipeName }])).values()];
}

function atHomeText({ bought, needed }: Need, units: UnitSystem): NamedAmount {
  return {
    name: capitalised(bought.food.plural),
    amount: needed > 0 ? measureText(needed, { bought, units }) : "",
  };
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function byName(one: NamedAmount, other: NamedAmount): number {
  return one.name.localeCompare(other.name);
}
