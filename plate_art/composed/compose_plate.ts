import type { DishSpec } from "../dish_spec.ts";
import type { PlateSpec } from "../plate_spec.ts";
import { seededRandom } from "../seeded_random.ts";
import { CLOTHS, type TableName } from "../table/tables.ts";
import { cakePlate, cookiePlate, muffinPlate } from "./bakes.ts";
import { DishFoods } from "./dish_foods.ts";
import { type DishForm, dishFormOf } from "./dish_form.ts";
import { onTable } from "./finishes.ts";
import { curryBowl, smoothSoupBowl, soupBowl, stewBowl } from "./in_liquid.ts";
import { grainPlate, noodlePlate, pastaPlate } from "./on_grain.ts";
import { saladPlate, toastPlate, trayPlate } from "./on_plate.ts";
import type { Serving } from "./serving.ts";
import { drinkGlass, fruitBowl, pancakePlate, porridgeBowl, yoghurtBowl } from "./sweet.ts";

type Serve = (foods: DishFoods) => Serving | undefined;

const SERVINGS: Readonly<Record<DishForm, Serve>> = {
  "smooth soup": smoothSoupBowl,
  soup: soupBowl,
  stew: stewBowl,
  "curry with rice": curryBowl,
  salad: saladPlate,
  pasta: pastaPlate,
  noodles: noodlePlate,
  grains: grainPlate,
  toast: toastPlate,
  tray: trayPlate,
  porridge: porridgeBowl,
  yoghurt: yoghurtBowl,
  "fruit salad": fruitBowl,
  pancakes: pancakePlate,
  cake: cakePlate,
  cookies: cookiePlate,
  muffins: muffinPlate,
  drink: drinkGlass,
};

const TABLES: readonly TableName[] = ["sky", "yolk", "mint", "blush", "cobalt", "tomato", "leaf", "linen"];

/** A plate of the dish that shows only foods of it, or undefined if none would look like the dish. The same dish gives the same plate. */
export function composePlate({ id, name, dishTypes, foods }: DishSpec): PlateSpec | undefined {
  const dishFoods = new DishFoods(foods);
  const form = dishFormOf({ name, dishTypes, foods: dishFoods });
  const serving = form && SERVINGS[form](dishFoods);
  if (!serving) return undefined;
  const random = seededRandom(`${id}/setting`);
  const table = random.pick(TABLES);
  return { id, table, cloth: random.pick(CLOTHS), ...serving, around: onTable(foods), details: [] };
}
