import type { FoodKey } from "../dish_spec.ts";
import type { Topping } from "../plate_spec.ts";
import type { DishFoods } from "./dish_foods.ts";
import { type Pieces, PORTRAYALS, type Portrayal, UNSEEN } from "./portrayals.ts";

/** A food with the pieces that show it. */
export interface ShownFood {
  readonly food: FoodKey;
  readonly pieces: Pieces;
}

/** More kinds of pieces than these are a jumble. */
const SHOWN_MAX = 5;
/** Of so many of the heaviest foods that are seen, one at most may be missing, and never the heaviest. */
const LEADING = 4;

/**
 * The foods to show, the heaviest first, or undefined if the picture would miss what the dish is about.
 *
 * - `except`: foods that the picture shows in another way.
 * - `orElse`: how to show foods that are not drawn so. Default: not at all.
 */
export function shownFoods(
  foods: DishFoods,
  how: keyof Portrayal,
  { except = [], orElse = how }: { except?: readonly FoodKey[]; orElse?: keyof Portrayal } = {},
): ShownFood[] | undefined {
  const shown: ShownFood[] = [];
  let seen = 0;
  let missing = 0;
  for (const lineage of foods.all()) {
    if (lineage.some((food) => except.includes(food))) continue;
    const food = lineage.find((key) => PORTRAYALS[key]);
    const portrayal = food === undefined ? undefined : PORTRAYALS[food];
    const pieces = portrayal?.[how] ?? portrayal?.[orElse];
    // Behind three other foods an egg only binds them.
    const isUnseen = lineage.some((key) => UNSEEN.has(key) || (key === "egg" && seen >= 3));
    if (food && pieces) {
      if (!shown.some((other) => other.pieces[0] === pieces[0])) shown.push({ food, pieces });
      seen += 1;
    } else if (!isUnseen) {
      if (seen === 0) return undefined;
      seen += 1;
      if (seen <= LEADING) missing += 1;
    }
  }
  return missing > 1 ? undefined : shown.slice(0, SHOWN_MAX);
}

/** Pieces of all foods over a disc, more of the heavier ones. `fill` 1 covers it. */
export function scattered(
  shown: readonly ShownFood[],
  { radius, fill, x = 0, y = 0 }: { radius: number; fill: number; x?: number; y?: number },
): Topping[] {
  const weights = shown.map((_, index) => 1 / (index + 1.5));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return shown.map(({ pieces: [piece, scale, count] }, index): Topping => {
    const share = (weights[index] ?? 0) / total;
    const area = (radius / 260) ** 2;
    return {
      at: "scatter",
      piece,
      count: Math.min(90, Math.max(2, Math.round(count * share * fill * area))),
      radius: Math.round(radius * (index === 0 ? 1 : 0.95)),
      scale,
      turn: index * 67,
      mixed: true,
      ...(x === 0 ? {} : { x }),
      ...(y === 0 ? {} : { y }),
    };
  });
}
