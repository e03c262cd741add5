import type { UserId } from "../../../core/account/mod.ts";
import type { FoodTable } from "../../../core/food/mod.ts";
import type {
  FoodDetails,
  Pantry,
  PantryFood,
  PantryFoodId,
  PantryLineInput,
  WrittenFood,
} from "../../../core/pantry/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import {
  addPantryFoodsBody,
  addPantryLineBody,
  type ChangePantryFoodBody,
  changePantryFoodBody,
  pantryFoodParams,
  pantryFoodReply,
  pantryLineQuery,
  pantryLineReply,
  pantryReply,
} from "../../../wire/pantry/pantry.ts";
import { type Route, route } from "../route.ts";
import { foodDetailsView, pantryFoodView, pantryView } from "./pantry_view.ts";

type ByPerson = { readonly userId: UserId };
type ById = ByPerson & { readonly id: PantryFoodId };

/** What the routes of foods at home need. */
export interface PantryUseCases {
  get(input: ByPerson): Promise<Pantry>;
  preview(input: PantryLineInput): Promise<FoodDetails>;
  addLine(input: ByPerson & PantryLineInput): Promise<PantryFood>;
  addFoods(input: ByPerson & { readonly foods: readonly WrittenFood[] }): Promise<void>;
  change(input: ById & { readonly details: Omit<FoodDetails, "food"> }): Promise<PantryFood>;
  remove(input: ById): Promise<PantryFood>;
}

export const PANTRY_ROUTES = [
  "get",
  "preview",
  "addLine",
  "addFoods",
  "change",
  "remove",
] as const satisfies readonly (keyof PantryUseCases)[];

/** Every call of the foods at home. */
export function pantryRoutes(
  useCases: PantryUseCases,
  foodTable: () => Promise<FoodTable>,
): Record<(typeof PANTRY_ROUTES)[number], Route> {
  const viewOf = async (food: PantryFood) => pantryFoodView(food, await foodTable());
  return {
    get: route({
      method: "get",
      path: "/api/pantry",
      summary: "The foods at home of the caller's household",
      access: "signed-in",
      reply: pantryReply,
      async handle({ caller: { userId } }) {
        return pantryView(await useCases.get({ userId }), await foodTable());
      },
    }),
    preview: route({
      method: "get",
      path: "/api/pantry/line",
      summary: "What a typed line says about a food at home, without adding it",
      access: "signed-in",
      query: pantryLineQuery,
      reply: pantryLineReply,
      async handle({ query }) {
        return foodDetailsView(await useCases.preview(lineOf(query)), await foodTable());
      },
    }),
    addLine: route({
      method: "post",
      path: "/api/pantry",
      summary: "Add a food at home as a line of text",
      access: "signed-in",
      body: addPantryLineBody,
      reply: pantryFoodReply,
      async handle({ caller: { userId }, body }) {
        return await viewOf(await useCases.addLine({ userId, ...lineOf(body) }));
      },
    }),
    addFoods: route({
      method: "post",
      path: "/api/pantry/foods",
      summary: "Add foods at home, such as those that were bought",
      access: "signed-in",
      body: addPantryFoodsBody,
      reply: pantryReply,
      async handle({ caller: { userId }, body }) {
        const foods = body.foods.map(
          ({ food, ...each }, place): WrittenFood => ({
            ...detailsOf(each, `foods[${place}].useBy`),
            food: food ?? undefined,
          }),
        );
        await useCases.addFoods({ userId, foods });
        return pantryView(await useCases.get({ userId }), await foodTable());
      },
    }),
    change: route({
      method: "put",
      path: "/api/pantry/:id",
      summary: "Replace what is known of a food at home",
      access: "signed-in",
      params: pantryFoodParams,
      body: changePantryFoodBody,
      reply: pantryFoodReply,
      async handle({ caller: { userId }, params: { id }, body }) {
        return await viewOf(await useCases.change({ userId, id, details: detailsOf(body) }));
      },
    }),
    remove: route({
      method: "delete",
      path: "/api/pantry/:id",
      summary: "Remove a food from home",
      access: "signed-in",
      params: pantryFoodParams,
      reply: pantryFoodReply,
      async handle({ caller: { userId }, params: { id } }) {
        return await viewOf(await useCases.remove({ userId, id }));
      },
    }),
  };
}

function lineOf({ text, today }: { text: string; today?: string | undefined }): PantryLineInput {
  return { text, today: today === undefined ? undefined : calendarDate(today, "today") };
}

function detailsOf(
  { name, amount, useBy, storage, alwaysThere }: ChangePantryFoodBody,
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
