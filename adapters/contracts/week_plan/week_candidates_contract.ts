import { beforeEach, expect, it } from "vitest";
import type { PreferenceStore } from "../../../core/account/mod.ts";
import type { FoodStore } from "../../../core/food/mod.ts";
import type { OpinionStore, Recipe, RecipeStore } from "../../../core/recipe/mod.ts";
import type { WeekCandidates, WeekCandidatesRequest } from "../../../core/week_plan/mod.ts";
import { food } from "../../memory/food/foods.ts";
import { caprese, chickenCurry, maya, recipe, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: the read, the empty stores behind it, Maya and Tomás. */
interface WeekCandidatesFixture extends ContractFixture {
  readonly candidates: WeekCandidates;
  readonly foods: Pick<FoodStore, "putAll">;
  readonly recipes: RecipeStore;
  readonly opinions: OpinionStore;
  readonly preferences: Pick<PreferenceStore, "replace">;
}

const brunch: Recipe = {
  ...shakshuka,
  meals: ["Breakfast", "Dinner"],
  keeps: { days: 1, freezerMonths: 2 },
  activeMinutes: 20,
  aheadMinutes: 5,
  servings: 2,
  scales: "in-batches",
  cuisine: "Israeli",
  principalKind: "egg",
};
const soup: Recipe = { ...tomatoSoup, meals: ["Lunch", "Dinner"], activeMinutes: 15 };
const curry: Recipe = { ...chickenCurry, meals: ["Dinner"], activeMinutes: 30 };
const salad: Recipe = { ...caprese, meals: ["Lunch"], activeMinutes: 10 };
const sauce: Recipe = recipe({ id: "pesto", name: "Pesto", dishTypes: ["Sauce"], preferences: [], meals: [] });
/** Imported before it was known which meals it suits. */
const old: Recipe = recipe({ id: "old-stew", name: "Old Stew" });

/** The contract of {@linkcode WeekCandidates}, run for every adapter. */
export const weekCandidatesContract = contract<WeekCandidatesFixture>("WeekCandidates", (fixture) => {
  beforeEach(async () => {
    await fixture.recipes.putAll([brunch, soup, curry, salad, sauce, old]);
  });

  const list = async (changes: Partial<WeekCandidatesRequest> = {}) =>
    await fixture.candidates.list({
      userId: maya.id,
      meals: ["Breakfast", "Lunch", "Dinner", "Snacks"],
      exclude: [],
      activeMinutesMax: {},
      withRecipes: [],
      seed: 0,
      ...changes,
    });
  const idsOf = async (changes: Partial<WeekCandidatesRequest> = {}) =>
    (await list(changes)).map(({ recipe: { id } }) => id);

  it("has everything that filling a week needs of a recipe, and the person's own opinion", async () => {
    await fixture.preferences.replace(maya.id, ["Mediterranean", "Gluten-Free", "Dessert"]);
    await fixture.opinions.addFavourite(maya.id, brunch.id);
    await fixture.opinions.rate(maya.id, brunch.id, { stars: 4 });
    await fixture.opinions.rate(tomas.id, soup.id, { stars: 1 });

    const listed = await list({ meals: ["Breakfast", "Lunch"] });

    const { id, name, mainImage, ingredientGroups, nutrition, totalMinutes } = brunch;
    expect(listed.find(({ recipe: { id: each } }) => each === brunch.id)).toEqual({
      recipe: {
        id,
        name,
        mainImage,
        ingredientGroups,
        nutrition,
        totalMinutes,
        activeMinutes: 20,
        aheadMinutes: 5,
        meals: ["Breakfast", "Dinner"],
        keeps: { days: 1, freezerMonths: 2 },
        cuisine: "Israeli",
        dishTypes: brunch.dishTypes,
        principalKind: "egg",
        servings: 2,
        scales: "in-batches",
      },
      isFavourite: true,
      stars: 4,
      preferences: 2,
    });
    expect(listed.find(({ recipe: { id: each } }) => each === soup.id)).toMatchObject({
      isFavourite: false,
      stars: undefined,
      preferences: 1,
      recipe: { keeps: undefined, aheadMinutes: 0, principalKind: undefined },
    });
  });

  it("lists each recipe that suits one of the meals once, and none that suits no meal", async () => {
    expect((await idsOf()).sort()).toEqual([soup, brunch, curry, salad].map(({ id }) => id).sort());
    expect(await idsOf({ meals: ["Breakfast"] })).toEqual([brunch.id]);
    expect(await idsOf({ meals: ["Snacks"] })).toEqual([]);
    expect(await idsOf({ meals: [] })).toEqual([]);
  });

  it("leaves out what takes more work than the meal allows", async () => {
    const activeMinutesMax = { Breakfast: 15, Dinner: 20 };
    expect((await idsOf({ activeMinutesMax, meals: ["Breakfast", "Dinner"] })).sort()).toEqual(
      [soup.id, brunch.id].sort(),
    );
    expect(await idsOf({ activeMinutesMax, meals: ["Breakfast"] })).toEqual([]);
  });

  it("leaves out recipes with an excluded tag, favourites too, and adds those that are planned, whatever they contain", async () => {
    await fixture.foods.putAll([food("mozzarella", { plural: "mozzarella" }), food("egg")]);
    await fixture.recipes.putAll([brunch, salad]);
    await fixture.opinions.addFavourite(maya.id, salad.id);
    const exclude = ["food:mozzarella", "food:egg"] as const;

    expect((await idsOf({ exclude })).sort()).toEqual([curry.id, soup.id].sort());
    const withRecipes = [salad.id, sauce.id, soup.id, old.id, "no-recipe", "zero\u0000byte"];
    expect((await idsOf({ exclude, withRecipes })).slice(2)).toEqual([salad.id, old.id, sauce.id]);
  });

  it("has only gluten-free recipes for a person who chose Gluten-Free", async () => {
    await fixture.recipes.putAll([{ ...curry, preferences: ["Dinner"] }]);
    await fixture.preferences.replace(maya.id, ["Dinner", "Gluten-Free"]);
    expect(await idsOf({ meals: ["Dinner"] })).toEqual([soup.id, brunch.id]);
  });

  it("has the person's best recipes first: favourites and liked ones, then by preferences, disliked ones last", async () => {
    const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((id) => stew(id, "Nordic"));
    await fixture.recipes.putAll([a, b, c, d, { ...e, preferences: ["Salad", "Fried"] }] as Recipe[]);
    await fixture.preferences.replace(maya.id, ["Salad", "Fried"]);
    await fixture.opinions.rate(maya.id, "a", { stars: 2 });
    await fixture.opinions.rate(maya.id, "b", { stars: 5 });
    await fixture.opinions.addFavourite(maya.id, "c");
    const ids = await idsOf({ meals: ["Snacks"] });
    expect(ids.slice(0, 3)).toEqual(["c", "b", "e"]);
    expect(ids.at(-1)).toBe("a");
  });

  it("has at most so many of a meal, compares only some, and others for another seed, but always the favourites", async () => {
    const stews = Array.from({ length: 60 }, (_, i) => stew(`stew-${i}`, `Cuisine ${i % 16}`));
    await fixture.recipes.putAll(stews);
    await fixture.opinions.addFavourite(maya.id, "stew-7");
    await fixture.opinions.rate(maya.id, "stew-9", { stars: 4 });
    const request = { meals: ["Snacks"], perMeal: 8 } as const;

    const lists = await Promise.all([0, 1, 2, 3].map((seed) => idsOf({ ...request, seed })));

    expect(lists.map((ids) => [ids.length, new Set(ids).size, ...ids.slice(0, 2)])).toEqual(
      lists.map(() => [8, 8, "stew-7", "stew-9"]),
    );
    expect(new Set(lists.flat()).size).toBeGreaterThan(20);
    expect(await idsOf({ ...request, seed: 3 })).toEqual(lists[3]);
  });

  it("varies cuisines and kinds while there are others, even if those meet more preferences", async () => {
    const italian = Array.from({ length: 12 }, (_, i) => stew(`italian-${i}`, "Italian", "pulse"));
    const others = ["Thai", "Nordic", "Greek", "Indian", "French", "Turkish"].map((cuisine) =>
      stew(cuisine.toLowerCase(), cuisine, "meat"),
    );
    await fixture.preferences.replace(maya.id, ["Dinner", "Fried"]);
    await fixture.recipes.putAll([...italian.map((each) => ({ ...each, preferences: ["Fried" as const] })), ...others]);

    const ids = await idsOf({ meals: ["Snacks"], perMeal: 16 });

    // An eighth of 16 is two of a cuisine, a quarter is four of a kind: two Italian ones, and four with meat first.
    const firstSix = ids.slice(0, 6);
    expect(firstSix.filter((id) => id.startsWith("italian"))).toHaveLength(2);
    expect(ids).toHaveLength(16);
  });
});

/** Without a preference, for snacks alone. */
function stew(id: string, cuisine: string, principalKind?: Recipe["principalKind"]): Recipe {
  return recipe({ id, name: `Stew ${id}`, cuisine, principalKind, preferences: [], meals: ["Snacks"] });
}
