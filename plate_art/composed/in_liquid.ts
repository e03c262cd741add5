// Dishes in a bowl: soups, stews, curries.
import type { Topping } from "../plate_spec.ts";
import type { DishFoods } from "./dish_foods.ts";
import { citrus, dollop, garnish, sprinkled } from "./finishes.ts";
import type { Serving } from "./serving.ts";
import { scattered, shownFoods } from "./shown_foods.ts";
import { blendedTint, stirredTint } from "./tones.ts";

/** A purée: a smooth pool in the colour of its main food, of which a few pieces lie in the middle. */
export function smoothSoupBowl(foods: DishFoods): Serving | undefined {
  const tint = blendedTint(foods);
  if (!tint || (foods.place(tint.food) ?? 0) > 3) return undefined;
  const heap = (shownFoods(foods, "cooked") ?? [])
    .filter(({ food }) => food === tint.food || food === "leek")
    .slice(0, 1);
  const toppings: Topping[] = [
    ...(foods.has("cream", "creme-fraiche", "coconut-milk")
      ? [{ at: "spot", piece: "creamSwirl", x: -8, y: -4, scale: 1.3 } as const]
      : scattered(heap, { radius: 110, fill: 1.5 })),
    ...garnish(foods, { radius: 120 }),
  ];
  if (toppings.length === 0 && foods.has("olive-oil", "extra-virgin-olive-oil")) {
    toppings.push({ at: "scatter", piece: "oilDrops", count: 3, radius: 150, scale: 0.9 });
  }
  return {
    vessel: "bowl",
    base: { kind: "swirl", foods: [tint.food], tones: tint.tones },
    toppings,
    sprinkles: sprinkled(foods, "chives", "herb", "pepper").map((finish) => ({ ...finish, radius: 190 })),
  };
}

/** A broth with pieces in it. */
export function soupBowl(foods: DishFoods): Serving | undefined {
  const noodles = foods.has("ramen-noodle", "egg-noodle", "udon", "soba", "rice-noodle");
  const hasEggs = noodles && foods.leads(6, "egg");
  const shown = shownFoods(foods, "cooked", {
    except: [...NOODLES, "pasta", "rice", "barley", ...(hasEggs ? ["egg"] : [])],
  });
  const tint = stirredTint(foods);
  if (!shown || !tint || (shown.length < 2 && !noodles)) return undefined;
  return {
    vessel: "bowl",
    base: { kind: "soup", foods: [tint.food], tones: tint.tones },
    toppings: [
      ...(noodles ? [{ at: "spot", piece: "noodles", x: 6, y: 10, scale: 1.3, exact: true } as const] : []),
      ...(foods.has("macaroni")
        ? [{ at: "scatter", piece: "ditalino", count: 24, radius: 250, scale: 1 } as const]
        : []),
      ...scattered(shown, { radius: noodles ? 235 : 262, fill: noodles ? 0.5 : 1 }),
      ...(hasEggs
        ? [{ at: "row", piece: "eggHalf", count: 2, x: 84, y: 150, dx: 112, dy: -40, scale: 1.5 } as const]
        : []),
      ...garnish(foods, { radius: 225 }),
    ],
    sprinkles: sprinkled(foods, "herb", "chives", "pepper", "parmesan"),
  };
}

/** More pieces than sauce. */
export function stewBowl(foods: DishFoods): Serving | undefined {
  const hasEggs = foods.leads(4, "egg") && foods.leads(3, "tomato", "crushed-tomato", "canned-tomato", "passata");
  const shown = shownFoods(foods, "cooked", { except: hasEggs ? ["egg"] : [] });
  const tint = stirredTint(foods);
  if (!shown || shown.length === 0 || !tint) return undefined;
  return {
    vessel: "bowl",
    base: { kind: "soup", foods: [tint.food], tones: tint.tones },
    toppings: [
      ...scattered(shown, { radius: 265, fill: shown.length === 1 || hasEggs ? 0.9 : 1.25 }),
      ...(hasEggs ? [{ at: "ring", piece: "friedEgg", count: 3, radius: 128, scale: 1.4, turn: 30 } as const] : []),
      ...garnish(foods, { radius: 225 }),
      ...dollop(foods),
    ],
    sprinkles: sprinkled(foods, "herb", "pepper"),
  };
}

/** A saucy dish with a heap of rice in it. */
export function curryBowl(foods: DishFoods): Serving | undefined {
  const shown = shownFoods(foods, "cooked", { except: ["rice"] });
  const tint = stirredTint(foods);
  if (!shown || shown.length === 0 || !tint) return undefined;
  return {
    vessel: "bowl",
    base: { kind: "soup", foods: [tint.food], tones: tint.tones },
    toppings: [
      ...scattered(shown, { radius: 265, fill: 1.15 }),
      ...garnish(foods, { radius: 225 }).filter(({ at }) => at === "scatter"),
      { at: "spot", piece: "riceDome", x: -112, y: -104, scale: 0.98, exact: true },
      ...citrus(foods),
    ],
    sprinkles: sprinkled(foods, "herb"),
  };
}

const NOODLES = ["ramen-noodle", "egg-noodle", "udon", "soba", "rice-noodle", "glass-noodle"] as const;
