import { food, foods } from "../../adapters/memory/food/foods.ts";
import type { Aisle, Food, Pack } from "../../core/food/mod.ts";

const OTHERS =
  "apple beetroot burrata butter cheddar chilli coriander dill leek lemon lentil pea peach pear potato prawn rice salmon " +
  "shallot spaghetti spinach walnut";

/** How shops sell some of them: the aisle, and the pack of foods that are not sold by weight. */
const SOLD: Readonly<Record<string, readonly [Aisle, Pack?]>> = {
  basil: ["fruit-and-vegetables", { noun: "bunch", grams: 30 }],
  butter: ["dairy", { noun: "block", grams: 250 }],
  "canned-tomato": ["tins-and-jars", { noun: "tin", grams: 400 }],
  "coconut-milk": ["tins-and-jars", { noun: "tin", grams: 400 }],
  dill: ["fruit-and-vegetables", { noun: "bunch", grams: 30 }],
  egg: ["dairy", { noun: "piece", grams: 300, pieces: 6 }],
  feta: ["dairy", { noun: "block", grams: 200 }],
  lemon: ["fruit-and-vegetables", { noun: "piece", grams: 85, pieces: 1 }],
  mozzarella: ["dairy", { noun: "ball", grams: 125 }],
  "olive-oil": ["oils-and-sauces", { noun: "bottle", grams: 458 }],
  onion: ["fruit-and-vegetables"],
  potato: ["fruit-and-vegetables"],
  salmon: ["fish", { noun: "fillet", grams: 150, pieces: 1 }],
  salt: ["herbs-and-spices", { noun: "tub", grams: 750 }],
  spaghetti: ["pasta-rice-and-pulses", { noun: "packet", grams: 500 }],
  spinach: ["fruit-and-vegetables", { noun: "bag", grams: 200 }],
  tomato: ["fruit-and-vegetables"],
};

const DRY: readonly Aisle[] = ["herbs-and-spices", "pasta-rice-and-pulses"];

const WITHOUT_PLURAL = ["basil", "butter", "dill", "olive-oil", "spaghetti", "spinach"];

/** The food table of the stories. */
export const storyFoods: readonly Food[] = [
  ...foods,
  ...OTHERS.split(" ").map((key) => food(key)),
  food("lime", { standIns: [{ use: "lemon", how: "swap" }] }),
  food("linguine", { standIns: [{ use: "spaghetti", how: "swap" }] }),
  food("mozzarella", { standIns: [{ use: "burrata", how: "swap" }] }),
  food("onion", {
    standIns: [
      { use: "shallot", how: "swap" },
      { use: "leek", how: "swap" },
    ],
  }),
].map((each) => ({ ...each, ...(WITHOUT_PLURAL.includes(each.key) && { plural: each.name }), ...soldAs(each.key) }));

function soldAs(key: string): Partial<Food> {
  const [aisle, pack] = SOLD[key] ?? [];
  if (!aisle) return {};
  const loose = pack === undefined || pack.pieces === 1;
  return {
    purchase: {
      aisle,
      pack,
      loose,
      storage: DRY.includes(aisle) ? "cupboard" : "fridge",
      keepsDays: 7,
      freezes: false,
    },
    ...(pack?.pieces !== undefined && { weights: { piece: pack.grams / pack.pieces, ml: undefined, pieceIs: "" } }),
  };
}
