import type { FoodKey } from "./food_key.ts";

/** The parts of a shop, in the order in which most are walked through. `none` is for tap water, which is not bought. */
export const AISLES = [
  "fruit-and-vegetables",
  "bread",
  "meat",
  "fish",
  "dairy",
  "chilled",
  "frozen",
  "tins-and-jars",
  "pasta-rice-and-pulses",
  "oils-and-sauces",
  "herbs-and-spices",
  "baking",
  "breakfast-and-spreads",
  "nuts-and-dried-fruit",
  "drinks",
  "alcohol",
  "household",
  "other",
  "none",
] as const;

/** One of {@linkcode AISLES}. */
export type Aisle = (typeof AISLES)[number];

/** Where a food is kept at home. The counter is for what loses its taste in the cold. */
export const STORAGES = ["fridge", "freezer", "cupboard", "counter"] as const;

/** One of {@linkcode STORAGES}. */
export type Storage = (typeof STORAGES)[number];

/** What shops sell a food in. A piece, and a fillet, are counted; all else is packs. */
export const PACK_NOUNS = [
  "piece",
  "fillet",
  "bag",
  "ball",
  "bar",
  "block",
  "bottle",
  "box",
  "bulb",
  "bunch",
  "carton",
  "head",
  "jar",
  "loaf",
  "pack",
  "packet",
  "pot",
  "punnet",
  "tin",
  "tray",
  "tub",
  "tube",
  "wedge",
] as const;

/** One of {@linkcode PACK_NOUNS}. */
export type PackNoun = (typeof PACK_NOUNS)[number];

/** What the weight of a pack is, if not what is printed on it: drained of its liquid, or of the stock that its cubes make. */
export const PACK_WEIGHTS = ["drained", "makes"] as const;

/** The pack that shops sell: "tin of 240 g, drained", "6 pieces of 50 g". */
export interface Pack {
  readonly noun: PackNoun;
  /** Grams of the food as recipes weigh it: edible, and drained. A whole number. */
  readonly grams: number;
  /** Pieces in a pack, of what is counted: 6 eggs, 1 lemon. */
  readonly pieces?: number | undefined;
  readonly weight?: (typeof PACK_WEIGHTS)[number] | undefined;
}

/** How shops sell a food, and how it keeps at home. */
export interface Purchase {
  /** The food that is bought for it, if it is another: lemons for lemon juice. One piece, or one pack, of it gives `grams` of this food. */
  readonly buyAs?: { readonly food: FoodKey; readonly grams: number } | undefined;
  /** Absent of what is sold by weight, and of what is bought as another food. */
  readonly pack?: Pack | undefined;
  /** Whether any amount can be bought: by weight, or each piece alone. */
  readonly loose: boolean;
  /** `none` of what is bought as another food, too. */
  readonly aisle: Aisle;
  readonly storage: Storage;
  /** Days at home, unopened. */
  readonly keepsDays: number;
  /** Days once it is opened; absent if opening does not matter. */
  readonly keepsOpenedDays?: number | undefined;
  readonly freezes: boolean;
}
