import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import {
  declineFoodRules,
  type FoodRules,
  getFoodRules,
  NO_FOOD_RULES,
  rulesOfList,
  saveFoodRules,
  suggestFoods,
} from "./mod.ts";

const vegan: FoodRules = {
  diet: "vegan",
  avoids: ["alcohol"],
  intolerances: ["nuts"],
  dislikedFoods: ["red-bell-pepper"],
};

let ports: MemoryStores;
beforeEach(() => {
  ports = memoryStores();
});

it("has no rules and no decision until the person saves some, for themselves alone", async () => {
  expect(await getFoodRules(ports, { userId: maya.id })).toEqual({ ...NO_FOOD_RULES, decided: false });

  const saved = await saveFoodRules(ports, { userId: maya.id, ...vegan });

  const dislikedFoods = [{ key: "red-bell-pepper", name: "red bell pepper" }];
  expect(saved).toEqual({ ...vegan, dislikedFoods, decided: true });
  expect(await getFoodRules(ports, { userId: maya.id })).toEqual(saved);
  expect(await getFoodRules(ports, { userId: tomas.id })).toMatchObject({ decided: false });
});

it("saves each choice once and in order", async () => {
  const twice: FoodRules = {
    diet: "everything",
    avoids: ["beef", "pork", "beef"],
    intolerances: ["coeliac", "gluten", "gluten"],
    dislikedFoods: ["onion", "basil", "onion"],
  };
  await saveFoodRules(ports, { userId: maya.id, ...twice });

  expect(await ports.foodRules.find(maya.id)).toEqual({
    diet: "everything",
    avoids: ["pork", "beef"],
    intolerances: ["gluten", "coeliac"],
    dislikedFoods: ["onion", "basil"],
  });
});

it.each([
  ["an unknown food", ["onion", "unobtainium"]],
  ["51 foods", Array.from({ length: 51 }, (_, index) => `food-${index}`)],
])("refuses %s, and changes nothing", async (_what, dislikedFoods) => {
  await ports.foodRules.save(maya.id, vegan);

  await expect(saveFoodRules(ports, { userId: maya.id, ...NO_FOOD_RULES, dislikedFoods })).rejects.toMatchObject({
    code: "invalid_input",
    field: "dislikedFoods",
  });
  expect(await ports.foodRules.find(maya.id)).toEqual(vegan);
});

it("remembers that a person declined, and never removes rules by that", async () => {
  await declineFoodRules(ports, { userId: maya.id });
  expect(await getFoodRules(ports, { userId: maya.id })).toMatchObject({ decided: true });

  await ports.foodRules.save(maya.id, vegan);
  await declineFoodRules(ports, { userId: maya.id });
  expect(await ports.foodRules.find(maya.id)).toEqual(vegan);
});

it("suggests foods by name", async () => {
  expect(await suggestFoods(ports, { text: "red pep" })).toEqual([{ key: "red-bell-pepper", name: "red bell pepper" }]);
});

it("excludes by tags what the person's rules exclude, and nothing for a person without rules", async () => {
  await ports.foodRules.save(maya.id, vegan);
  const { excluded: tags } = await rulesOfList(ports, { userId: maya.id });

  expect(tags).toEqual(expect.arrayContaining(["not:vegan", "has:meat", "has:eggs", "has:alcohol", "has:nuts"]));
  expect(tags.at(-1)).toBe("food:red-bell-pepper");
  expect(new Set(tags).size).toBe(tags.length);
  expect((await rulesOfList(ports, { userId: tomas.id })).excluded).toEqual([]);
});
