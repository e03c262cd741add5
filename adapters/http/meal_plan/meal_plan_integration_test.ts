import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearSlot, listWeek, saveMeal } from "../../../core/meal_plan/mod.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { PostgresMealPlanReads } from "../../postgres/meal_plan_reads.ts";
import { PostgresMealPlanStore } from "../../postgres/meal_plan_store.ts";
import { PostgresRecipeStore } from "../../postgres/recipe_store.ts";
import { countStatements } from "../../postgres/testing/count_statements.ts";
import { type Api, startApi } from "../testing/api.ts";
import type { ApiClient } from "../testing/api_client.ts";
import { itIsGuarded } from "../testing/guarded_call.ts";
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
  itIsGuarded({ method: "POST", path: "/api/save-meal", json: soupOnWednesday }, () => api);

  it("puts a recipe into Wednesday's dinner, where the week shows it", async () => {
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

  it("takes the recipe's own name, whatever the client calls it", async () => {
    const json = { ...soupOnWednesday, meal: { id: tomatoSoup.id, name: "Dinner: something else" } };

    expect((await asMaya.post("/api/save-meal", { json })).body).toMatchObject({
      meal_name: "Dinner: Roasted Tomato Soup with Basil",
    });
  });

  it.each([undefined, null, ""])("means this week where the date is %j", async (date) => {
    const reply = await asMaya.post("/api/save-meal", { json: { ...soupOnWednesday, date } });

    expect(reply.body).toMatchObject({ date: "2026-11-18" });
  });

  it("leaves one row of a hundred saved at once", async () => {
    const recipes = [shakshuka, tomatoSoup];
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        asMaya.post("/api/save-meal", { json: { ...soupOnWednesday, meal: { id: recipes[n % 2]?.id } } }),
      ),
    );

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await api.knex("planned_meal").where({ user_id: maya.id })).toHaveLength(1);
  });

  it("does not know a recipe that is not there", async () => {
    const json = { ...soupOnWednesday, meal: { id: "grey-gruel" } };

    expect(await asMaya.post("/api/save-meal", { json })).toMatchObject({
      status: 404,
      body: { code: "recipe_not_found" },
    });
  });

  it.each([
    ["day", { day: undefined }],
    ["day", { day: "wednesday" }],
    ["time", { time: undefined }],
    ["time", { time: ["Dinner"] }],
    ["date", { date: "2026-02-30" }],
    ["date", { date: "19.11.2026" }],
    ["date", { date: "9999-12-31" }],
    ["meal", { meal: undefined }],
    ["meal.id", { meal: {} }],
    ["meal.id", { meal: { id: 7 } }],
    ["meal.id", { meal: { id: "" } }],
    ["id", { meal: { id: "grey\u0000gruel" } }],
    ["firebaseUid", { firebaseUid: 7 }],
    ["firebaseUid", { firebaseUid: null }],
  ])("names %s where it is missing or wrong: %j", async (field, change) => {
    const reply = await asMaya.post("/api/save-meal", { json: { ...soupOnWednesday, ...change } });

    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    expect((reply.body as { message: string }).message).toContain(field);
    expect(await api.knex("planned_meal")).toEqual([]);
  });
});

describe("DELETE /api/save-meal", () => {
  itIsGuarded({ method: "DELETE", path: "/api/save-meal", json: wednesdayDinner }, () => api);

  it("empties one's own slot, twice without harm, and nobody else's", async () => {
    await asMaya.post("/api/save-meal", { json: soupOnWednesday });
    await api.as(tomas).post("/api/save-meal", { json: soupOnWednesday });

    const emptied = { status: 200, body: { day_of_week: "Wednesday", meal_time: "Dinner", date: "2026-11-18" } };
    expect(await asMaya.delete("/api/save-meal", { json: wednesdayDinner })).toMatchObject(emptied);
    expect(await asMaya.delete("/api/save-meal", { json: wednesdayDinner })).toMatchObject(emptied);

    expect((await asMaya.get("/meal-plans")).body).toEqual([]);
    expect((await api.as(tomas).get("/meal-plans")).body).toHaveLength(1);
  });

  it.each([
    ["day", { day: "Blursday" }],
    ["time", { time: "Brunch" }],
    ["date", { date: "soon" }],
  ])("names %s where it is wrong", async (field, change) => {
    const reply = await asMaya.delete("/api/save-meal", { json: { ...wednesdayDinner, ...change } });

    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringContaining(field) } });
  });
});

describe("GET /meal-plans", () => {
  itIsGuarded({ method: "GET", path: "/meal-plans", query: { targetDate: "2026-11-19" } }, () => api);

  it("lists a whole week by day and meal time, in one statement", async () => {
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

  it.each(["2026-13-01", "today", "2026-11-19&targetDate=2026-11-20", "0001-01-01"])(
    "refuses the date %s",
    async (date) => {
      expect(await asMaya.get("/meal-plans", { query: `targetDate=${date}` })).toMatchObject({
        status: 400,
        body: { code: "invalid_input", message: expect.stringMatching(/date/iu) },
      });
    },
  );
});
