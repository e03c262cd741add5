import { type Food, FoodTable, type Purchase } from "../../food/mod.ts";

const KEEPS = { storage: "fridge", keepsDays: 7, freezes: false } as const;

/** Foods of each way in which shops sell: by weight, by the piece, in sixes, in tins and cartons, and as another food. */
export const SHOP_FOODS = new FoodTable([
  food("potato", { plural: "potatoes", sold: { loose: true, aisle: "fruit-and-vegetables" }, piece: 200 }),
  food("lemon", {
    sold: { pack: { noun: "piece", grams: 85, pieces: 1 }, loose: true, aisle: "fruit-and-vegetables" },
    piece: 58,
  }),
  food("lemon-juice", {
    plural: "lemon juice",
    sold: { buyAs: { food: "lemon", grams: 40 }, loose: false, aisle: "none" },
    ml: 1,
  }),
  food("lemon-zest", {
    plural: "lemon zest",
    sold: { buyAs: { food: "lemon", grams: 5 }, loose: false, aisle: "none" },
    ml: 0.4,
  }),
  food("parsley", {
    plural: "parsley",
    category: "herb",
    sold: { pack: { noun: "bunch", grams: 30 }, loose: false, aisle: "fruit-and-vegetables" },
  }),
  food("egg", { sold: { pack: { noun: "piece", grams: 300, pieces: 6 }, loose: false, aisle: "dairy" }, piece: 50 }),
  food("egg-yolk", { sold: { buyAs: { food: "egg", grams: 17 }, loose: false, aisle: "none" }, piece: 17 }),
  food("egg-white", { sold: { buyAs: { food: "egg", grams: 33 }, loose: false, aisle: "none" }, piece: 33 }),
  food("milk", {
    plural: "milk",
    sold: { pack: { noun: "carton", grams: 1031 }, loose: false, aisle: "dairy" },
    ml: 1.031,
  }),
  food("butter", { plural: "butter", sold: { pack: { noun: "block", grams: 250 }, loose: false, aisle: "dairy" } }),
  food("unsalted-butter", {
    plural: "unsalted butter",
    parent: "butter",
    sold: { buyAs: { food: "butter", grams: 250 }, loose: false, aisle: "none" },
  }),
  food("salmon", {
    plural: "salmon",
    sold: { pack: { noun: "fillet", grams: 150, pieces: 1 }, loose: true, aisle: "fish" },
  }),
  food("canned-tomato", { sold: { pack: { noun: "tin", grams: 400 }, loose: false, aisle: "tins-and-jars" } }),
  food("plum-canned-tomato", { parent: "canned-tomato", sold: undefined }),
  food("chickpea", {
    sold: { pack: { noun: "tin", grams: 240, weight: "drained" }, loose: false, aisle: "tins-and-jars" },
  }),
  food("vegetable-stock", {
    plural: "vegetable stock",
    sold: { pack: { noun: "box", grams: 5000, weight: "makes" }, loose: false, aisle: "oils-and-sauces" },
    ml: 0.978,
  }),
  food("black-pepper", {
    plural: "black pepper",
    sold: { pack: { noun: "jar", grams: 40 }, loose: false, aisle: "herbs-and-spices" },
    ml: 0.467,
  }),
  food("salt", {
    plural: "salt",
    sold: { pack: { noun: "tub", grams: 750 }, loose: false, aisle: "herbs-and-spices" },
  }),
  food("water", { plural: "water", sold: { loose: true, aisle: "none" }, ml: 1 }),
]);

interface ShopFood {
  readonly plural?: string;
  readonly parent?: string;
  readonly category?: string;
  readonly sold: Pick<Purchase, "buyAs" | "pack" | "loose" | "aisle"> | undefined;
  readonly piece?: number;
  readonly ml?: number;
}

function food(key: string, { sold, piece, ml, ...rest }: ShopFood): Food {
  const name = key.replaceAll("-", " ");
  return {
    key,
    name,
    plural: name.endsWith("o") ? `${name}es` : `${name}s`,
    parent: undefined,
    aliases: [],
    ...rest,
    weights: { piece, ml, pieceIs: piece === undefined ? "" : "medium" },
    purchase: sold && { ...sold, ...KEEPS },
  };
}
