// Dishes whose pieces lie on a plate, a tray or bread.
import type { PieceName } from "../food/mod.ts";
import type { Topping } from "../plate_spec.ts";
import type { DishFoods } from "./dish_foods.ts";
import { citrus, garnish, sprinkled } from "./finishes.ts";
import { ENOUGH_ALONE, LEAVES } from "./portrayals.ts";
import type { Serving } from "./serving.ts";
import { type ShownFood, scattered, shownFoods } from "./shown_foods.ts";

/** Leaves below, the rest over them. */
export function saladPlate(foods: DishFoods): Serving | undefined {
  const shown = shownFoods(foods, "raw", { except: ["bulgur"] });
  if (!shown || shown.length < 2) return undefined;
  const hasHeap = foods.leads(3, "parsley") && foods.has("bulgur");
  const leaves = shown.filter(({ food }) => !hasHeap && LEAVES.includes(food)).slice(0, 1);
  const rest = shown.filter(({ food }) => !LEAVES.includes(food));
  if (rest.length === 0) return undefined;
  return {
    vessel: "plate",
    toppings: [
      ...(hasHeap ? [{ at: "spot", piece: "choppedParsleyHeap", scale: 0.96, exact: true } as const] : []),
      ...scattered(leaves, { radius: 250, fill: 1 }),
      ...scattered(rest, leaves.length > 0 || hasHeap ? { radius: 235, fill: 0.95 } : { radius: 232, fill: 2 }),
      ...garnish(foods, { radius: 205 }),
    ],
    sprinkles: sprinkled(foods, "sesame", "herb", "pepper", "paprika"),
  };
}

/** Everything from the oven or the pan, side by side. */
export function trayPlate(foods: DishFoods): Serving | undefined {
  const shown = shownFoods(foods, "cooked");
  const [heaviest] = shown ?? [];
  if (!shown || !heaviest || (shown.length < 2 && !ENOUGH_ALONE.includes(heaviest.food))) return undefined;
  return {
    vessel: "plate",
    toppings: [...scattered(shown, { radius: 225, fill: 1.9 }), ...garnish(foods, { radius: 200 }), ...citrus(foods)],
    sprinkles: sprinkled(foods, "herb", "thyme", "pepper", "paprika"),
  };
}

const NO_SLICES = ["baguette", "pita", "naan", "chapati", "focaccia"] as const;
const SLICES = [
  { x: -8, y: -138, rotate: -8 },
  { x: 18, y: 143, rotate: 5 },
] as const;

/** Pieces that would hide a slice of bread. */
const SMALL_ON_TOAST: Readonly<Partial<Record<PieceName, number>>> = {
  cabbageShreds: 0.6,
  lettuce: 1,
  beanSprouts: 0.6,
  chickenShreds: 0.8,
  redCabbage: 0.75,
  salmon: 0.8,
};

/** Two slices of bread with their topping in rows. */
export function toastPlate(foods: DishFoods): Serving | undefined {
  const shown = shownFoods(foods, "raw", { except: ["bread"] });
  if (!shown || shown.length === 0 || !foods.has("bread") || foods.has(...NO_SLICES)) return undefined;
  const isRye = foods.has("rye-bread");
  const [piece, scale]: [PieceName, number] = isRye ? ["ryeBreadSlice", 3] : ["sourdoughSlice", 1.82];
  const width = isRye ? 210 : 320;
  return {
    vessel: "plate",
    toppings: [
      ...SLICES.map((slice): Topping => ({ at: "spot", piece, ...slice, scale, exact: true })),
      ...shown.slice(0, 3).flatMap((food, index) => SLICES.map((slice) => row(food, { slice, index, width }))),
    ],
    sprinkles: sprinkled(foods, "chives", "herb", "pepper", "sesame"),
  };
}

function row(
  { pieces: [piece, scale, count] }: ShownFood,
  { slice, index, width }: { slice: (typeof SLICES)[number]; index: number; width: number },
): Topping {
  const many = index === 0 ? Math.max(4, Math.min(9, Math.round(count / 3))) : index === 1 ? 3 : 2;
  const dx = (index === 0 ? width : width * 0.8) / Math.max(1, many - 1);
  const lean = Math.tan((slice.rotate * Math.PI) / 180);
  return {
    at: "row",
    piece,
    count: many,
    x: slice.x + (index - 1) * 8,
    y: slice.y + (index === 0 ? 0 : index === 1 ? -14 : 26),
    dx,
    dy: dx * lean,
    scale: SMALL_ON_TOAST[piece] ?? Math.min(1.5, scale * 1.25),
    rotate: slice.rotate,
  };
}
