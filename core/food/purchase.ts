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

/** Where a food is stored at home. The counter is for foods that lose their taste in the cold. */
export const STORAGES = ["fridge", "freezer", "cupboard", "counter"] as const;

/** One of {@linkcode STORAGES}. */
export type Storage = (typeof STORAGES)[number];

/** The sales units of a food. Pieces and fillets are counted; all others are packs. */
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

/**
 * The basis of a pack's weight, if it is not the printed weight: drained of its liquid, or as the stock that its cubes make.
 */
export const PACK_WEIGHTS = ["drained", "makes"] as const;

/** The pack that shops sell: "tin of 240 g, drained", "6 pieces of 50 g". */
export interface Pack {
  readonly noun: PackNoun;
  /** Grams of the food as recipes weigh it: edible, and drained. A whole number. */
  readonly grams: number;
  /** Pieces in a pack of a counted food: 6 eggs, 1 lemon. */
  readonly pieces?: number | undefined;
  readonly weight?: (typeof PACK_WEIGHTS)[number] | undefined;
}

/** How shops sell a food, and how long it keeps at home. */
export interface Purchase {
  /** The food that is bought for it, if it is another: lemons for lemon juice. One piece, or one pack, of it gives `grams` of this food. */
  readonly buyAs?: { readonly food: FoodKey; readonly grams: number } | undefined;
  /** Absent for a food that is sold by weight, or bought as another food. */
  readonly pack?: Pack | undefined;
  /** Whether any amount can be bought: by weight, or each piece alone. */
  readonly loose: boolean;
  /** `none` also for a food that is bought as another food. */
  readonly aisle: Aisle;
  readonly storage: Storage;
  /** Days at home, unopened. */
  readonly keepsDays: number;
  /** Days once it is opened; absent if opening does not matter. */
  readonly keepsOpenedDays?: number | undefined;
  readonly freezes: boolean;
}
