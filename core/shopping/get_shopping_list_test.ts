import { beforeEach, describe, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, recipe } from "../../adapters/memory/people_and_recipes.ts";
import type { UserId } from "../account/mod.ts";
import { foodsAtHome } from "../pantry/mod.ts";
import { addDays, type CalendarDate, calendarDate } from "../shared/mod.ts";
import {
  addLine,
  addShop,
  changeShop,
  changeShoppingList,
  chooseShoppingDays,
  getShoppingList,
  LIST_ENTRIES_MAX,
  lineText,
  listLines,
  removeEntries,
  removeShop,
  sentFoods,
  tickFood,
} from "./mod.ts";
import { SHOP_FOODS } from "./testing/shop_foods.ts";

const userId = maya.id;
const today = calendarDate("2026-11-19");
const mash = recipe({ id: "mash", name: "Mash", servings: 1, foods: ["potato", "milk"] });

let ports: MemoryStores & Pick<Parameters<typeof getShoppingList>[0], "foodsAtHome">;

beforeEach(async () => {
  const stores = memoryStores({ people: [maya], recipes: [mash], foods: SHOP_FOODS.all() });
  ports = { ...stores, foodsAtHome: foodsAtHome(stores.pantries) };
  for (const days of [-1, 0, 6, 7]) {
    const date = addDays(today, days);
    await ports.mealPlans.put({ userId, date, mealTime: "Dinner", recipeId: mash.id, name: "Dinner: Mash" });
  }
});

async function gramsOfPotatoes(on = today): Promise<number | undefined> {
  const { needs } = await getShoppingList(ports, { userId, today: on });
  return needs.toBuy.find(({ bought }) => bought.food.key === "potato")?.needed;
}

describe("a household's shopping list", () => {
  it("is for the week from today, or for chosen days that are not over", async () => {
    expect(await gramsOfPotatoes()).toBe(200);
    await chooseShoppingDays(ports, {
      userId,
      days: [addDays(today, 7), addDays(today, -1), addDays(today, 7), today],
    });
    const { days } = await getShoppingList(ports, { userId });
    expect(days).toEqual([today, addDays(today, 7)]);
    expect(await gramsOfPotatoes()).toBe(200);
    expect(await gramsOfPotatoes(addDays(today, 1))).toBe(100);
    // All of them are over: the week from then on.
    expect(await gramsOfPotatoes(addDays(today, 20))).toBeUndefined();
    expect((await getShoppingList(ports, { userId, today: addDays(today, 20) })).days).toHaveLength(7);
    await chooseShoppingDays(ports, { userId, days: [] });
    expect(await gramsOfPotatoes()).toBeUndefined();
  });

  // #list-follows-week
  it("is for a week that one looks at, which chooses nothing", async () => {
    await chooseShoppingDays(ports, { userId, days: [today] });
    const ofWeek = (week: CalendarDate) => getShoppingList(ports, { userId, today, week });
    expect((await ofWeek(addDays(today, 7))).days).toEqual([4, 5, 6, 7, 8, 9, 10].map((days) => addDays(today, days)));
    expect((await ofWeek(today)).days).toEqual([0, 1, 2, 3].map((days) => addDays(today, days)));
    expect((await ofWeek(addDays(today, -7))).days).toEqual([today]);
    expect((await getShoppingList(ports, { userId, today })).days).toEqual([today]);
  });

  it("says which days have meals where the chosen ones have none", async () => {
    expect((await getShoppingList(ports, { userId, today })).plannedDays).toBeUndefined();
    await chooseShoppingDays(ports, { userId, days: [addDays(today, 1)] });
    expect((await getShoppingList(ports, { userId, today })).plannedDays).toEqual(
      [0, 6, 7].map((i) => addDays(today, i)),
    );
  });

  it("needs only what is not at home", async () => {
    await ports.pantries.change({
      userId,
      at: new Date(0),
      edit: () => ({
        add: [
          {
            name: "potatoes",
            food: "potato",
            amount: { quantity: 150, unit: "g" },
            useBy: undefined,
            storage: undefined,
            alwaysThere: false,
          },
          { name: "milk", food: "milk", amount: undefined, useBy: undefined, storage: undefined, alwaysThere: true },
        ],
      }),
    });
    const { needs } = await getShoppingList(ports, { userId });
    expect(needs).toMatchObject({
      toBuy: [{ bought: { food: { key: "potato" } }, atHome: 150, missing: 50 }],
      alwaysThere: [{ bought: { food: { key: "milk" } } }],
    });
  });

  it("comes with all that a device needs to show it, whatever was ticked and written", async () => {
    await chooseShoppingDays(ports, { userId, days: [today] });
    const ticked = tickFood("t", { food: "egg", amount: 6, measure: "piece", after: [] });
    await changeShoppingList(ports, { userId, change: ticked });
    await changeShoppingList(ports, { userId, change: addLine("a", "2 lemons") });
    const { needs, list, foods } = JSON.parse(JSON.stringify(await getShoppingList(ports, { userId })));
    const lines = listLines({ needs: needs.toBuy, list, foods: sentFoods(foods) });

    expect(lines.map((line) => [line.aisle, lineText(line)])).toEqual([
      ["fruit-and-vegetables", "2 lemons"],
      ["dairy", "1 carton (1 litre) milk"],
      ["fruit-and-vegetables", "100 g potatoes"],
      ["dairy", "6 eggs"],
    ]);
  });

  it("is not found for a person whose account was deleted", async () => {
    await expect(getShoppingList(ports, { userId: 999 as UserId })).rejects.toMatchObject({ code: "person_not_found" });
  });
});

describe("a change of the list", () => {
  it("is sent to the members' devices, unless it has a text or is long: then they read the list", async () => {
    const tick = tickFood("t", { food: "egg", amount: 6, measure: "piece", after: [] });
    const long = removeEntries(Array.from({ length: 150 }, (_, i) => `entry-with-a-long-name-${i}`));
    for (const change of [tick, addLine("a", "batteries"), long]) await changeShoppingList(ports, { userId, change });
    await chooseShoppingDays(ports, { userId, days: [] });

    expect(
      ports.published.map(({ kind, by, ...change }) => [kind, by, "list" in change ? change.list : undefined]),
    ).toEqual([["shopping", userId, tick], ...Array.from({ length: 3 }, () => ["shopping", userId, undefined])]);
  });

  it("is refused if the list is full", async () => {
    const ids = Array.from({ length: LIST_ENTRIES_MAX }, (_, i) => `${i}`);
    await changeShoppingList(ports, { userId, change: removeEntries(ids) });
    await expect(changeShoppingList(ports, { userId, change: addLine("a", "milk") })).rejects.toMatchObject({
      code: "shopping_list_full",
    });
    expect(ports.published).toHaveLength(1);
  });

  it("replies with the merged list, and what its lines need", async () => {
    await changeShoppingList(ports, { userId, change: addLine("a", "500 g potatoes") });
    const changed = await changeShoppingList(ports, { userId, change: addLine("b", "soap") });
    expect(changed.list.entries).toHaveLength(2);
    expect(changed.foods.lines.map(({ text, aisle }) => [text, aisle])).toEqual([
      ["500 g potatoes", "fruit-and-vegetables"],
      ["soap", "household"],
    ]);
  });
});

describe("a shop", () => {
  it("has a name, and each aisle once", async () => {
    const { shops } = await addShop(ports, { userId, name: "  Corner   shop ", aisles: ["fish", "dairy", "fish"] });
    expect(shops).toMatchObject([{ name: "Corner shop", aisles: ["fish", "dairy"] }]);
    await expect(addShop(ports, { userId, name: " ", aisles: [] })).rejects.toMatchObject({ field: "name" });
    await expect(addShop(ports, { userId, name: "x".repeat(61), aisles: [] })).rejects.toMatchObject({
      message: "The shop's name may have at most 60 characters.",
    });
  });

  it("must exist to be changed", async () => {
    const shop = { userId, name: "Market", aisles: [] };
    await expect(changeShop(ports, { ...shop, id: 7 })).rejects.toMatchObject({ code: "shop_not_found" });
    await expect(removeShop(ports, { userId, shopId: 7 })).rejects.toMatchObject({ code: "shop_not_found" });
    expect(ports.published).toEqual([]);
  });
});
