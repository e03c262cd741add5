import { beforeAll, expect, it } from "vitest";
import type { OpinionStore, Recipe, RecipePage, RecipePages, RecipeStore } from "../../../core/recipe/mod.ts";
import { caprese, maya, recipe, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** The contract's fixture: the read, the stores behind it, Maya and Tomás. */
interface RecipePagesFixture extends ContractFixture {
  readonly pages: RecipePages;
  readonly recipes: RecipeStore;
  readonly opinions: OpinionStore;
}

const layeredCake: Recipe = recipe({
  id: "layered-cake",
  name: "Layered Cake",
  description: "Two sponges, a cream.\nFor a birthday.",
  cuisine: "Nordic",
  dishTypes: ["Dessert", "Bread"],
  preferences: ["Dessert", "Snack"],
  diets: ["vegetarian"],
  contents: [
    {
      constituent: "gluten",
      state: "may contain",
      foods: [{ name: "sponge mix", reason: "Some makes contain wheat." }],
    },
    { constituent: "eggs", state: "contains", foods: [{ name: "egg", reason: undefined }] },
  ],
  servings: 8,
  scales: "one-tin",
  totalMinutes: 90,
  images: ["/pictures/layered-cake-2.webp"],
  ingredientGroups: [
    {
      title: "Sponge",
      items: [
        {
          food: "egg",
          foodName: "egg",
          text: "4 eggs",
          measured: { quantity: 4, unit: "piece", one: "egg", many: "eggs", cut: "halves" },
          optional: false,
          principal: true,
        },
      ],
    },
    {
      title: undefined,
      items: [{ food: "basil", foodName: "basil", text: "basil, to serve", optional: true, principal: false }],
    },
  ],
  steps: ["Beat the eggs.\nSlowly.", "Bake."],
  notes: ["Keeps for two days."],
  keeps: { days: 2, freezerMonths: 3 },
  nutrition: {
    kcal: 312,
    proteinGrams: 7.5,
    carbsGrams: 40.25,
    fatGrams: 12,
    grams: 110,
    weightShare: 0.93,
    usesStandIn: true,
    fiber: { grams: 1.5, weightShare: 0.9 },
    salt: { grams: 0.4, weightShare: 0.93 },
    saturatedFat: { grams: 7.5, weightShare: 0.5 },
  },
});

/** Without fields that only search uses. */
function shown({ activeMinutes: _active, keeps: _keeps, usesUp: _usesUp, ...recipe }: Recipe): RecipePage["recipe"] {
  return recipe;
}

/** The contract of {@linkcode RecipePages}, run for every adapter. */
export const recipePagesContract = contractOnOneFixture<RecipePagesFixture>("RecipePages", (fixture) => {
  beforeAll(async () => {
    await fixture.recipes.putAll([caprese, layeredCake]);
  });

  it("returns what a recipe's page shows exactly as it was stored", async () => {
    expect(await fixture.pages.find(layeredCake.id)).toEqual({
      recipe: shown(layeredCake),
      rating: { mean: undefined, reviews: 0 },
    });
  });

  it("returns a recipe's mean rating and number of ratings", async () => {
    await fixture.opinions.rate(maya.id, caprese.id, { stars: 5 });
    await fixture.opinions.rate(tomas.id, caprese.id, { stars: 4 });

    expect(await fixture.pages.find(caprese.id)).toEqual({
      recipe: shown(caprese),
      rating: { mean: 4.5, reviews: 2 },
    });
  });

  it("lists what is in several recipes, each once, without unknown ones", async () => {
    const dishes = await fixture.pages.listDishes([caprese.id, "grey-gruel", layeredCake.id, "zero\u0000byte"]);

    const { id, contents, diets, ingredientGroups } = layeredCake;
    expect(dishes).toHaveLength(2);
    expect(dishes.find((dish) => dish.id === id)).toEqual({ id, contents, diets, ingredientGroups });
    expect(await fixture.pages.listDishes([])).toEqual([]);
  });

  it("lists how several recipes keep, without unknown ones", async () => {
    const listed = await fixture.pages.listKeeping([layeredCake.id, caprese.id, "grey-gruel", "zero\u0000byte"]);

    expect(listed).toEqual(
      new Map([
        [layeredCake.id, { keeps: { days: 2, freezerMonths: 3 }, notes: layeredCake.notes }],
        [caprese.id, { keeps: undefined, notes: [] }],
      ]),
    );
  });

  it.each(["grey-gruel", "", "zero\u0000byte"])("finds no recipe by %j", async (id) => {
    expect(await fixture.pages.find(id)).toBeUndefined();
  });
});
