import { beforeEach, expect, it } from "vitest";
import { MemoryFoodStore } from "../../adapters/memory/food/food_store.ts";
import { MemoryRecipeStore } from "../../adapters/memory/recipe/recipe_store.ts";
import { type CatalogueImports, importCatalogue } from "./import_catalogue.ts";

let recipes: MemoryRecipeStore;
let foods: MemoryFoodStore;
let imports: CatalogueImports & { fingerprint: string | undefined };

beforeEach(() => {
  recipes = new MemoryRecipeStore([]);
  foods = new MemoryFoodStore();
  imports = {
    fingerprint: undefined,
    async lastFingerprint() {
      return this.fingerprint;
    },
    async saveFingerprint(fingerprint) {
      this.fingerprint = fingerprint;
    },
  };
});

it("stores every food and every recipe", async () => {
  const imported = await importCatalogue({ recipes, foods, imports });

  expect(imported.recipes).toBe(recipes.all().length);
  expect(imported.foods).toBe((await foods.all()).length);
  expect(await recipes.find("shakshuka-with-feta")).toMatchObject({ name: "Shakshuka with Feta", totalMinutes: 35 });
});

it("skips an unchanged catalogue", async () => {
  await importCatalogue({ recipes, foods, imports });
  const untouched = { putAll: () => Promise.reject(new Error("was written again")) };

  expect(await importCatalogue({ recipes: untouched, foods: untouched, imports })).toEqual({ foods: 0, recipes: 0 });
});

it("repeats an interrupted import", async () => {
  const cut = { putAll: () => Promise.reject(new Error("the database went away")) };
  await expect(importCatalogue({ recipes: cut, foods, imports })).rejects.toThrow("the database went away");

  const { recipes: count } = await importCatalogue({ recipes, foods, imports });
  expect(count).toBe(recipes.all().length);
});

it("stores foods before the recipes that refer to them", async () => {
  const order: string[] = [];
  await importCatalogue({
    recipes: { putAll: async () => void order.push("recipes") },
    foods: { putAll: async () => void order.push("foods") },
    imports,
  });

  expect(order.shift()).toBe("foods");
  expect(new Set(order)).toEqual(new Set(["recipes"]));
});

it("reports its progress by batch", async () => {
  const steps: string[] = [];
  const { recipes: count, foods: known } = await importCatalogue(
    { recipes, foods, imports },
    { onProgress: (step) => steps.push(step) },
  );

  expect(steps).toEqual([
    `Checking ${count} recipes against ${known} foods`,
    `Writing ${known} foods`,
    `Writing recipes 1 to 200 of ${count}`,
    `Writing recipes 201 to ${count} of ${count}`,
  ]);
});
