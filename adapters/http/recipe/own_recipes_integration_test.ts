import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import type { ListFavouritesReply } from "../../../wire/list_favourites.ts";
import type { ListRecipesReply } from "../../../wire/list_recipes.ts";
import { caprese, chickenCurry, maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { PostgresMealPlanStore } from "../../postgres/meal_plan_store.ts";
import { PostgresPreferenceStore } from "../../postgres/preference_store.ts";
import { countStatements } from "../../postgres/testing/count_statements.ts";
import type { Api } from "../testing/api.ts";
import type { ApiClient, ApiReply } from "../testing/api_client.ts";
import { startRecipeApi } from "./testing/recipe_api.ts";

const notFound = { status: 404, body: { code: "recipe_not_found" } };
const RATING = `/api/recipe/${caprese.id}/rating`;
const FAVOURITE = `/api/recipe/${caprese.id}/favourite`;
let api: Api;
let asMaya: ApiClient;

beforeAll(async () => {
  api = await startRecipeApi();
  // A person's first request creates the row; the tests count the statements of later ones.
  for (const person of [maya, tomas]) await api.as(person).get("/recipes");
});
beforeEach(async () => {
  asMaya = api.as(maya);
  for (const table of ["recipe_rating", "recipe_favourite", "planned_meal", "person_preference"]) {
    await api.knex(table).delete();
  }
});
afterAll(() => api.close());

describe("GET /recipes", () => {
  it("begins with the best match of the caller's preferences", async () => {
    await new PostgresPreferenceStore(api.knex).replace(maya.id, ["Salad", "Mediterranean"]);

    expect((await list()).map(({ name }) => name).slice(0, 2)).toEqual([caprese.name, shakshuka.name]);
  });

  it("begins with a favourite, and marks it", async () => {
    await asMaya.put(`/api/recipe/${tomatoSoup.id}/favourite`);

    const [first, ...others] = await list();

    expect(first).toEqual({
      id: tomatoSoup.id,
      name: tomatoSoup.name,
      mainImage: tomatoSoup.mainImage,
      calories: 400,
      reason: "One of your favourites",
      totalTime: "50 Min",
      favourite: true,
    });
    expect(others.map(({ favourite }) => favourite)).toEqual([false, false, false]);
  });

  it("ends with recipes in this week's plan", async () => {
    await new PostgresPreferenceStore(api.knex).replace(maya.id, ["Salad", "Mediterranean"]);
    await new PostgresMealPlanStore(api.knex).put({
      userId: maya.id,
      date: calendarDate("2026-11-22"),
      mealTime: "Dinner",
      recipeId: caprese.id,
      name: `Dinner: ${caprese.name}`,
    });

    expect((await list()).at(-1)?.name).toBe(caprese.name);
  });

  it("is the same varied selection for everyone without a uid, with the caller's favourites marked", async () => {
    await new PostgresPreferenceStore(api.knex).replace(maya.id, ["Salad", "Mediterranean"]);
    await asMaya.put(FAVOURITE);

    const mayas = await recipesOf(asMaya.get("/recipes"));
    const tomass = await recipesOf(api.as(tomas).get("/recipes"));

    expect(mayas.map(({ id }) => id)).toEqual(tomass.map(({ id }) => id));
    expect(mayas.filter(({ favourite }) => favourite).map(({ id }) => id)).toEqual([caprese.id]);
    expect(tomass.some(({ favourite }) => favourite)).toBe(false);
  });

  it("needs one statement", async () => {
    expect(await countStatements(api.knex, list)).toHaveLength(1);
  });

  function list(): Promise<ListRecipesReply["recipes"]> {
    return recipesOf(asMaya.get("/recipes", { query: { firebaseUid: maya.identityId } }));
  }

  async function recipesOf(reply: Promise<ApiReply>): Promise<ListRecipesReply["recipes"]> {
    return ((await reply).body as ListRecipesReply).recipes;
  }
});

describe("PUT and GET /api/recipe/{id}/rating", () => {
  it("rates a recipe, whose page shows the mean", async () => {
    expect(await asMaya.put(RATING, { json: { value: 5 } })).toMatchObject({
      status: 200,
      body: { rating: { value: 5, reviews: 1 } },
    });
    expect((await api.as(tomas).put(RATING, { json: { value: 2 } })).body).toEqual({
      rating: { value: 3.5, reviews: 2 },
    });
    expect((await api.stranger.get(`/api/recipe/${caprese.id}`)).body).toMatchObject({
      recipe: { rating: { value: 3.5, reviews: 2 } },
    });
  });

  it("returns the caller's own rating and favourite", async () => {
    expect((await asMaya.get(RATING)).body).toEqual({ value: null, favourite: false });
    await api.as(tomas).put(RATING, { json: { value: 1 } });
    await asMaya.put(RATING, { json: { value: 3 } });
    await asMaya.put(RATING, { json: { value: 4 } });
    await asMaya.put(FAVOURITE);

    expect((await asMaya.get(RATING)).body).toEqual({ value: 4, favourite: true });
    expect((await api.as(tomas).get(RATING)).body).toEqual({ value: 1, favourite: false });
  });

  it("replies 404 for an unknown recipe", async () => {
    expect(await asMaya.put("/api/recipe/grey-gruel/rating", { json: { value: 4 } })).toMatchObject(notFound);
    expect(await asMaya.get("/api/recipe/grey-gruel/rating")).toMatchObject(notFound);
  });
});

describe("PUT and DELETE /api/recipe/{id}/favourite", () => {
  it("adds and removes a favourite, idempotently", async () => {
    const kept = [await asMaya.put(FAVOURITE), await asMaya.put(FAVOURITE)];
    expect(kept).toMatchObject([1, 2].map(() => ({ status: 200, body: { favourite: true } })));
    expect((await asMaya.get(RATING)).body).toMatchObject({ favourite: true });

    const released = [await asMaya.delete(FAVOURITE), await asMaya.delete(FAVOURITE)];
    expect(released).toMatchObject([1, 2].map(() => ({ status: 200, body: { favourite: false } })));
    expect((await asMaya.get(RATING)).body).toMatchObject({ favourite: false });
  });

  it("adds it once for fifty simultaneous requests", async () => {
    await Promise.all(Array.from({ length: 50 }, () => asMaya.put(FAVOURITE)));

    expect(await api.knex("recipe_favourite").select("recipe_id")).toEqual([{ recipe_id: caprese.id }]);
  });

  it("replies 404 for an unknown recipe", async () => {
    expect(await asMaya.put("/api/recipe/grey-gruel/favourite")).toMatchObject(notFound);
    expect(await asMaya.delete("/api/recipe/grey-gruel/favourite")).toMatchObject(notFound);
  });
});

describe("GET /api/favourites", () => {
  it("lists the caller's favourites, the last added first, page by page", async () => {
    for (const { id } of [shakshuka, caprese, chickenCurry]) await asMaya.put(`/api/recipe/${id}/favourite`);
    await api.as(tomas).put(`/api/recipe/${tomatoSoup.id}/favourite`);

    const first = await favourites({ limit: "2" });
    const second = await favourites({ limit: "2", cursor: first.nextCursor ?? "" });

    expect(first.recipes.map(({ name }) => name)).toEqual([chickenCurry.name, caprese.name]);
    expect(second.recipes).toMatchObject([{ name: shakshuka.name, favourite: true }]);
    expect(second.nextCursor).toBeNull();
    expect((await favourites({})).recipes).toHaveLength(3);
  });

  it("needs one statement", async () => {
    expect(await countStatements(api.knex, () => favourites({}))).toHaveLength(1);
  });

  async function favourites(query: Record<string, string>): Promise<ListFavouritesReply> {
    return (await asMaya.get("/api/favourites", { query })).body as ListFavouritesReply;
  }
});
