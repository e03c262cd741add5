// Breakfast, fruit, sweets and drinks.
import type { FoodKey } from "../dish_spec.ts";
import type { Topping } from "../plate_spec.ts";
import type { Tones } from "../tones.ts";
import type { DishFoods } from "./dish_foods.ts";
import { sprinkled } from "./finishes.ts";
import type { Serving } from "./serving.ts";
import { type ShownFood, scattered, shownFoods } from "./shown_foods.ts";

const tones = (edge: string, face: string, light: string): Tones => ({ edge, face, light });

const FRUIT: readonly FoodKey[] = [
  ..."apple pear orange mango pineapple grape watermelon strawberry raspberry blueberry blackberry banana".split(" "),
  ..."kiwi cherry plum pomegranate walnut pecan almond cashew hazelnut".split(" "),
];

/** Fruit and nuts of the dish, or undefined if something else is seen in it. */
function fruitOf(foods: DishFoods, ...except: readonly FoodKey[]): ShownFood[] | undefined {
  return shownFoods(foods, "raw", { except: [...except, "tea", "coffee", "granola", "jam"] })?.filter(({ food }) =>
    FRUIT.includes(food),
  );
}

/** Each fruit in a sector of its own, in two arcs. */
function inSectors(shown: readonly ShownFood[]): Topping[] {
  const step = 360 / Math.max(2, shown.length);
  const spread = Math.min(120, step);
  return shown.flatMap(({ pieces: [piece, scale, count] }, index): Topping[] => {
    const turn = -80 + index * step;
    const outer = Math.max(4, Math.min(9, Math.round(count / 4)));
    return [
      { at: "fan", piece, count: outer, radius: 222, turn, step: (spread * 0.82) / outer, scale },
      {
        at: "fan",
        piece,
        count: Math.max(3, outer - 3),
        radius: 158,
        turn,
        step: (spread * 0.78) / (outer - 2),
        scale,
      },
    ];
  });
}

/** Porridge or soaked oats with fruit. */
export function porridgeBowl(foods: DishFoods): Serving | undefined {
  const fruit = fruitOf(foods, "oats");
  if (!fruit) return undefined;
  return {
    vessel: "bowl",
    base: { kind: "porridge", foods: ["oats"], tones: tones("#C7AE7E", "#EEDFBC", "#FBF3E0") },
    toppings: inSectors(fruit.slice(0, 3)),
    sprinkles: sprinkled(foods, "cinnamon", "chia"),
  };
}

/** Yoghurt with fruit. */
export function yoghurtBowl(foods: DishFoods): Serving | undefined {
  const fruit = fruitOf(foods, "oats", "yogurt");
  if (!fruit || fruit.length === 0 || !foods.has("yogurt")) return undefined;
  return {
    vessel: "bowl",
    base: { kind: "cream", foods: ["yogurt"], tones: tones("#DDD5C6", "#FDFAF3", "#FFFFFF") },
    toppings: inSectors(fruit.slice(0, 3)),
    sprinkles: sprinkled(foods, "oats", "cinnamon", "chia"),
  };
}

/** Cut fruit in a bowl. */
export function fruitBowl(foods: DishFoods): Serving | undefined {
  const fruit = fruitOf(foods);
  if (!fruit || fruit.length < 2) return undefined;
  return {
    vessel: "bowl",
    toppings: [
      ...scattered(fruit, { radius: 250, fill: 2.3 }),
      ...(foods.has("mint") ? [{ at: "spot", piece: "mint", scale: 0.9 } as const] : []),
    ],
    sprinkles: sprinkled(foods, "cinnamon"),
  };
}

/** A stack of pancakes with fruit on it. */
export function pancakePlate(foods: DishFoods): Serving | undefined {
  if (!foods.leads(3, "flour") || !foods.has("milk", "buttermilk", "oat-milk", "soy-milk")) return undefined;
  const fruit = (fruitOf(foods) ?? []).slice(0, 2);
  const syrup: Topping[] = foods.has("honey")
    ? [{ at: "spot", piece: "honeyPool", x: 0, y: -24, scale: 1.9, rotate: -20 }]
    : foods.has("maple-syrup")
      ? [{ at: "spot", piece: "syrupPool", x: 0, y: -24, scale: 1.8, rotate: -20 }]
      : [];
  const onTop = fruit.map(({ pieces: [piece, scale] }, index): Topping => {
    return { at: "fan", piece, count: 6, x: -4, y: -26, radius: 140, turn: 60 + index * 180, step: 25, scale };
  });
  return {
    vessel: "plate",
    toppings: [
      { at: "spot", piece: "pancake", x: 26, y: 30, scale: 2.45, exact: true },
      { at: "spot", piece: "pancake", x: -14, y: 4, scale: 2.35, exact: true },
      { at: "spot", piece: "pancake", x: -4, y: -26, scale: 2.25, exact: true },
      ...syrup,
      ...onTop,
      ...(foods.has("butter") && onTop.length === 0
        ? [{ at: "spot", piece: "butter", x: -4, y: -30, scale: 0.8 } as const]
        : []),
    ],
    sprinkles: sprinkled(foods, "sugar", "cinnamon").map((finish) => ({ ...finish, radius: 200 })),
  };
}

const BLENDED: Readonly<Partial<Record<FoodKey, Tones>>> = {
  spinach: tones("#3F7A22", "#7DB53C", "#C3E27E"),
  kale: tones("#3F7A22", "#7DB53C", "#C3E27E"),
  avocado: tones("#6E9A3A", "#B4D07A", "#DCEBB4"),
  blueberry: tones("#4A2466", "#8A55A8", "#C9A2DB"),
  blackberry: tones("#4A1640", "#8E3F78", "#CC8CBC"),
  raspberry: tones("#9A1C44", "#DE5C80", "#F8AABE"),
  strawberry: tones("#C23A4C", "#F58A96", "#FFC2C8"),
  beet: tones("#7E0F3A", "#C23A68", "#EC8CAC"),
  mango: tones("#D98812", "#FFC04A", "#FFE39A"),
  peach: tones("#D98A3A", "#FFC480", "#FFE4BC"),
  orange: tones("#D9770E", "#FFB03E", "#FFDA98"),
  carrot: tones("#C4620E", "#F08A2C", "#FFBC72"),
  pineapple: tones("#CFA21C", "#FBDF6A", "#FFF3B4"),
  kiwi: tones("#6E9A24", "#B4D45A", "#DDEEA4"),
  cucumber: tones("#86B04A", "#CBE495", "#F1FAD6"),
  watermelon: tones("#C22E52", "#F0708A", "#FBC0CC"),
  banana: tones("#CDB36A", "#F7E8B4", "#FFFAE2"),
};
/** A few leaves or berries colour everything, whatever is heavier. */
const STRONG = ["beet", "blueberry", "blackberry", "spinach", "kale", "raspberry", "strawberry"] as const;

/** A smoothie or another blended drink, with pieces of its fruit beside the glass. */
export function drinkGlass(foods: DishFoods): Serving | undefined {
  if (foods.has("coffee", "tea", "cocoa-powder", "chocolate", "wine", "spirits", "beer")) return undefined;
  const colors = foods.entriesIn(BLENDED);
  const tint = colors.find(({ food }) => STRONG.some((strong) => strong === food)) ?? colors[0];
  if (!tint || (foods.place(tint.food) ?? 0) > 4) return undefined;
  const fruit = (shownFoods(foods, "raw") ?? []).filter(({ food }) => FRUIT.includes(food)).slice(0, 2);
  const beside = fruit.map(({ pieces: [piece, scale] }, index): Topping => {
    return { at: "fan", piece, count: 4, radius: 304, turn: 150 - index * 60, step: 15, x: 0, y: 96, scale };
  });
  return {
    vessel: "strawGlass",
    rim: "#E8A31C",
    base: { kind: "soup", foods: [tint.food], tones: tint.entry },
    toppings: [
      ...(foods.has("yogurt", "milk", "soy-milk")
        ? [{ at: "spot", piece: "fineFoam", x: 0, y: 0, scale: 1.05, exact: true } as const]
        : []),
      ...beside,
    ],
    sprinkles: [],
  };
}
