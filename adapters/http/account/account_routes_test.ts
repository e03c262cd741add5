import { afterAll, beforeAll, expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import { MemoryPersonStore } from "../../memory/account/person_store.ts";
import { MemoryPreferenceStore } from "../../memory/account/preference_store.ts";
import { MemorySettingsStore } from "../../memory/account/settings_store.ts";
import { MemoryVerificationMails } from "../../memory/account/verification_mails.ts";
import { MemoryCalendarFeedStore } from "../../memory/calendar/calendar_feed_store.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { MemoryMealPlanStore } from "../../memory/meal_plan/meal_plan_store.ts";
import { maya } from "../../memory/people_and_recipes.ts";
import { MemoryRecipeStore } from "../../memory/recipe/recipe_store.ts";
import { type MemoryApp, startMemoryApp } from "../testing/memory_app.ts";
import { accountRoutes } from "./account_routes.ts";

const forgotten: string[] = [];
let app: MemoryApp;

beforeAll(async () => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const people = new MemoryPersonStore(clock);
  const calendar = { mealPlans: new MemoryMealPlanStore(), recipes: new MemoryRecipeStore([]), clock };
  const routes = accountRoutes({
    people,
    suspensions: { suspendedUntil: async () => undefined },
    verifiedEmails: people,
    preferences: new MemoryPreferenceStore(people),
    settings: new MemorySettingsStore(),
    calendarFeeds: new MemoryCalendarFeedStore(calendar),
    mails: new MemoryVerificationMails(),
    clock,
    callers: { forget: (identityId) => void forgotten.push(identityId) },
    requireVerifiedEmail: false,
    sendsMails: true,
    signInMethodOf: () => "google",
  });
  app = await startMemoryApp({ routes });
});
afterAll(() => app.close());

it("forgets the cached caller, so that every call returns the new name at once", async () => {
  expect(await app.as(maya).post("/save-user", { json: { fullName: maya.fullName } })).toMatchObject({ status: 200 });
  expect(forgotten).toEqual([maya.identityId]);
});

it("tells how the caller signed in", async () => {
  expect(await app.as(maya).get("/api/sign-in-method")).toMatchObject({ status: 200, body: { method: "google" } });
  expect(await app.stranger.get("/api/sign-in-method")).toMatchObject({ status: 401 });
});

it("returns the preferences that were saved; none before", async () => {
  expect(await app.as(maya).get("/api/preferences")).toMatchObject({ body: { preferences: [] } });
  await app.as(maya).post("/savePreferences", { json: { preferences: ["Snack", "Salad"] } });

  expect(await app.as(maya).get("/api/preferences")).toMatchObject({ body: { preferences: ["Salad", "Snack"] } });
});
