import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, recipe } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { SHOP_FOODS } from "../shopping/testing/shop_foods.ts";
import { addFoods, addPantryLine, cookDish, getPantry, previewCookedDish } from "./mod.ts";

const line = { food: "milk", foodName: "milk", text: "500 ml milk", optional: false, principal: false };
const measured = { quantity: 500, unit: "ml", one: "milk", many: "milk" } as const;
const pudding = recipe({
  id: "rice-pudding",
  name: "Rice Pudding",
  servings: 2,
  ingredientGroups: [{ title: undefined, items: [{ ...line, measured }] }],
});
const cooked = { userId: maya.id, recipeId: pudding.id, portions: 2 };
let ports: MemoryStores;

beforeEach(() => {
  ports = memoryStores({ today: calendarDate("2026-11-23"), recipes: [pudding], foods: SHOP_FOODS.all() });
});

function atHome(...lines: string[]) {
  return Promise.all(lines.map((text) => addPantryLine(ports, { userId: maya.id, text })));
}

async function quantities(): Promise<(number | undefined)[]> {
  return (await getPantry(ports, { userId: maya.id })).foods.map(({ amount }) => amount?.quantity);
}

async function shown(portions = 2) {
  return (await previewCookedDish(ports, { ...cooked, portions })).map(({ food, had }) => ({ id: food.id, had }));
}

it("uses foods up as shown before, and is undone by adding what was used", async () => {
  await atHome("800 ml milk");
  expect(await previewCookedDish(ports, cooked)).toMatchObject([
    { had: { quantity: 800 }, used: { quantity: 500 }, left: { quantity: 300 } },
  ]);
  expect(await quantities()).toEqual([800]);

  const part = await cookDish(ports, { ...cooked, foods: await shown() });
  expect(await quantities()).toEqual([300]);
  const rest = await cookDish(ports, { ...cooked, foods: await shown() });
  expect(rest).toMatchObject([{ used: { quantity: 300 }, left: undefined }]);
  expect(await quantities()).toEqual([]);

  for (const { food, used } of [...rest, ...part]) {
    await addFoods(ports, { userId: maya.id, foods: [{ ...food, amount: used }] });
  }
  expect(await quantities()).toEqual([800]);
});

it("reduces once, however often it is sent, and notifies the household once", async () => {
  await atHome("2 l milk");
  const foods = await shown();
  ports.published.length = 0;
  const replies = await Promise.all([1, 2, 3].map(() => cookDish(ports, { ...cooked, foods })));

  expect(replies.map(({ length }) => length)).toEqual([1, 0, 0]);
  expect(await quantities()).toEqual([1500]);
  expect(ports.published).toMatchObject([{ kind: "pantry", by: maya.id }]);
});

it("uses what is good for the shortest time first, and nothing that was unticked", async () => {
  await atHome("400 ml milk, by 2026-11-30", "400 ml milk, by 2026-11-25", "400 ml milk");
  const foods = await shown();
  expect(foods).toHaveLength(2);

  await cookDish(ports, { ...cooked, foods: foods.slice(1) });
  expect(await quantities()).toEqual([300, 400, 400]);
});

it("refuses an unknown recipe", async () => {
  const unknown = { ...cooked, recipeId: "grey-gruel" };
  await expect(previewCookedDish(ports, unknown)).rejects.toMatchObject({ code: "recipe_not_found" });
  await expect(cookDish(ports, { ...unknown, foods: [] })).rejects.toMatchObject({ code: "recipe_not_found" });
});
