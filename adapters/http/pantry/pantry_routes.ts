import {
  addFoods,
  addPantryLine,
  changeFood,
  cookDish,
  type FoodDetails,
  getPantry,
  type PantryFood,
  type PantryLineInput,
  previewCookedDish,
  previewPantryLine,
  removeFood,
} from "../../../core/pantry/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import * as calls from "../../../wire/pantry/mod.ts";
import type { PantryLine, WrittenFoodWire } from "../../../wire/pantry/pantry.ts";
import { type PortsOf, type Route, route } from "../route.ts";
import { foodDetailsView, pantryFoodView, pantryView, usedFoodView } from "./pantry_view.ts";

/** The stores that {@linkcode pantryRoutes} need. */
export type PantryPorts = PortsOf<
  | typeof addFoods
  | typeof addPantryLine
  | typeof changeFood
  | typeof cookDish
  | typeof getPantry
  | typeof previewCookedDish
  | typeof previewPantryLine
  | typeof removeFood
>;

/** The calls of the foods at home. */
export function pantryRoutes(ports: PantryPorts): Route[] {
  const foodTable = async () => (await ports.ingredients.current()).foods;
  const viewOf = async (food: PantryFood) => pantryFoodView(food, await foodTable());
  return [
    route(calls.getPantry, async ({ caller: { userId } }) =>
      pantryView(await getPantry(ports, { userId }), await foodTable()),
    ),
    route(calls.previewPantryLine, async ({ query }) =>
      foodDetailsView(await previewPantryLine(ports, lineOf(query)), await foodTable()),
    ),
    route(calls.addPantryLine, async ({ caller: { userId }, body }) =>
      viewOf(await addPantryLine(ports, { userId, ...lineOf(body) })),
    ),
    route(calls.addFoods, async ({ caller: { userId }, body }) => {
      const foods = body.foods.map(({ food, ...each }, place) => ({
        ...detailsOf(each, `foods[${place}].useBy`),
        food: food ?? undefined,
      }));
      await addFoods(ports, { userId, foods });
      return pantryView(await getPantry(ports, { userId }), await foodTable());
    }),
    route(calls.changeFood, async ({ caller: { userId }, params: { id }, body }) =>
      viewOf(await changeFood(ports, { userId, id, details: detailsOf(body) })),
    ),
    route(calls.removeFood, async ({ caller: { userId }, params: { id } }) =>
      viewOf(await removeFood(ports, { userId, id })),
    ),
    route(calls.previewCookedDish, async ({ caller: { userId }, params, query: { portions } }) => {
      const used = await previewCookedDish(ports, { userId, recipeId: params.id, portions });
      return { foods: used.map(usedFoodView) };
    }),
    route(calls.cookDish, async ({ caller: { userId }, params, body }) => {
      const used = await cookDish(ports, { userId, recipeId: params.id, ...body });
      return { foods: used.map(usedFoodView) };
    }),
  ];
}

function lineOf({ text, today }: PantryLine): PantryLineInput {
  return { text, today: today === undefined ? undefined : calendarDate(today, "today") };
}

function detailsOf(
  { name, amount, useBy, storage, alwaysThere }: WrittenFoodWire,
  field = "useBy",
): Omit<FoodDetails, "food"> {
  return {
    name,
    amount: amount ?? undefined,
    useBy: useBy === null ? undefined : calendarDate(useBy, field),
    storage: storage ?? undefined,
    alwaysThere,
  };
}
