import { beforeEach, describe, expect, it } from "vitest";
import type { Preference, PreferenceStore } from "../../../core/account/mod.ts";
import { type FoodStore } from "../../../core/food/mod.ts";
import type { MealPlanStore } from "../../../core/meal_plan/mod.ts";
import {
  type Candidate,
  distanceInShuffle,
  type ExclusionTag,
  type MealOptionsRequest,
  type OpinionStore,
  type PersonalRecipes,
  type RecipeStore,
  shufflePositionOf,
} from "../../../core/recipe/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { food } from "../../memory/food/foods.ts";
import { caprese, chickenCurry, maya, recipe, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: the reads, the empty stores behind them, and the six people. */
interface PersonalRecipesFixture extends ContractFixture {
  readonly personal: PersonalRecipes;
  readonly foods: Pick<FoodStore, "putAll">;
  readonly recipes: RecipeStore;
  readonly opinions: OpinionStore;
  readonly preferences: Pick<PreferenceStore, "replace">;
  readonly mealPlans: Pick<MealPlanStore, "put">;
}

/** The contract of {@linkcode PersonalRecipes}, run for every adapter. */
export const personalRecipesContract = contract<PersonalRecipesFixture>("PersonalRecipes", (fixture) => {
  const all = [shakshuka, tomatoSoup, chickenCurry, caprese];
  const plannedFrom = calendarDate("2026-11-16");
  const plannedTo = calendarDate("2026-11-29");
  beforeEach(async () => {
    await fixture.recipes.putAll(all);
  });

  const candidates = async (limit = 100, shuffleStart = 0, without: readonly ExclusionTag[] = []) =>
    await fixture.personal.listCandidates(maya.id, { plannedFrom, plannedTo, limit, shuffleStart, without });
  const candidate = async (id: string) => (await candidates()).find((each) => each.id === id);

  it("returns everything that ranking needs of each recipe", async () => {
    await fixture.preferences.replace(maya.id, ["Salad", "Mediterranean", "Fried"]);
    await fixture.preferences.replace(tomas.id, ["Gluten-Free", "Dinner"]);
    await fixture.opinions.addFavourite(maya.id, caprese.id);
    await fixture.opinions.rate(maya.id, caprese.id, { stars: 4 });
    await fixture.mealPlans.put({
      userId: maya.id,
      date: plannedTo,
      mealTime: "Snacks",
      recipeId: caprese.id,
      name: `Snacks: ${caprese.name}`,
    });
    await fixture.mealPlans.put({
      userId: maya.id,
      date: plannedFrom,
      mealTime: "Lunch",
      recipeId: caprese.id,
      name: `Lunch: ${caprese.name}`,
    });

    expect(await candidate(caprese.id)).toEqual({
      id: caprese.id,
      name: caprese.name,
      mainImage: caprese.mainImage,
      kcal: 400,
      totalMinutes: 15,
      favourite: true,
      matchedPreferences: ["Salad", "Mediterranean"],
      stars: 4,
      lastPlanned: plannedTo,
      shufflePosition: shufflePositionOf(caprese.id),
      cuisine: "International",
      dishTypes: ["Salad"],
      diets: ["vegetarian"],
      keywords: [],
      principalKind: undefined,
      principalFoods: ["tomato", "mozzarella", "basil", "olive-oil"],
    });
    expect(await candidate(tomatoSoup.id)).toMatchObject({
      favourite: false,
      matchedPreferences: [],
      stars: undefined,
      lastPlanned: undefined,
    });
  });

  it("uses only the person's own opinions and plans, and only plans of the given days", async () => {
    await fixture.opinions.addFavourite(tomas.id, caprese.id);
    await fixture.opinions.rate(tomas.id, caprese.id, { stars: 1 });
    const put = (userId: typeof maya.id, date: string) =>
      fixture.mealPlans.put({
        userId,
        date: calendarDate(date),
        mealTime: "Lunch",
        recipeId: caprese.id,
        name: `Lunch: ${caprese.name}`,
      });
    await put(tomas.id, "2026-11-17");
    await put(maya.id, "2026-11-15");
    await put(maya.id, "2026-11-30");

    expect(await candidate(caprese.id)).toMatchObject({ favourite: false, stars: undefined, lastPlanned: undefined });
  });

  it("returns all recipes of a small catalogue once, for any known preferences and opinions", async () => {
    const ids = all.map(({ id }) => id).sort();
    expect((await candidates()).map(({ id }) => id).sort()).toEqual(ids);

    await fixture.preferences.replace(maya.id, ["Salad", "Mediterranean"]);
    await fixture.opinions.addFavourite(maya.id, caprese.id);
    await fixture.opinions.rate(maya.id, caprese.id, { stars: 5 });

    expect((await candidates()).map(({ id }) => id).sort()).toEqual(ids);
  });

  it("returns only gluten-free recipes to a person who chose Gluten-Free, favourites included", async () => {
    const naan = recipe({ id: "naan", name: "Naan", foods: ["flour"], preferences: ["Dinner", "Salad"] });
    await fixture.recipes.putAll([...all, naan]);
    await fixture.opinions.addFavourite(maya.id, naan.id);
    await fixture.preferences.replace(maya.id, ["Dinner", "Salad"]);
    expect(await candidate(naan.id)).toBeDefined();

    await fixture.preferences.replace(maya.id, ["Dinner", "Gluten-Free"]);
    expect((await candidates()).map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
  });

  it("leaves out recipes with an excluded tag, favourites and rated ones included, and counts them", async () => {
    const { personal, foods, recipes, opinions, preferences } = fixture;
    const kinds = ["cherry-tomato", "canned-tomato"].map((key) => food(key, { parent: "tomato" }));
    await foods.putAll([food("tomato"), ...kinds]);
    const focaccia = recipe({ id: "focaccia", name: "Focaccia", foods: ["cherry-tomato"], preferences: ["Snack"] });
    await recipes.putAll([...all, focaccia]);
    await opinions.addFavourite(maya.id, focaccia.id);
    await opinions.rate(maya.id, caprese.id, { stars: 5 });
    const left = async (...tags: ExclusionTag[]) => (await candidates(100, 0, tags)).map(({ id }) => id).sort();

    for (const chosen of [[], ["Salad", "Snack"]] as const) {
      await preferences.replace(maya.id, chosen);
      expect(await left("food:tomato")).toEqual([chickenCurry.id]);
      expect(await left("food:cherry-tomato", "food:mozzarella")).not.toContain(caprese.id);
      expect(await left("food:unobtainium")).toHaveLength(5);
    }
    expect(await personal.countTagged(["food:tomato"], { most: 100 })).toBe(4);
    expect(await personal.countTagged(["food:cherry-tomato", "food:mozzarella"], { most: 100 })).toBe(2);
    expect(await personal.countTagged(["food:tomato"], { most: 3 })).toBe(3);
    expect(await personal.countTagged(["food:unobtainium"], { most: 100 })).toBe(0);
    const tagged = await personal.listTagged([caprese.id, chickenCurry.id, "grey-gruel"], ["food:tomato"]);
    expect([...tagged]).toEqual([caprese.id]);
    expect(await personal.listTagged([caprese.id], [])).toEqual(new Set());
  });

  it("follows a recipe whose preferences change", async () => {
    await fixture.preferences.replace(maya.id, ["Salad", "Mediterranean"]);
    await fixture.recipes.putAll([{ ...caprese, preferences: ["Fried"] }]);

    expect(await candidate(caprese.id)).toMatchObject({ matchedPreferences: [] });
  });

  it("returns a large catalogue's best matches, by preferences and then by the shuffled order", async () => {
    const sets: Preference[][] = [
      ["Fried"],
      ["Salad"],
      ["Dinner", "Fried"],
      ["Salad", "Fried"],
      ["Salad", "Snack"],
      [],
    ];
    const many = Array.from({ length: 120 }, (_, n) =>
      recipe({ id: `dish-${n}`, name: `Dish ${n}`, preferences: sets[n % sets.length] ?? [] }),
    );
    await fixture.recipes.putAll(many);
    await fixture.preferences.replace(maya.id, ["Fried", "Salad"]);

    const whole = await candidates(1_000);
    for (const shuffleStart of [0, 2 ** 30, 2 ** 31 - 1]) {
      const best = (some: readonly Candidate[], limit: number) =>
        [...some]
          .sort(
            (a, b) =>
              b.matchedPreferences.length - a.matchedPreferences.length ||
              distanceInShuffle(a.shufflePosition, shuffleStart) - distanceInShuffle(b.shufflePosition, shuffleStart),
          )
          .slice(0, limit)
          .map(({ id }) => id);
      for (const limit of [5, 20, 30, 90, 120]) {
        expect(best(await candidates(limit, shuffleStart), limit)).toEqual(best(whole, limit));
      }
    }
  });

  it("returns favourites and rated recipes that match no preference", async () => {
    await fixture.recipes.putAll(
      Array.from({ length: 50 }, (_, n) => recipe({ id: `salad-${n}`, name: `Salad ${n}`, preferences: ["Salad"] })),
    );
    await fixture.preferences.replace(maya.id, ["Salad", "Snack"]);
    await fixture.opinions.addFavourite(maya.id, tomatoSoup.id);
    await fixture.opinions.rate(maya.id, chickenCurry.id, { stars: 5 });

    const ids = (await candidates(10)).map(({ id }) => id);

    expect(ids).toEqual(expect.arrayContaining([tomatoSoup.id, chickenCurry.id]));
    expect(ids).not.toContain(shakshuka.id);
  });

  it("shows the first recipes in the shuffled order, with the favourites among them", async () => {
    await fixture.opinions.addFavourite(maya.id, caprese.id);

    const varied = await fixture.personal.listDiverse(maya.id, { limit: 3 });

    const ids = all.map(({ id }) => id).sort((a, b) => shufflePositionOf(a) - shufflePositionOf(b));
    expect(varied.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(
      (await fixture.personal.listDiverse(maya.id, { limit: 9 })).filter(({ favourite }) => favourite),
    ).toMatchObject([{ id: caprese.id }]);
  });

  // #plan-select-order
  describe("for a meal", () => {
    const dinners = ["a", "b", "c", "d"].map((name) =>
      recipe({ id: `dinner-${name}`, name: `Dinner ${name}`, meals: ["Dinner"], dishTypes: ["main dish"] }),
    );
    const lemonade = recipe({
      id: "lemonade",
      name: "Lemonade",
      meals: ["Snacks"],
      dishTypes: ["drinks"],
      foods: ["egg"],
    });
    const sauce = recipe({ id: "sauce", name: "Sauce", meals: [], dishTypes: ["Sauce"], foods: ["tomato"] });
    const shuffled = (ids: readonly string[]) => [...ids].sort((a, b) => shufflePositionOf(a) - shufflePositionOf(b));
    const request: MealOptionsRequest = {
      mealTime: "Dinner",
      dishTypes: [],
      without: [],
      cookedFrom: plannedFrom,
      cookedTo: plannedTo,
      skip: 0,
      limit: 100,
      countedMax: 1_000,
    };
    const list = async (changes: Partial<MealOptionsRequest> = {}) =>
      await fixture.personal.listForMeal(maya.id, { ...request, ...changes });
    const idsOf = async (changes: Partial<MealOptionsRequest> = {}) =>
      (await list(changes)).recipes.map(({ id }) => id);
    const cook = async (recipeId: string, date: string) =>
      await fixture.mealPlans.put({
        userId: maya.id,
        date: calendarDate(date),
        mealTime: "Dinner",
        recipeId,
        name: `Dinner: ${recipeId}`,
      });

    beforeEach(async () => {
      await fixture.recipes.putAll([...dinners, lemonade, sauce]);
    });

    it("begins with what suits it, in the shuffled order, and leaves nothing out", async () => {
      const ids = await idsOf();

      expect(ids.slice(0, 4)).toEqual(shuffled(dinners.map(({ id }) => id)));
      expect(ids).toHaveLength(all.length + 6);
      expect((await list({ mealTime: "Snacks" })).recipes[0]?.id).toBe(lemonade.id);
      expect(await fixture.personal.listForMeal(undefined, request)).toEqual(await list());
    });

    it("begins with favourites that suit it, the last added first, then what was cooked last", async () => {
      await fixture.opinions.addFavourite(maya.id, "lemonade");
      await fixture.opinions.addFavourite(maya.id, "dinner-a");
      await fixture.opinions.addFavourite(maya.id, "dinner-b");
      await fixture.opinions.addFavourite(tomas.id, "dinner-d");
      await cook("dinner-d", "2026-11-17");
      await cook("dinner-c", "2026-11-18");
      await cook("sauce", "2026-11-16");

      const { recipes } = await list();

      expect(recipes.slice(0, 6).map(({ id }) => id)).toEqual([
        "dinner-b",
        "dinner-a",
        "dinner-c",
        "dinner-d",
        "lemonade",
        "sauce",
      ]);
      expect(recipes.filter(({ favourite }) => favourite)).toHaveLength(3);
      expect((await idsOf({ cookedTo: calendarDate("2026-11-17") })).slice(2, 4)).toEqual(["dinner-d", "dinner-c"]);
    });

    it("is the same in parts, each recipe once, with the number of all", async () => {
      await fixture.opinions.addFavourite(maya.id, "dinner-c");
      await cook("dinner-d", "2026-11-17");
      const whole = await idsOf();
      const parts: string[] = [];
      for (let skip = 0; skip < whole.length; skip += 3) parts.push(...(await idsOf({ skip, limit: 3 })));

      expect(parts).toEqual(whole);
      expect(await list({ skip: 100 })).toEqual({ recipes: [], total: whole.length, hiddenByRules: 0 });
      expect((await list({ countedMax: 2 })).total).toBe(2);
    });

    it("has only some dish types, and nothing with a tag that is left out, which it counts", async () => {
      await fixture.foods.putAll([food("tomato")]);
      await fixture.opinions.addFavourite(maya.id, sauce.id);
      const changes: Partial<MealOptionsRequest> = { dishTypes: ["Sauce", "drinks"], without: ["food:tomato"] };

      expect(await list(changes)).toMatchObject({ recipes: [{ id: lemonade.id }], total: 1, hiddenByRules: 1 });
      expect(await idsOf({ ...changes, without: [] })).toEqual([sauce.id, lemonade.id]);
      expect(await list({ dishTypes: ["Bread"] })).toEqual({ recipes: [], total: 0, hiddenByRules: 0 });
    });
  });
});
