import type { CookDishInput, ShownFood, UsedFood } from "../../../core/pantry/mod.ts";
import {
  cookedBody,
  cookedParams,
  previewCookedQuery,
  type UsedFoodWire,
  usedFoodsReply,
} from "../../../wire/pantry/cooked.ts";
import { type Route, route } from "../route.ts";

export function previewCookedRoute(preview: (input: CookDishInput) => Promise<readonly UsedFood[]>): Route {
  return route({
    method: "get",
    path: "/api/recipe/:id/cooked",
    summary: "What a dish would use of the foods at home",
    access: "signed-in",
    params: cookedParams,
    query: previewCookedQuery,
    reply: usedFoodsReply,
    async handle({ caller: { userId }, params, query: { portions } }) {
      return { foods: (await preview({ userId, recipeId: params.id, portions })).map(usedFoodView) };
    },
  });
}

export function cookedRoute(
  cook: (input: CookDishInput & { readonly foods: readonly ShownFood[] }) => Promise<readonly UsedFood[]>,
): Route {
  return route({
    method: "post",
    path: "/api/recipe/:id/cooked",
    summary: "Reduce the foods at home by what a cooked dish used",
    access: "signed-in",
    params: cookedParams,
    body: cookedBody,
    reply: usedFoodsReply,
    async handle({ caller: { userId }, params, body: { portions, foods } }) {
      return { foods: (await cook({ userId, recipeId: params.id, portions, foods })).map(usedFoodView) };
    },
  });
}

export function usedFoodView({ food, had, used, left }: UsedFood): UsedFoodWire {
  const { id, name, useBy, storage } = food;
  return {
    id,
    name,
    food: food.food ?? null,
    useBy: useBy ?? null,
    storage: storage ?? null,
    had,
    used,
    left: left ?? null,
  };
}
