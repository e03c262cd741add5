import { type Amount, isWeight, type TypedAmount } from "../amounts/mod.ts";
import {
  type Aisle,
  type Food,
  type FoodKey,
  type FoodTable,
  gramsOf,
  isOtherForm,
  type Purchase,
} from "../food/mod.ts";

/** The unit of a bought food: pieces if it is sold by the piece, else grams. */
export const MEASURES = ["g", "piece"] as const;

/** One of {@linkcode MEASURES}. */
export type Measure = (typeof MEASURES)[number];

/** A food as shops sell it. */
export interface BoughtFood {
  readonly food: Pick<Food, "key" | "name" | "plural">;
  readonly purchase: Purchase;
  readonly measure: Measure;
  /** Grams in a millilitre; undefined of solid foods. */
  readonly gramsPerMl?: number | undefined;
}

/** A food that a recipe or a person needs, and the food that is bought for it. */
export interface WantedFood {
  readonly key: FoodKey;
  /** The food itself and its more general foods, by which its amounts are weighed. */
  readonly relatives: readonly Food[];
  readonly bought: BoughtFood;
  /** For a food that is bought as another one: the grams that one piece, or one pack, of the other gives. */
  readonly gramsFromOne: number | undefined;
  /** Whether it is a part of the bought food: a yolk of an egg. Different parts come from the same pieces. */
  readonly isPart: boolean;
}

/** For a food whose sales unit the table does not have. */
const UNKNOWN_PURCHASE: Purchase = { loose: true, aisle: "other", storage: "cupboard", keepsDays: 7, freezes: false };

/** Where foods of a category are, if the table does not say it of the food. */
const AISLE_OF_CATEGORY: Readonly<Record<string, Aisle>> = {
  vegetable: "fruit-and-vegetables",
  fruit: "fruit-and-vegetables",
  herb: "fruit-and-vegetables",
  spice: "herbs-and-spices",
  grain: "pasta-rice-and-pulses",
  legume: "pasta-rice-and-pulses",
  "nut-seed": "nuts-and-dried-fruit",
  meat: "meat",
  poultry: "meat",
  fish: "fish",
  shellfish: "fish",
  egg: "dairy",
  dairy: "dairy",
  "plant-dairy": "dairy",
  "fat-oil": "oils-and-sauces",
  condiment: "oils-and-sauces",
  stock: "oils-and-sauces",
  sweetener: "baking",
  baking: "baking",
  beverage: "drinks",
  alcohol: "alcohol",
};

/** A list asks for hundreds of foods, and the table never changes. */
const wantedFoods = new WeakMap<FoodTable, Map<FoodKey, WantedFood>>();

/**
 * The food that is bought for a food. A food without a purchase of its own is sold as its more general food, unless it is
 * another form of it.
 */
export function wantedFood(key: FoodKey, foods: FoodTable): WantedFood {
  let ofTable = wantedFoods.get(foods);
  if (!ofTable) wantedFoods.set(foods, (ofTable = new Map()));
  const found = ofTable.get(key) ?? findWanted(key, foods);
  // Only foods of the table, so that texts cannot fill the memory.
  if (foods.has(key)) ofTable.set(key, found);
  return found;
}

function findWanted(key: FoodKey, foods: FoodTable): WantedFood {
  const relatives = foods.selfAndAncestors(key);
  const purchase = purchaseOf(relatives);
  const { buyAs } = purchase;
  const food = relatives[0] ?? { key, name: foods.nameOf(key), plural: foods.nameOf(key) };
  if (!buyAs || !foods.has(buyAs.food))
    return {
      key,
      relatives,
      bought: boughtFood(food, { purchase, relatives }),
      gramsFromOne: undefined,
      isPart: false,
    };
  const wholes = foods.selfAndAncestors(buyAs.food);
  // sound: there is a whole
  const bought = boughtFood(wholes[0] as Food, { purchase: purchaseOf(wholes), relatives: wholes });
  const one = gramsOfOne(bought);
  return { key, relatives, bought, gramsFromOne: buyAs.grams, isPart: one !== undefined && buyAs.grams < one };
}

/**
 * An amount of the wanted food in the unit of the bought one: 60 ml of lemon juice is 1.5 pieces.
 *
 * @param grams eaten weight of the amount; computed by the food table if absent. A stated weight is the bought weight: 1 kg
 *   of clams with their shells
 * @returns undefined if the weight is unknown
 */
export function amountToBuy(
  wanted: WantedFood,
  { amount, grams }: { amount?: Amount | TypedAmount | undefined; grams?: number | undefined },
): number | undefined {
  const { bought, gramsFromOne } = wanted;
  const { pack } = bought.purchase;
  if (amount && gramsFromOne === undefined && pack) {
    const { unit, quantity } = amount;
    const isPack =
      unit === "pack" || (unit === "can" && pack.noun === "tin") || (unit === "bunch" && pack.noun === "bunch");
    if (isPack) return quantity * (pack.pieces ?? pack.grams);
    if (pack.pieces !== undefined && (unit === "piece" || unit === "fillet")) return quantity;
  }
  const isStated = amount !== undefined && amount.unit !== "pack" && isWeight(amount.unit);
  const weighed =
    (isStated ? undefined : grams) ??
    (amount && amount.unit !== "pack" ? gramsOf({ ...amount, unit: amount.unit }, wanted.relatives) : undefined);
  if (weighed === undefined) return undefined;
  const one = gramsOfOne(bought);
  if (gramsFromOne !== undefined) return (weighed / gramsFromOne) * (bought.measure === "piece" ? 1 : (one ?? 0));
  return bought.measure === "piece" && one !== undefined ? weighed / one : weighed;
}

/** Grams of one piece if the food is counted, else of one pack; undefined for a food that is sold by weight. */
export function gramsOfOne({ purchase: { pack } }: BoughtFood): number | undefined {
  return pack && pack.grams / (pack.pieces ?? 1);
}

function boughtFood(
  { key, name, plural }: Pick<Food, "key" | "name" | "plural">,
  { purchase, relatives }: { purchase: Purchase; relatives: readonly Food[] },
): BoughtFood {
  return {
    food: { key, name, plural },
    purchase,
    measure: purchase.pack?.pieces === undefined ? "g" : "piece",
    gramsPerMl: gramsOf({ quantity: 1, unit: "ml" }, relatives),
  };
}

function purchaseOf(relatives: readonly Food[]): Purchase {
  for (const [i, food] of relatives.entries()) {
    if (food.purchase) return food.purchase;
    const parent = relatives[i + 1];
    // Orange juice is not sold as oranges are.
    if (!parent || isOtherForm(food, parent)) break;
  }
  const aisle = AISLE_OF_CATEGORY[relatives[0]?.category ?? ""];
  return aisle === undefined ? UNKNOWN_PURCHASE : { ...UNKNOWN_PURCHASE, aisle };
}
