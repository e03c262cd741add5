import { beforeEach, describe, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { caprese, maya, recipe, shakshuka, tomas, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { getOwnOpinion } from "./get_own_opinion.ts";
import { getRecipe } from "./get_recipe.ts";
import { listFavourites } from "./list_favourites.ts";
import { mealsByFilters } from "./meals_by_filters.ts";
import { rateRecipe } from "./rate_recipe.ts";
import { setFavourite } from "./set_favourite.ts";

const notFound = { code: "recipe_not_found", field: "id" };
let ports: MemoryStores;

beforeEach(() => {
  ports = memoryStores();
});

const rate = (userId: typeof maya.id, stars: number, recipeId = shakshuka.id) =>
  rateRecipe(ports, { userId, recipeId, stars });
const keep = (recipeId: string, favourite = true) => setFavourite(ports, { userId: maya.id, recipeId, favourite });

describe("a recipe's page", () => {
  const page = (id: string) => getRecipe(ports, { id });

  it("returns the whole recipe, without a rating if there is none", async () => {
    const { activeMinutes: _onlyForSearch, ...shown } = shakshuka;

    expect(await page(shakshuka.id)).toEqual({ recipe: shown, rating: { mean: undefined, reviews: 0 } });
  });

  it("is not found for an unknown id", async () => {
    await expect(page("grey-gruel")).rejects.toMatchObject({ ...notFound, message: "Recipe not found" });
  });
});

describe("rating", () => {
  it("returns the mean of all ratings, to one decimal", async () => {
    await rate(maya.id, 5);

    expect(await rate(tomas.id, 4)).toEqual({ mean: 4.5, reviews: 2 });
  });

  // #recipe-call-rate
  it("counts a person once, by the last rating", async () => {
    await rate(maya.id, 1);

    expect(await rate(maya.id, 4)).toEqual({ mean: 4, reviews: 1 });
    expect(await getOwnOpinion(ports, { userId: maya.id, recipeId: shakshuka.id })).toEqual({
      stars: 4,
      favourite: false,
    });
  });

  // #recipe-call-rate
  it.each([0, 6, 3.5, -1, NaN, Infinity])("refuses %d stars", async (stars) => {
    await expect(rate(maya.id, stars)).rejects.toMatchObject({
      code: "invalid_input",
      field: "value",
      message: `Cannot rate a recipe ${stars}: a rating is a whole number, 1 to 5`,
    });
    expect(await ports.opinions.ratingOf(shakshuka.id)).toEqual({ mean: undefined, reviews: 0 });
  });

  it("refuses a recipe that does not exist", async () => {
    await expect(rate(maya.id, 5, "grey-gruel")).rejects.toMatchObject({
      ...notFound,
      message: 'Cannot rate recipe "grey-gruel": there is no such recipe',
    });
    await expect(getOwnOpinion(ports, { userId: maya.id, recipeId: "grey-gruel" })).rejects.toMatchObject({
      ...notFound,
      message: "Recipe not found",
    });
  });
});

describe("favourites", () => {
  const list = async (input: { before?: number; limit?: number } = {}) => {
    const { recipes: kept, next } = await listFavourites(ports, { userId: maya.id, ...input });
    return { names: kept.map(({ name }) => name), next };
  };

  it("lists the newest first, and each once", async () => {
    for (const { id } of [shakshuka, caprese, shakshuka]) await keep(id);

    expect(await list()).toEqual({ names: [caprese.name, shakshuka.name], next: undefined });
  });

  it("removes one, and ignores a second removal", async () => {
    await keep(shakshuka.id);
    await keep(shakshuka.id, false);
    await keep(shakshuka.id, false);

    expect((await list()).names).toEqual([]);
  });

  it("continues after a page's end", async () => {
    for (const { id } of [shakshuka, caprese, tomatoSoup]) await keep(id);

    const first = await list({ limit: 1 });
    const second = await list({ limit: 2, ...(first.next !== undefined && { before: first.next }) });

    expect([first.names, second.names]).toEqual([[tomatoSoup.name], [caprese.name, shakshuka.name]]);
    expect(second.next).toBeUndefined();
    expect((await list({ limit: 3 })).next).toBeUndefined();
  });

  it("lists 60 on a page by default, and never more than 120", async () => {
    const many = Array.from({ length: 121 }, (_, n) => recipe({ id: `dish-${n}`, name: `Dish ${n}` }));
    await ports.recipes.putAll(many);
    for (const { id } of many) await keep(id);

    expect((await list()).names).toHaveLength(60);
    expect((await list({ limit: 121 })).names).toHaveLength(120);
  });

  it("refuses a recipe that does not exist", async () => {
    await expect(keep("grey-gruel")).rejects.toMatchObject({
      ...notFound,
      message: 'Cannot keep recipe "grey-gruel": there is no such recipe',
    });
    await expect(keep("grey-gruel", false)).rejects.toMatchObject({
      ...notFound,
      message: 'Cannot let go of recipe "grey-gruel": there is no such recipe',
    });
  });
});

describe("meals by filters", () => {
  const names = async (...filters: Parameters<typeof mealsByFilters>[1]["filters"]) =>
    (await mealsByFilters(ports, { filters })).recipes.map(({ name }) => name).sort();

  // #recipe-call-filters
  it("have any of the chosen kinds of dish", async () => {
    expect(await names("Soup", "Salad", "Soup")).toEqual([caprese.name, tomatoSoup.name]);
    expect(await names("Breakfast")).toEqual([shakshuka.name]);
    expect(await names("Bread")).toEqual([]);
  });

  it("leave out what the person's food rules exclude", async () => {
    const leaveOut = async () => new Set([caprese.id]);
    const { recipes: meals, hiddenByRules } = await mealsByFilters(ports, { filters: ["Soup", "Salad"], leaveOut });

    expect([meals.map(({ name }) => name), hiddenByRules]).toEqual([[tomatoSoup.name], 1]);
  });

  // #recipe-call-filters
  it("are all recipes without a filter", async () => {
    expect(await names()).toHaveLength(4);
  });

  it("are at most 400", async () => {
    await ports.recipes.putAll(Array.from({ length: 401 }, (_, n) => recipe({ id: `dish-${n}`, name: `Dish ${n}` })));

    expect(await names()).toHaveLength(400);
  });

  // #limit-inputs
  it("accept at most twenty filters", async () => {
    const soups = Array.from({ length: 21 }, () => "Soup" as const);

    expect(await names(...soups.slice(1))).toEqual([tomatoSoup.name]);
    await expect(names(...soups)).rejects.toMatchObject({
      code: "invalid_input",
      field: "filters",
      message: "Cannot filter by more than 20 kinds of dish",
    });
  });
});
