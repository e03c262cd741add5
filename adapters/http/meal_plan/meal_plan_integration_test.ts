import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearSlot, listWeek, saveMeal } from "../../../core/meal_plan/mod.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { PostgresMealPlanReads } from "../../postgres/meal_plan_reads.ts";
import { PostgresMealPlanStore } from "../../postgres/meal_plan_store.ts";
import { PostgresRecipeStore } from "../../postgres/recipe_store.ts";
import { countStatements } from "../../postgres/testing/count_statements.ts";
import { type Api, startApi } from "../testing/api.ts";
import type { ApiClient } from "../testing/api_client.ts";
import { clearSlotRoute } from "./clear_slot_route.ts";
import { listWeekRoute } from "./list_week_route.ts";
import { saveMealRoute } from "./save_meal_route.ts";

const wednesdayDinner = { day: "Wednesday", time: "Dinner", date: "2026-11-19" };
const soupOnWednesday = { ...wednesdayDinner, meal: { id: tomatoSoup.id, name: tomatoSoup.name } };
let api: Api;
let asMaya: ApiClient;

beforeAll(async () => {
  api = await startApi({
    people: [maya, tomas],
    recipes: [shakshuka, tomatoSoup],
    routes({ knex, clock }) {
      const mealPlans = new PostgresMealPlanStore(knex);
      const recipes = new PostgresRecipeStore(knex);
      const reads = new PostgresMealPlanReads(knex);
      return [
        saveMealRoute((input) => saveMeal({ mealPlans, recipes, clock }, input)),
        clearSlotRoute((input) => clearSlot({ mealPlans, clock }, input)),
        listWeekRoute((input) => listWeek({ mealPlans: reads, clock }, input)),
      ];
    },
  });
});
beforeEach(async () => {
  asMaya = api.as(maya);
  await api.knex("planned_meal").delete();
});
afterAll(() => api.close());

describe("POST /api/save-meal", () => {
  it("saves a recipe as Wednesday's dinner, which the week shows", async () => {
    const saved = await asMaya.post("/api/save-meal", { json: { ...soupOnWednesday, firebaseUid: maya.identityId } });

    expect(saved).toMatchObject({
      status: 200,
      body: {
        day_of_week: "Wednesday",
        meal_time: "Dinner",
        meal_name: "Dinner: Roasted Tomato Soup with Basil",
        date: "2026-11-18",
      },
    });
    const week = await asMaya.get("/meal-plans", { query: { targetDate: "2026-11-22" } });
    expect(week.headers.get("cache-control")).toBe("no-store");
    expect(week.body).toEqual([
      {
        day_of_week: "Wednesday",
        meal_time: "Dinner",
        meal_name: "Dinner: Roasted Tomato Soup with Basil",
        mainImage: tomatoSoup.mainImage,
        recipeId: tomatoSoup.id,
      },
    ]);
  });

  it.each([undefined, null, ""])("uses this week where the date is %j", async (date) => {
    const reply = await asMaya.post("/api/save-meal", { json: { ...soupOnWednesday, date } });

    expect(reply.body).toMatchObject({ date: "2026-11-18" });
  });
});

describe("DELETE /api/save-meal", () => {
  it("clears the caller's slot, idempotently, and no other person's", async () => {
    await asMaya.post("/api/save-meal", { json: soupOnWednesday });
    await api.as(tomas).post("/api/save-meal", { json: soupOnWednesday });

    const emptied = { status: 200, body: { day_of_week: "Wednesday", meal_time: "Dinner", date: "2026-11-18" } };
    expect(await asMaya.delete("/api/save-meal", { json: wednesdayDinner })).toMatchObject(emptied);
    expect(await asMaya.delete("/api/save-meal", { json: wednesdayDinner })).toMatchObject(emptied);

    expect((await asMaya.get("/meal-plans")).body).toEqual([]);
    expect((await api.as(tomas).get("/meal-plans")).body).toHaveLength(1);
  });
});

describe("GET /meal-plans", () => {
  it("lists a week by day and meal time, in one statement", async () => {
    const rows = ["Snacks", "Dinner", "Lunch", "Breakfast"].flatMap((time) =>
      ["2026-11-22", "2026-11-16"].map((date) => ({
        user_id: maya.id,
        date,
        meal_time: time,
        recipe_id: shakshuka.id,
        name: `${time}: ${shakshuka.name}`,
      })),
    );
    await api.knex("planned_meal").insert(rows);
    await asMaya.get("/meal-plans"); // from here on it is known who Maya is

    let week: unknown;
    const statements = await countStatements(api.knex, async () => {
      ({ body: week } = await asMaya.get("/meal-plans"));
    });

    expect(statements).toHaveLength(1);
    expect(
      (week as { day_of_week: string; meal_time: string }[]).map((e) => `${e.day_of_week} ${e.meal_time}`),
    ).toEqual([
      "Monday Breakfast",
      "Monday Lunch",
      "Monday Dinner",
      "Monday Snacks",
      "Sunday Breakfast",
      "Sunday Lunch",
      "Sunday Dinner",
      "Sunday Snacks",
    ]);
  });
});
