import { z } from "zod";
import { type SpecCall, type SpecField, specCalls } from "./spec_call.ts";
import { SPEC_COOKBOOK_CALLS } from "./spec_cookbook_calls.ts";
import {
  date,
  day,
  emailVerified,
  entry,
  limit,
  NOT_TEXT,
  notPortions,
  numberIds,
  sentChange,
  targetDate,
  time,
  uidInQuery,
} from "./spec_fields.ts";
import { SPEC_HOUSEHOLD_CALLS } from "./spec_household_calls.ts";
import { SPEC_PANTRY_CALLS } from "./spec_pantry_calls.ts";
import { SPEC_PLAN_CALLS } from "./spec_plan_calls.ts";
import { SPEC_RECIPE_CALLS } from "./spec_recipe_calls.ts";
import { SPEC_SAFETY_CALLS } from "./spec_safety_calls.ts";
import { SPEC_SHOPPING_CALLS } from "./spec_shopping_calls.ts";
import { SPEC_WEEK_CALLS } from "./spec_week_calls.ts";

// The calls of docs/specification.md and additional ones, from a client's view: its requests, and the fields of replies that it
// reads. Written from that document and not from our schemas, so that the tests can compare the two.

const MISSING_FIELDS = "Please complete all fields, including a photo.";

const uidInBody: SpecField = { in: "body", missing: "fine", wrong: [...NOT_TEXT, null, ""] };

const requestsInQuery: SpecField = { in: "query", missing: "fine", wrong: ["", "no", "Exclude"] };

// Every value in a form is text. input_integration_test.ts sends each field twice and as a file.
const formText: SpecField = { in: "body", missing: 400, wrong: ["", " \r\n\t "], named: MISSING_FIELDS };

const knownAmount = z.object({ amount: z.number().nonnegative(), weightShare: z.number().min(0).max(1) });

const feedPost = z.object({
  id: z.number(),
  user_id: z.number(),
  author: z.string(),
  meal_name: z.string(),
  photo: z.string().regex(/^\/photos\/[0-9a-f-]{36}\/800\.webp$/u),
  ingredients: z.string(),
  instructions: z.string(),
  like_count: z.number(),
  likedByUser: z.union([z.literal(0), z.literal(1)]),
  postText: z.string(),
});

const linkedRecipe = z.object({ id: z.literal("shakshuka-with-feta"), name: z.literal("Shakshuka with Feta") });

const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(["read", "write"]),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});

const sessionInList = z.object({
  id: z.uuid(),
  device: z.string().min(1),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});

const clockTime = z.string().regex(/^\d\d:\d\d$/u);
const mealTimes = { Breakfast: "06:45", Lunch: "12:00", Dinner: "23:59", Snacks: "00:00" };

const namedFood = z.object({ key: z.string().min(1), name: z.string().min(1) });

const foodRules = z.object({
  diet: z.enum(["everything", "pescatarian", "vegetarian", "vegan"]),
  avoids: z.array(z.string()),
  intolerances: z.array(z.string()),
  dislikedFoods: z.array(namedFood),
  decided: z.boolean(),
});

/** Every call of the server; calls_integration_test.ts fails for a route without a row. */
export const SPEC_CALLS: readonly SpecCall[] = specCalls([
  {
    call: "POST /save-user",
    origin: "specification",
    fields: {
      email: { in: "body", missing: "fine", wrong: NOT_TEXT },
      fullName: {
        in: "body",
        missing: 400,
        wrong: [...NOT_TEXT, "x".repeat(61), "Maya\u202e", "Ma\u200bya", "Weekplate", "M0derator"],
        named: "Full Name",
      },
      firebaseUid: uidInBody,
    },
    request: ({ uid }) => ({ body: { email: "me@kitchen.example", fullName: "Maya Lindqvist", firebaseUid: uid } }),
    holds: z.object({ userId: z.number().int().positive(), fullName: z.literal("Maya Lindqvist") }),
  },
  {
    call: "POST /savePreferences",
    origin: "specification",
    auth: "first time",
    fields: {
      preferences: {
        in: "body",
        missing: 400,
        wrong: ["Salad", 7, null, {}, [], ["Salad"], ["Salad", "Salad"], ["Salad", "Gruel"], ["Salad", 7]],
      },
      firebaseUid: uidInBody,
    },
    request: ({ uid }) => ({ body: { preferences: ["Salad", "Gluten-Free", "sandwiches"], firebaseUid: uid } }),
    holds: z.object({ preferences: z.array(z.string()).length(3) }),
  },
  {
    call: "GET /api/user-info",
    origin: "specification",
    fields: { firebaseUid: uidInQuery },
    request: ({ uid }) => ({ query: { firebaseUid: uid } }),
    holds: z.object({ fullName: z.literal("Maya Lindqvist") }),
  },
  { call: "GET /api/sign-in-method", holds: z.object({ method: z.literal("password") }) },
  { call: "GET /api/preferences", holds: z.object({ preferences: z.array(z.string()) }) },
  {
    call: "GET /api/settings",
    holds: z.object({
      energyUnit: z.enum(["cal", "kcal", "kJ"]),
      language: z.null(),
      units: z.enum(["as-written", "metric", "us"]),
      aims: z.object({}),
      mealTimes: z.object({ Breakfast: clockTime, Lunch: clockTime, Dinner: clockTime, Snacks: clockTime }),
    }),
  },
  {
    call: "PUT /api/settings",
    fields: {
      energyUnit: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "KJ", "joule"] },
      language: {
        in: "body",
        missing: "fine",
        wrong: [...NOT_TEXT, "", "deutsch", "DE", `de-${"a".repeat(40)}`],
      },
      units: { in: "body", missing: "fine", wrong: [...NOT_TEXT, null, "", "US", "imperial"] },
      aims: {
        in: "body",
        missing: "fine",
        wrong: ["", 7, [], { kcal: 0 }, { kcal: 10_001 }, { kcal: "2000" }, { saltGrams: -1 }, { iron: 8 }],
      },
      mealTimes: {
        in: "body",
        missing: "fine",
        wrong: [
          "08:00",
          7,
          null,
          {},
          { Dinner: "18:30" },
          { ...mealTimes, Lunch: "24:00" },
          { ...mealTimes, Lunch: "7:30" },
          { ...mealTimes, Lunch: "12:60" },
          { ...mealTimes, Lunch: 1230 },
          { ...mealTimes, Brunch: "11:00" },
        ],
      },
    },
    request: () => ({ body: { energyUnit: "kJ", language: "de", units: "us", aims: { fiberGrams: 30 }, mealTimes } }),
    holds: z.object({
      energyUnit: z.literal("kJ"),
      language: z.literal("de"),
      units: z.literal("us"),
      aims: z.strictObject({ fiberGrams: z.literal(30) }),
      mealTimes: z.object({ Breakfast: z.literal("06:45"), Dinner: z.literal("23:59") }),
    }),
  },
  { call: "GET /api/calendar-feed", holds: z.object({ feed: z.object({ createdAt: z.iso.datetime() }).nullable() }) },
  {
    call: "POST /api/calendar-feed",
    holds: z.object({ path: z.string().regex(/^\/calendar\/[\w-]{43}\.ics$/u), createdAt: z.iso.datetime() }),
  },
  { call: "DELETE /api/calendar-feed", holds: z.object({ feed: z.null() }) },
  { call: "GET /api/food-rules", holds: foodRules },
  {
    call: "PUT /api/food-rules",
    fields: {
      diet: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "Vegan", "halal"] },
      avoids: { in: "body", missing: 400, wrong: ["pork", 7, null, {}, ["lamb"], ["pork", 7]] },
      intolerances: { in: "body", missing: 400, wrong: ["nuts", 7, null, {}, ["pollen"], Array(17).fill("nuts")] },
      dislikedFoods: {
        in: "body",
        missing: 400,
        wrong: ["onion", 7, null, {}, [""], [7], ["Onion"], ["unobtainium"], Array(51).fill("onion")],
      },
    },
    request: () => ({
      body: {
        diet: "vegan",
        avoids: ["beef", "pork"],
        intolerances: ["coeliac", "lupin"],
        dislikedFoods: ["okra"],
      },
    }),
    holds: foodRules.extend({ avoids: z.tuple([z.literal("pork"), z.literal("beef")]), decided: z.literal(true) }),
  },
  { call: "POST /api/food-rules/decline", holds: z.object({ decided: z.literal(true) }) },
  {
    call: "GET /api/foods",
    fields: { query: { in: "query", missing: 400, wrong: ["x".repeat(65)] } },
    request: () => ({ query: { query: "spring oni" } }),
    holds: z.object({ foods: z.array(namedFood).min(1).max(8) }),
  },
  { call: "GET /api/email-verification", holds: emailVerified },
  {
    call: "POST /api/email-verification",
    holds: z.object({ sent: z.literal(false) }), // the caller's address is verified
  },
  {
    call: "GET /api/account/data",
    madeIn: "leaving_integration_test.ts",
    holds: z.unknown(),
  },
  {
    call: "DELETE /api/account",
    auth: "bearer only",
    fields: {
      firebaseUid: uidInBody,
      confirmation: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "delete", "DELETE ", "yes"] },
    },
    madeIn: "leaving_integration_test.ts",
    request: ({ uid }) => ({ body: { firebaseUid: uid, confirmation: "DELETE" } }),
    holds: z.object({ deleted: z.literal(true) }),
  },
  {
    call: "POST /api/session",
    fields: {
      refreshToken: { in: "body", missing: "fine", wrong: [...NOT_TEXT, null, "", "x".repeat(4097)] },
      firebaseUid: uidInBody,
    },
    request: ({ uid }) => ({ body: { refreshToken: "x".repeat(4096), firebaseUid: uid } }),
    holds: z.object({ session: sessionInList }),
  },
  {
    call: "DELETE /api/session",
    fields: { firebaseUid: uidInQuery },
    request: ({ uid }) => ({ query: { firebaseUid: uid } }),
    holds: z.object({ ended: z.literal(0) }),
  },
  {
    call: "GET /api/sessions",
    fields: { firebaseUid: uidInQuery },
    request: ({ uid }) => ({ query: { firebaseUid: uid } }),
    holds: z.object({ sessions: z.array(sessionInList).max(50) }),
  },
  {
    call: "DELETE /api/sessions",
    fields: { firebaseUid: uidInQuery, accessTokens: { in: "query", missing: "fine", wrong: ["yes", "1", ""] } },
    request: ({ uid }) => ({ query: { firebaseUid: uid } }),
    holds: z.object({ ended: z.number() }),
  },
  {
    call: "DELETE /api/sessions/{id}",
    fields: { firebaseUid: uidInQuery },
    ids: { "0": 400, "not-an-id": 400, "00000000-0000-4000-8000-000000000000": 404 },
    again: 404,
    request: async ({ uid, session }) => ({ id: await session(), query: { firebaseUid: uid } }),
    holds: z.object({ ended: z.literal(1) }),
  },
  {
    call: "POST /api/access-tokens",
    fields: {
      name: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", " ", "x".repeat(61)] },
      scope: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "admin"] },
      days: { in: "body", missing: 400, wrong: [31, 0, -30, "30", null] },
      refreshToken: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "x".repeat(4097)] },
    },
    request: () => ({ body: { name: "Home Assistant", scope: "read", days: 30, refreshToken: "x" } }),
    holds: accessToken.extend({ secret: z.string().startsWith("weekplate_") }),
  },
  { call: "GET /api/access-tokens", holds: z.object({ accessTokens: z.array(accessToken).max(20) }) },
  {
    call: "DELETE /api/access-tokens/{id}",
    ids: { "0": 400, "not-an-id": 400, "00000000-0000-4000-8000-000000000000": 404 },
    again: 404,
    request: async ({ session }) => ({ id: await session() }),
    holds: z.object({ ended: z.literal(1) }),
  },
  {
    call: "GET /meal-plans",
    origin: "specification",
    fields: {
      firebaseUid: uidInQuery,
      targetDate,
    },
    request: ({ uid }) => ({ query: { firebaseUid: uid, targetDate: "2026-11-19" } }),
    holds: z.array(entry).max(28),
  },
  {
    call: "GET /api/week-nutrition",
    fields: {
      targetDate,
    },
    request: () => ({ query: { targetDate: "2026-11-19" } }),
    holds: z
      .array(z.object({ recipeId: z.string(), grams: z.number(), nutrients: z.record(z.string(), knownAmount) }))
      .max(28),
  },
  {
    call: "POST /api/save-meal",
    origin: "specification",
    fields: {
      firebaseUid: uidInBody,
      day,
      time,
      date,
      meal: { in: "body", missing: 400, wrong: ["soup", 7, null, [], {}, { id: 7 }, { id: "" }, { name: "Soup" }] },
      portions: { in: "body", missing: "fine", wrong: notPortions },
      ...sentChange,
    },
    request: ({ uid, recipe }) => ({
      body: { firebaseUid: uid, day: "Wednesday", time: "Dinner", date: "2026-11-19", meal: recipe, portions: 2 },
    }),
    holds: entry.omit({ mainImage: true }).extend({ date: z.literal("2026-11-18") }),
  },
  ...SPEC_PLAN_CALLS,
  {
    call: "DELETE /api/save-meal",
    fields: { firebaseUid: uidInBody, day, time, date, ...sentChange },
    request: ({ uid }) => ({ body: { firebaseUid: uid, day: "Sunday", time: "Snacks", date: "2026-11-19" } }),
    holds: entry.pick({ day_of_week: true, meal_time: true }).extend({ date: z.literal("2026-11-22") }),
  },
  {
    call: "POST /api/community-posts",
    origin: "specification",
    bodyAs: "form",
    fields: {
      firebaseUid: { in: "body", missing: "fine", wrong: [""] },
      mealName: formText,
      ingredients: formText,
      instructions: formText,
      photo: { in: "body", missing: 400, wrong: [""], named: "photo" },
      postText: { in: "body", missing: "fine", wrong: ["x".repeat(281)] },
      recipeId: { in: "body", missing: "fine", wrong: ["no-such-dish", "../etc", "x".repeat(201)] },
      clientPostId: { in: "body", missing: "fine", wrong: ["x".repeat(101), "a\u0007"] },
    },
    request: ({ uid, photo, recipe }) => ({
      body: {
        firebaseUid: uid,
        mealName: "Sunday Pancakes",
        ingredients: "250 g flour\n2 eggs",
        instructions: "Whisk.\nFry.",
        photo,
        postText: "The first one is the cook's.",
        recipeId: recipe.id,
        clientPostId: crypto.randomUUID(),
      },
    }),
    holds: z.object({ post: feedPost.extend({ recipe: linkedRecipe }) }),
  },
  {
    call: "GET /api/community-posts",
    origin: "specification",
    fields: {
      firebaseUid: uidInQuery,
      favorites: { in: "query", missing: "fine", wrong: ["yes", "1", ""] },
      search: { in: "query", missing: "fine", wrong: ["x".repeat(101)] },
      recipeId: { in: "query", missing: "fine", wrong: ["", "No such dish", "x".repeat(201)] },
      sort: { in: "query", missing: "fine", wrong: ["newest", ""] },
      cursor: { in: "query", missing: "fine", wrong: ["", "here", "x".repeat(1_001)] },
      limit: { ...limit, wrong: ["0", "-1", "2.5", "many", "101"] },
    },
    async request({ uid, post, recipe }) {
      await post();
      const filter = { favorites: "false", search: "pancakes", recipeId: recipe.id };
      return { query: { firebaseUid: uid, ...filter, sort: "recent", limit: "3" } };
    },
    holds: z.object({
      posts: z
        .array(feedPost.extend({ recipe: linkedRecipe }))
        .min(1)
        .max(3),
      nextCursor: z.string().nullable(),
    }),
  },
  {
    call: "GET /api/community-posts/{id}",
    fields: { firebaseUid: uidInQuery },
    ids: numberIds,
    request: async ({ uid, post }) => ({ id: String(await post()), query: { firebaseUid: uid } }),
    holds: z.object({ post: feedPost }),
  },
  {
    call: "PUT /api/community-posts/{id}",
    fields: {
      firebaseUid: uidInBody,
      mealName: formText,
      ingredients: formText,
      instructions: formText,
      postText: { in: "body", missing: "fine", wrong: ["x".repeat(281)] },
    },
    ids: numberIds,
    request: async ({ uid, post }) => ({
      id: String(await post()),
      body: { firebaseUid: uid, mealName: "Leek soup", ingredients: "2 leeks", instructions: "Boil.", postText: "" },
    }),
    holds: z.object({ post: feedPost }),
  },
  {
    call: "DELETE /api/community-posts/{id}",
    origin: "specification",
    fields: { firebaseUid: uidInBody },
    ids: numberIds,
    again: 404,
    request: async ({ uid, post }) => ({ id: String(await post()), body: { firebaseUid: uid } }),
    holds: z.object({ id: z.number() }),
  },
  {
    call: "POST /api/community-posts/{id}/toggle-like",
    origin: "specification",
    fields: { firebaseUid: uidInBody },
    ids: numberIds,
    request: async ({ uid, post }) => ({ id: String(await post()), body: { firebaseUid: uid } }),
    holds: z.object({ likedByUser: z.literal(1), like_count: z.literal(1) }),
  },
  {
    call: "GET /api/current-user",
    origin: "specification",
    uidFields: ["firebaseuid", "firebaseUid"],
    fields: { firebaseuid: uidInQuery, firebaseUid: uidInQuery },
    request: ({ uid }) => ({ query: { firebaseuid: uid } }),
    holds: z.object({ userId: z.number().int().positive() }),
  },
  {
    call: "GET /api/chat/messages",
    origin: "specification",
    uidFields: ["senderFirebaseUid"],
    fields: {
      senderFirebaseUid: uidInQuery,
      receiverId: { in: "query", missing: 400, wrong: ["", "Tomas", "-1", "1.5", "1e3"] },
      before: { in: "query", missing: "fine", wrong: ["", "now", "-1"] },
    },
    request: ({ uid, otherId }) => ({ query: { senderFirebaseUid: uid, receiverId: String(otherId) } }),
    holds: z.object({
      messages: z.array(
        z.object({
          id: z.number(),
          sender_id: z.number(),
          receiver_id: z.number(),
          message: z.string(),
          created_at: z.iso.datetime(),
          sender_name: z.string(),
        }),
      ),
    }),
  },
  {
    call: "GET /api/chat/unread",
    fields: { firebaseUid: uidInQuery, requests: requestsInQuery },
    request: ({ uid }) => ({ query: { firebaseUid: uid } }),
    holds: z.object({
      conversations: z.array(z.object({ userId: z.number(), name: z.string(), unread: z.number() })),
    }),
  },
  {
    call: "GET /api/chat/conversations",
    fields: { firebaseUid: uidInQuery, requests: requestsInQuery },
    request: ({ uid }) => ({ query: { firebaseUid: uid, requests: "exclude" } }),
    holds: z.object({
      conversations: z.array(
        z.object({ userId: z.number(), name: z.string(), lastMessageAt: z.iso.datetime(), unread: z.number() }),
      ),
    }),
  },
  {
    call: "GET /api/chat/requests",
    fields: { firebaseUid: uidInQuery },
    request: ({ uid }) => ({ query: { firebaseUid: uid } }),
    holds: z.object({
      requests: z.array(
        z.object({
          userId: z.number(),
          name: z.string(),
          message: z.object({ id: z.number(), text: z.string(), sentAt: z.iso.datetime() }),
        }),
      ),
    }),
  },
  {
    call: "PUT /api/chat/requests/{id}",
    fields: { state: { in: "body", missing: 400, wrong: [...NOT_TEXT, null, "", "blocked", "Accepted"] } },
    ids: numberIds,
    // It needs a request from another person.
    madeIn: "safety_integration_test.ts",
    request: ({ otherId }) => ({ id: String(otherId), body: { state: "accepted" } }),
    holds: z.object({ state: z.literal("accepted") }),
  },
  ...SPEC_RECIPE_CALLS,
  ...SPEC_SAFETY_CALLS,
  ...SPEC_SHOPPING_CALLS,
  ...SPEC_HOUSEHOLD_CALLS,
  ...SPEC_PANTRY_CALLS,
  ...SPEC_COOKBOOK_CALLS,
  ...SPEC_WEEK_CALLS,
]);
