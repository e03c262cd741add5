// Sweet bakes.
import type { Topping } from "../plate_spec.ts";
import type { DishFoods } from "./dish_foods.ts";
import { sprinkled } from "./finishes.ts";
import type { Serving } from "./serving.ts";

const SWEET = ["sugar", "honey", "maple-syrup", "banana", "date", "agave-syrup"] as const;
const CHOCOLATE = ["cocoa-powder", "chocolate"] as const;

/** Fruit that lies on a cake of it. */
const ON_CAKE = {
  lemon: { piece: "lemonSlice", scale: 1.2, count: 5 },
  orange: { piece: "orangeSlice", scale: 0.9, count: 5 },
  apple: { piece: "appleSlice", scale: 0.95, count: 10 },
  pear: { piece: "pearSlice", scale: 0.9, count: 9 },
  plum: { piece: "stewedPlum", scale: 0.9, count: 10 },
  cherry: { piece: "stewedCherry", scale: 0.9, count: 12 },
  strawberry: { piece: "strawberry", scale: 1, count: 11 },
  raspberry: { piece: "raspberry", scale: 1, count: 14 },
  blueberry: { piece: "blueberry", scale: 1.05, count: 16 },
  walnut: { piece: "walnut", scale: 0.75, count: 10 },
} as const;

/** A round cake with its fruit on it, or a banana loaf. */
export function cakePlate(foods: DishFoods): Serving | undefined {
  const isDark = foods.has(...CHOCOLATE);
  if (!foods.has(...SWEET) || !(foods.leads(4, "flour") || (isDark && foods.has("egg")))) return undefined;
  if (foods.leads(3, "banana") && foods.has("flour")) {
    const loaf: Topping = { at: "spot", piece: "bananaLoaf", x: -4, y: -6, scale: 1.12, rotate: -5, exact: true };
    return { vessel: "plate", toppings: [loaf], sprinkles: [] };
  }
  const [fruit] = foods.entriesIn(ON_CAKE);
  const fan: Topping[] = fruit
    ? [{ at: "fan", ...fruit.entry, x: -10, y: -14, radius: 150, turn: 235, step: 285 / (fruit.entry.count + 1) }]
    : [];
  const piece = isDark ? "chocolateCake" : "plainCake";
  return {
    vessel: "plate",
    toppings: [{ at: "spot", piece, x: -10, y: -14, scale: 1.1, exact: true }, ...fan],
    sprinkles: sprinkled(foods, "sugar", "cinnamon").map((finish) => ({ ...finish, x: -20, y: -30, radius: 170 })),
  };
}

const COOKIES = [
  [-128, -150],
  [42, -176],
  [-206, 4],
  [-40, -26],
  [140, -40],
  [-120, 150],
  [56, 122],
  [206, 110],
] as const;

/** Biscuits, with chocolate in them if the dish contains it. */
export function cookiePlate(foods: DishFoods): Serving | undefined {
  if (!foods.leads(4, "flour", "oats") || !foods.has(...SWEET)) return undefined;
  const piece = foods.has("chocolate") && foods.has("flour") ? "chocolateCookie" : "plainCookie";
  if (piece === "plainCookie" && foods.has(...CHOCOLATE)) return undefined;
  const toppings = COOKIES.map(
    ([x, y], index): Topping => ({ at: "spot", piece, x, y, scale: 1.42, rotate: index * 47 }),
  );
  return { vessel: "plate", toppings, sprinkles: [] };
}

const MUFFINS = [
  [-134, -134],
  [66, -158],
  [-42, 16],
  [166, 30],
  [-186, 122],
  [44, 182],
] as const;

/** Muffins with a few pieces of their fruit. */
export function muffinPlate(foods: DishFoods): Serving | undefined {
  if (!foods.leads(4, "flour") || !foods.has(...SWEET) || foods.has(...CHOCOLATE)) return undefined;
  const berry = foods.has("blueberry") ? "blueberry" : foods.has("raspberry") ? "raspberry" : undefined;
  const toppings = MUFFINS.flatMap(([x, y], index): Topping[] => [
    { at: "spot", piece: "muffin", x, y, scale: 1.3, rotate: index * 61 },
    ...(berry
      ? [{ at: "scatter", piece: berry, count: 3, x, y, radius: 34, scale: 0.8, turn: index * 50 } as const]
      : []),
  ]);
  return { vessel: "plate", toppings, sprinkles: sprinkled(foods, "sugar") };
}
