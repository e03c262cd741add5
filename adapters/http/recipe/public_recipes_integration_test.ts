import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FindRecipesReply } from "../../../wire/find_recipes.ts";
import type { MealsByFiltersReply } from "../../../wire/meals_by_filters.ts";
import type { SearchRecipesReply } from "../../../wire/search_recipes.ts";
import { caprese, chickenCurry, shakshuka, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { countStatements } from "../../postgres/testing/count_statements.ts";
import type { Api } from "../testing/api.ts";
import type { ApiClient } from "../testing/api_client.ts";
import { startRecipeApi } from "./testing/recipe_api.ts";

let api: Api;
let stranger: ApiClient;

beforeAll(async () => {
  api = await startRecipeApi();
  stranger = api.stranger;
});
afterAll(() => api.close());

describe("GET /api/recipes", () => {
  const RECIPES = "/api/recipes";

  it("finds recipes by text without a token, with calories and time", async () => {
    expect(await stranger.get(RECIPES, { query: { query: "shakshuka" } })).toMatchObject({
      status: 200,
      body: {
        recipes: [
          {
            id: "shakshuka-with-feta",
            name: "Shakshuka with Feta",
            mainImage: "/pictures/shakshuka-with-feta.webp",
            calories: 400,
            totalTime: "30 Min",
          },
        ],
        nextCursor: null,
      },
    });
  });

  it.each([
    ["while a word is typed", "tomat", [caprese.name, tomatoSoup.name, shakshuka.name]],
    ["in the plural", "curries", [chickenCurry.name]],
    ["with a typing mistake", "shakshoka", [shakshuka.name]],
    ["nothing where nothing is", "tiramisu", []],
  ])("finds %s: %s", async (_how, query, names) => {
    expect(namesOf(await search({ query }))).toEqual(names);
  });

  it.each(["", "   ", "?&%"])("returns a varied selection for the query %j", async (query) => {
    expect((await search({ query })).recipes).toHaveLength(4);
  });

  it("returns a varied selection without a query, page by page", async () => {
    const whole = await search({});
    const first = await search({ limit: "3" });
    const second = await search({ limit: "3", cursor: first.nextCursor ?? "" });

    expect([...first.recipes, ...second.recipes]).toEqual(whole.recipes);
    expect(second.nextCursor).toBeNull();
    expect((await search({ cursor: "999999999999999" })).recipes).toEqual([]);
  });

  it.each(["query[]=soup", "query[a]=soup", "colour=red"])("ignores an unknown field: %s", async (query) => {
    expect((await stranger.get(RECIPES, { query })).body).toMatchObject({ recipes: { length: 4 } });
  });

  it("needs one statement", async () => {
    expect(await countStatements(api.knex, () => search({ query: "tomato" }))).toHaveLength(1);
    expect(await countStatements(api.knex, () => search({}))).toHaveLength(1);
  });

  async function search(query: Record<string, string>): Promise<SearchRecipesReply> {
    const { status, body } = await stranger.get(RECIPES, { query });
    expect(status).toBe(200);
    return body as SearchRecipesReply;
  }
});

describe("GET /api/recipe/{id}", () => {
  it("returns a recipe's page, amounts with their units", async () => {
    expect(await stranger.get(`/api/recipe/${caprese.id}`)).toMatchObject({
      status: 200,
      body: {
        recipe: {
          id: caprese.id,
          name: "Heirloom Tomato Caprese",
          mainImage: caprese.mainImage,
          images: [],
          description: "Heirloom Tomato Caprese, as we make it.",
          numberOfServings: 4,
          totalTime: "15 Min",
          rating: { value: null, reviews: 0 },
          ingredientGroups: [{ items: ["100 g tomato", "100 g mozzarella", "100 g basil", "100 g olive oil"] }],
          instructions: ["Cook it gently.", "Serve it warm."],
          nutritionalInfo: {
            calories: "400 kcal",
            protein: "20 g",
            carbs: "40 g",
            fat: "15 g",
            weightShare: 1,
            usesStandIn: false,
          },
          cuisine: "Home",
          dishTypes: ["Salad"],
          preferences: ["Salad", "Mediterranean", "Gluten-Free"],
          diets: ["vegetarian"],
          allergens: [],
        },
      },
    });
  });

  it("needs one statement", async () => {
    expect(await countStatements(api.knex, () => stranger.get(`/api/recipe/${caprese.id}`))).toHaveLength(1);
  });
});

describe("POST /api/meals-by-filters", () => {
  const MEALS = "/api/meals-by-filters";

  it("returns recipes of any of the dish types", async () => {
    expect((await meals({ filters: ["Soup", "Salad"] })).toSorted()).toEqual([caprese.name, tomatoSoup.name]);
    expect(await meals({ filters: ["main dish", "Breakfast", "main dish"] })).toHaveLength(2);
    expect(await meals({ filters: ["drinks"] })).toEqual([]);
  });

  it.each([{}, { filters: [] }, { filters: null }])("returns all recipes for %j", async (json) => {
    expect(await meals(json)).toHaveLength(4);
  });

  it("returns all recipes without a body", async () => {
    expect((await stranger.post(MEALS)).body).toMatchObject({ meals: { length: 4 } });
  });

  it("needs one statement", async () => {
    expect(await countStatements(api.knex, () => meals({ filters: ["Soup"] }))).toHaveLength(1);
  });

  async function meals(json: unknown): Promise<string[]> {
    const { status, body } = await stranger.post(MEALS, { json });
    expect(status).toBe(200);
    return (body as MealsByFiltersReply).meals.map(({ name }) => name);
  }
});

describe("POST /find-recipes", () => {
  const FIND = "/find-recipes";

  it("finds recipes, with their matched, missing and assumed ingredients", async () => {
    const { recipes } = await find(["Tomatoes", "mozzarella"]);

    expect(recipes[0]).toEqual({
      id: caprese.id,
      name: caprese.name,
      mainImage: caprese.mainImage,
      calories: 400,
      totalTime: "15 Min",
      matchedIngredients: ["tomato", "mozzarella"],
      missingIngredients: ["basil"],
      assumedIngredients: ["olive oil"],
      swaps: [],
    });
    expect(recipes.map(({ name }) => name)).toEqual([caprese.name, tomatoSoup.name, shakshuka.name]);
  });

  it("returns unknown ingredients", async () => {
    expect(await find(["eggs", "Moon dust"])).toMatchObject({
      recipes: [{ name: shakshuka.name }],
      unknownIngredients: ["Moon dust"],
      suggestions: [],
    });
  });

  it("returns substitutes, and suggestions for a mistyped word", async () => {
    expect(await find(["chicken", "tomatos", "garlik"])).toMatchObject({
      recipes: expect.arrayContaining([
        expect.objectContaining({ swaps: [{ for: "chicken thigh", use: "chicken", onHand: true }] }),
      ]),
      unknownIngredients: ["garlik"],
      suggestions: [{ ingredient: "garlik", foods: ["garlic"] }],
    });
  });

  it.each([{}, { ingredients: [] }, { ingredients: null }, { ingredients: ["", "   "] }])(
    "names the missing field ingredients for %j",
    async (json) => {
      expect(await stranger.post(FIND, { json })).toMatchObject({
        status: 400,
        body: { code: "invalid_input", field: "ingredients", message: "Please add at least one ingredient." },
      });
    },
  );

  it("names the field of an invalid list", async () => {
    expect(await stranger.post(FIND, { json: { ingredients: "egg" } })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", field: "ingredients" },
    });
  });

  it("accepts fifty ingredients of 64 characters, in two statements", async () => {
    const ingredients = Array.from({ length: 50 }, (_, n) => `egg ${n}`.padEnd(64));
    await find(ingredients);

    expect(await countStatements(api.knex, () => find(ingredients))).toHaveLength(2);
  });

  async function find(ingredients: string[]): Promise<FindRecipesReply> {
    const { status, body } = await stranger.post(FIND, { json: { ingredients } });
    expect(status).toBe(200);
    return body as FindRecipesReply;
  }
});

function namesOf({ recipes }: SearchRecipesReply): string[] {
  return recipes.map(({ name }) => name);
}
