import type { FoodKey } from "../dish_spec.ts";
import type { PlateSpec, Topping } from "../plate_spec.ts";
import { type SprinkleName, sprinkles } from "../sprinkles.ts";
import { type TableIconName, tableIcons } from "../table/table_icons.ts";
import type { DishFoods } from "./dish_foods.ts";

type Sprinkled = PlateSpec["sprinkles"][number];

const HERBS = { cilantro: "cilantro", parsley: "parsley", mint: "mint", dill: "dill" } as const;

/** Finishes on top: at most one herb, and one more thing for colour. */
export function garnish(foods: DishFoods, { radius }: { radius: number }): Topping[] {
  const toppings: Topping[] = [];
  if (foods.has("scallion")) {
    toppings.push({ at: "scatter", piece: "scallion", count: 14, radius, scale: 0.85, turn: 15 });
  } else if (foods.has("chili-pepper") && !foods.has("dried-chili")) {
    toppings.push({ at: "scatter", piece: "chilliRing", count: 8, radius, scale: 0.85, turn: 15 });
  }
  const [herb] = foods.entriesIn(HERBS);
  if (foods.has("basil")) {
    toppings.push({ at: "spot", piece: "basilTuft", x: 10, y: -10, scale: 1.1 });
  } else if (herb) {
    const scale = herb.entry === "mint" ? 0.55 : 0.68;
    toppings.push({ at: "scatter", piece: herb.entry, count: 6, radius: radius * 0.85, scale, turn: 40 });
  }
  return toppings;
}

/** Wedges of the dish's lemon or lime at the edge of what it is served in. */
export function citrus(foods: DishFoods): Topping[] {
  const piece = foods.has("lime") ? "limeWedge" : foods.has("lemon") ? "lemonWedge" : undefined;
  if (!piece) return [];
  return [
    { at: "spot", piece, x: 176, y: 152, scale: 1.3, rotate: -38 },
    { at: "spot", piece, x: 116, y: 208, scale: 1.25, rotate: -8 },
  ];
}

/** A dollop of the dish's yoghurt or sour cream. */
export function dollop(foods: DishFoods): Topping[] {
  if (!foods.has("yogurt", "sour-cream", "creme-fraiche")) return [];
  return [{ at: "spot", piece: "yoghurt", x: 60, y: -56, scale: 1.15 }];
}

/** Those of these foods that the dish contains, sprinkled over it. */
export function sprinkled(foods: DishFoods, ...kinds: readonly SprinkleName[]): Sprinkled[] {
  return kinds
    .filter((kind) => foods.has(...sprinkles[kind].foods))
    .slice(0, 2)
    .map((kind) => ({ kind }));
}

const NOT_ON_TABLE: ReadonlySet<FoodKey> = new Set(["water", "ice", "salt", "garlic-powder", "onion-powder"]);
const ON_TABLE_MAX = 4;

/** Raw ingredients to lay round the plate, the heaviest first. */
export function onTable(lineages: readonly (readonly FoodKey[])[]): TableIconName[] {
  const names = Object.keys(tableIcons) as TableIconName[];
  const icons = lineages
    .filter((lineage) => !lineage.some((food) => NOT_ON_TABLE.has(food)))
    .flatMap(
      (lineage) =>
        names.find((name) => (tableIcons[name] as readonly FoodKey[]).some((food) => lineage.includes(food))) ?? [],
    );
  return [...new Set(icons)].slice(0, ON_TABLE_MAX);
}
