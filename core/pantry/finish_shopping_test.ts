import { beforeEach, describe, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { addLine, mergeLists, tickFood, tickLine } from "../shopping/mod.ts";
import { SHOP_FOODS } from "../shopping/testing/shop_foods.ts";
import { finishShopping, PANTRY_FOODS_MAX } from "./mod.ts";

const userId = maya.id;
const eggs = tickFood("t", { food: "egg", amount: 6, measure: "piece", after: [] });

let ports: MemoryStores;

beforeEach(() => {
  ports = memoryStores({ foods: SHOP_FOODS.all() });
});

describe("finishing", () => {
  it("moves what was bought into the pantry, once, and leaves the rest on the list", async () => {
    const rest = mergeLists(
      addLine("c", "milk"),
      tickFood("late", { food: "potato", amount: 1, measure: "g", after: [] }),
    );
    const bought = mergeLists(eggs, addLine("a", "500 g potatoes"), tickLine("b", "a"), addLine("d", "soap"));
    await ports.shoppingLists.merge(userId, mergeLists(bought, rest));
    const ids = ["t", "a", "b", "d"];
    const finished = await finishShopping(ports, { userId, ids });
    await finishShopping(ports, { userId, ids });

    expect(finished).toMatchObject({ list: rest, foods: { lines: [{ text: "milk" }] } });
    const foods = (await ports.pantries.find(userId))?.foods ?? [];
    expect(foods.map(({ food, name, amount, useBy, storage }) => ({ food, name, amount, useBy, storage }))).toEqual([
      { food: "egg", name: "eggs", amount: { quantity: 6, unit: "piece" }, useBy: "2026-11-26", storage: "fridge" },
      {
        food: "potato",
        name: "potatoes",
        amount: { quantity: 500, unit: "g" },
        useBy: "2026-11-26",
        storage: "fridge",
      },
    ]);
    expect(ports.published.map(({ kind, version }) => [kind, version])).toEqual([
      ["shopping", 2],
      ["pantry", 3],
      ["shopping", 4],
    ]);
    expect(finished.household.version).toBe(3);
  });

  it("adds to the same food with the same date", async () => {
    for (const id of ["one", "two"]) {
      await ports.shoppingLists.merge(userId, tickFood(id, { food: "egg", amount: 6, measure: "piece", after: [] }));
      await finishShopping(ports, { userId, ids: [id] });
    }
    expect((await ports.pantries.find(userId))?.foods).toMatchObject([{ amount: { quantity: 12, unit: "piece" } }]);
  });

  it("is refused where the pantry is full, and the list stays", async () => {
    const food = {
      name: "jar",
      food: undefined,
      amount: undefined,
      useBy: undefined,
      storage: undefined,
      alwaysThere: false,
    };
    const add = Array.from({ length: PANTRY_FOODS_MAX }, () => food);
    await ports.pantries.change({ userId, at: new Date(0), edit: () => ({ add }) });
    await ports.shoppingLists.merge(userId, eggs);
    await expect(finishShopping(ports, { userId, ids: ["t"] })).rejects.toMatchObject({ code: "pantry_full" });
    expect(await ports.shoppingLists.find(userId)).toMatchObject({ list: eggs });
    expect(ports.published).toEqual([]);
  });
});
