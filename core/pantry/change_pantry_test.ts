import { beforeEach, describe, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { needsOfPlan } from "../shopping/mod.ts";
import { SHOP_FOODS } from "../shopping/testing/shop_foods.ts";
import {
  addFoods,
  addPantryLine,
  changeFood,
  getPantry,
  isToUseSoon,
  PANTRY_FOODS_MAX,
  pantryAmountText,
  previewPantryLine,
  removeFood,
  toShoppingPantry,
  type WrittenFood,
} from "./mod.ts";

const userId = maya.id;
const milk: WrittenFood = {
  name: "milk",
  amount: { quantity: 1000, unit: "ml" },
  useBy: undefined,
  storage: undefined,
  alwaysThere: false,
};
let ports: MemoryStores;

beforeEach(() => {
  ports = memoryStores({ today: calendarDate("2026-11-23"), foods: SHOP_FOODS.all() });
});

async function foods(of = maya) {
  return (await getPantry(ports, { userId: of.id })).foods;
}

describe("a food at home", () => {
  it("is added by a line, after a preview that adds nothing", async () => {
    const text = "2 milk, by Friday";
    const preview = await previewPantryLine(ports, { text });
    expect(await foods()).toEqual([]);
    const added = await addPantryLine(ports, { userId, text });

    expect(added).toEqual({
      id: added.id,
      ...preview,
      addedBy: { id: maya.id, name: "Maya Lindqvist" },
      addedAt: ports.clock.now(),
    });
    expect(await foods()).toEqual([added]);
    expect(await foods(tomas)).toEqual([]);
  });

  it("counts days from where the person is", async () => {
    const today = calendarDate("2026-11-24");
    expect(await addPantryLine(ports, { userId, text: "milk by tomorrow", today })).toMatchObject({
      useBy: "2026-11-25",
    });
  });

  it("is changed; its food is read from a new name alone", async () => {
    const { id } = await addPantryLine(ports, { userId, text: "2 tins canned tomatoes" });
    const details = { ...milk, name: "canned tomatoes" };
    expect(await changeFood(ports, { userId, id, details })).toMatchObject({ food: "canned-tomato" });
    expect(
      await changeFood(ports, { userId, id, details: { ...details, name: "  Semi-skimmed\nmilk" } }),
    ).toMatchObject({
      name: "Semi-skimmed milk",
      food: undefined,
    });
    expect(await changeFood(ports, { userId, id, details: { ...details, name: "Milk" } })).toMatchObject({
      food: "milk",
    });
    await expect(changeFood(ports, { userId, id, details: { ...details, name: "?" } })).rejects.toMatchObject({
      code: "invalid_input",
      field: "name",
    });
  });

  it("is removed once, by its household alone", async () => {
    const added = await addPantryLine(ports, { userId, text: "salt, always there" });
    const unknown = { code: "pantry_food_not_found" };
    await expect(removeFood(ports, { userId: tomas.id, id: added.id })).rejects.toMatchObject(unknown);
    expect(await removeFood(ports, { userId, id: added.id })).toEqual(added);
    await expect(removeFood(ports, { userId, id: added.id })).rejects.toMatchObject(unknown);
    expect(ports.published.map(({ kind, version, by }) => [kind, version, by])).toEqual([
      ["pantry", 1, maya.id],
      ["pantry", 2, maya.id],
    ]);
  });

  it("is one of 500 at most", async () => {
    const many = Array.from({ length: PANTRY_FOODS_MAX }, (_, i) => ({ ...milk, name: `Jam ${i}` }));
    await addFoods(ports, { userId, foods: many });
    await expect(addPantryLine(ports, { userId, text: "salt" })).rejects.toMatchObject({ code: "pantry_full" });
    await addFoods(ports, { userId, foods: many.slice(0, 2) });
    expect(await foods()).toHaveLength(PANTRY_FOODS_MAX);
  });

  it("is to be used soon in its last three days, and after them", () => {
    const today = calendarDate("2026-11-23");
    const days = ["2026-11-01", "2026-11-26", "2026-11-27"].map((day) => calendarDate(day));
    expect([...days, undefined].map((useBy) => isToUseSoon({ useBy }, today))).toEqual([true, true, false, false]);
  });

  it.each([
    [{ quantity: 1500, unit: "g" }, "1.5 kg"],
    [{ quantity: 2, unit: "can" }, "2 cans"],
    [{ quantity: 1, unit: "bunch" }, "1 bunch"],
    [{ quantity: 3, unit: "clove" }, "3 cloves"],
    [{ quantity: 2.5, unit: "piece" }, "2½"],
  ] as const)("has the amount %j as %s", (amount, text) => {
    expect(pantryAmountText(amount, "metric")).toBe(text);
  });
});

describe("foods that were bought", () => {
  it("add to the same food with the same date in the same place, and to what is always there nothing", async () => {
    await addPantryLine(ports, { userId, text: "1 l milk" });
    await addPantryLine(ports, { userId, text: "2 l milk, by Friday" });
    await addPantryLine(ports, { userId, text: "salt, always there" });
    const salt = { ...milk, name: "Salt", amount: { quantity: 750, unit: "g" } } as const;
    await addFoods(ports, { userId, foods: [milk, milk, salt, { ...milk, name: "lemons", food: "lemon" }] });

    expect((await foods()).map(({ food, amount, storage }) => [food, amount?.quantity, storage])).toEqual([
      ["milk", 3000, "fridge"],
      ["milk", 2000, "fridge"],
      ["salt", undefined, "fridge"],
      ["lemon", 1000, "fridge"],
    ]);
  });

  it("of an unknown amount are there once, and change nothing the second time", async () => {
    const some = [{ ...milk, name: "Grandma's jam", amount: undefined }];
    await addFoods(ports, { userId, foods: some });
    await addFoods(ports, { userId, foods: some });
    expect(await foods()).toHaveLength(1);
    expect(ports.published).toHaveLength(1);
  });
});

describe("cooking", () => {
  const line = { food: "milk", foodName: "milk", text: "", optional: false, principal: false };
  const measured = { quantity: 500, unit: "ml", one: "milk", many: "milk" } as const;
  const recipe = { servings: 2, ingredientGroups: [{ title: undefined, items: [{ ...line, measured }] }] };

  it("needs less to be bought for it", async () => {
    for (const text of ["200 ml milk", "salt, always there", "grandma's jam"])
      await addPantryLine(ports, { userId, text });
    const meal = {
      date: calendarDate("2026-11-23"),
      mealTime: "Dinner",
      recipe: { ...recipe, id: "pudding", name: "Pudding" },
      portions: 2,
    } as const;
    const pantry = toShoppingPantry(await foods());
    expect(pantry.alwaysThere).toEqual(new Set(["salt"]));
    const [need] = needsOfPlan([meal], { foods: SHOP_FOODS, pantry }).toBuy;
    expect(need).toMatchObject({ needed: 515.5, atHome: 206.2 });
  });
});
