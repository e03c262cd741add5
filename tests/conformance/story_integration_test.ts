import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { CommunityPost } from "../../wire/community/community_post.ts";
import { type HouseholdReply, invite } from "../../wire/household/household.ts";
import type { PlanEntry } from "../../wire/meal_plan/planned_meal.ts";
import type { FindRecipesReply } from "../../wire/recipe/find_recipes.ts";
import type { RecipeDetailWire } from "../../wire/recipe/get_recipe.ts";
import type { RecipeSummaryWire } from "../../wire/recipe/recipe_summary.ts";
import type { ShoppingListReply } from "../../wire/shopping/shopping_list.ts";
import type { SuggestedMeal, SuggestWeekReply } from "../../wire/week_plan/week_suggestions.ts";
import { nextMonday } from "./spec_week_calls.ts";
import { joinChat } from "./testing/chat_client.ts";
import { type Cook, productForFile } from "./testing/product.ts";
import { formOf } from "./testing/spec_stage.ts";

// A new user's first day, with the calls of the specification's client in its order, and with the default settings and
// rate limits.

const product = productForFile();
let maya: Cook;
let tomas: Cook & { userId: number };
let recipe: RecipeDetailWire;
let post: CommunityPost;

beforeAll(async () => {
  maya = await product.signUp("Maya Lindqvist");
  tomas = await product.join("Tomás Herrera");
});

describe("a new user's first day", () => {
  it("creates an account", async () => {
    const json = { email: maya.email, fullName: maya.fullName, firebaseUid: maya.uid };
    expect((await maya.client.post("/save-user", { json })).body).toMatchObject({ fullName: "Maya Lindqvist" });

    const query = { firebaseUid: maya.uid };
    expect((await maya.client.get("/api/user-info", { query })).body).toEqual({ fullName: "Maya Lindqvist" });
  });

  it("saves preferences: hers with a token, another user's once without", async () => {
    const json = { preferences: ["Mediterranean", "Salad"], firebaseUid: maya.uid };
    expect(await maya.client.post("/savePreferences", { json })).toMatchObject({ status: 200 });

    const his = { preferences: ["Fried", "sandwiches"], firebaseUid: tomas.uid };
    expect(await product.stranger.post("/savePreferences", { json: his })).toMatchObject({ status: 200 });
    expect(await product.stranger.post("/savePreferences", { json: his })).toMatchObject({ status: 401 });
  });

  it("lists recipes by each user's preferences", async () => {
    const hers = await recipesFor(maya);
    const his = await recipesFor(tomas);
    const best = await recipeOf(hers[0]?.id);

    expect(hers.length).toBeGreaterThanOrEqual(24);
    expect(best.preferences.filter((each) => ["Mediterranean", "Salad"].includes(each)).length).toBeGreaterThan(0);
    expect(hers.map(({ id }) => id)).not.toEqual(his.map(({ id }) => id));
    const hisBest = await recipeOf(his[0]?.id);
    expect(hisBest.preferences.filter((each) => ["Fried", "sandwiches"].includes(each)).length).toBeGreaterThan(0);
    expect(await recipesFor(maya)).toEqual(hers);
    // The meal selection calls it without a uid.
    expect((await maya.client.get("/recipes")).body).toEqual((await tomas.client.get("/recipes")).body);
    recipe = best;
  });

  it("shows a recipe with its pictures and the figures of its card", async () => {
    const [card] = ((await product.stranger.get("/api/recipes", { query: { query: recipe.name } })).body as Recipes)
      .recipes;
    expect(card).toMatchObject({ id: recipe.id, name: recipe.name, totalTime: recipe.totalTime });
    expect(recipe.nutritionalInfo.calories).toBe(`${card?.calories} kcal`);
    for (const address of [recipe.mainImage, ...recipe.images]) {
      const picture = await fetch(`${product.url}${address}`);
      expect(picture.headers.get("content-type")).toBe("image/webp");
      expect(await sharp(await picture.bytes()).metadata()).toMatchObject({ format: "webp" });
    }
  });

  it("finds a meal by filter, saves it, shows it in the week, and removes it", async () => {
    const { body } = await product.stranger.post("/api/meals-by-filters", { json: { filters: ["Soup"] } });
    const [soup] = (body as { meals: RecipeSummaryWire[] }).meals;
    expect((await recipeOf(soup?.id)).dishTypes).toContain("Soup");
    const slot = { firebaseUid: maya.uid, day: "Wednesday", time: "Dinner", date: "2030-03-08" };
    const meal = { id: soup?.id, name: soup?.name };
    expect(await maya.client.post("/api/save-meal", { json: { ...slot, meal } })).toMatchObject({ status: 200 });

    for (const targetDate of ["2030-03-04", "2030-03-10"]) {
      expect((await weekOf(maya, targetDate)).body).toEqual([
        {
          day_of_week: "Wednesday",
          meal_time: "Dinner",
          meal_name: `Dinner: ${soup?.name}`,
          mainImage: soup?.mainImage,
          recipeId: soup?.id,
        },
      ]);
    }
    for (const [cook, date] of [
      [maya, "2030-03-11"],
      [maya, "2030-03-03"],
      [tomas, "2030-03-06"],
    ] as const) {
      expect((await weekOf(cook, date)).body).toEqual([]);
    }
    expect(await maya.client.delete("/api/save-meal", { json: slot })).toMatchObject({ status: 200 });
    expect((await weekOf(maya, "2030-03-06")).body).toEqual([]);
  });

  it("plans portions and leftovers, and moves meals", async () => {
    const { id } = recipe;
    const tuesday = { day: "Tuesday", time: "Dinner", date: "2031-03-06" };
    const wednesday = { ...tuesday, day: "Wednesday", time: "Lunch" };
    const friday = { ...tuesday, day: "Friday" };
    const of = { date: "2031-03-04", time: "Dinner" };
    const post = (path: `/api/${string}`, json: object) => maya.client.post(path, { json });
    const planned = async () =>
      ((await weekOf(maya, "2031-03-06")).body as Record<string, unknown>[]).map(
        ({ mainImage: _image, meal_name: _name, recipeId: _recipe, ...rest }) => rest,
      );
    const cooked = { day_of_week: "Tuesday", meal_time: "Dinner" };
    const eaten = { day_of_week: "Wednesday", meal_time: "Lunch", portions: 1.25 };

    expect(await post("/api/save-leftovers", { ...wednesday, of })).toMatchObject({
      status: 404,
      body: { code: "meal_not_found" },
    });
    await post("/api/save-meal", { ...tuesday, meal: { id }, portions: 4 });
    expect((await maya.client.put("/api/meal-portions", { json: { ...tuesday, portions: 2.5 } })).body).toEqual({
      ...cooked,
      date: of.date,
      portions: 2.5,
    });
    expect(await post("/api/save-leftovers", { ...wednesday, of, portions: 1.25 })).toMatchObject({
      status: 200,
      body: { meal_name: `Lunch: ${recipe.name}`, date: "2031-03-05" },
    });
    const isCooked = { ...tuesday, cooked: true };
    expect((await maya.client.put("/api/meal-cooked", { json: isCooked })).body).toEqual({
      ...cooked,
      date: of.date,
      cooked: true,
    });
    expect(await planned()).toMatchObject([{ ...cooked, cooked: true }, {}]);
    await maya.client.put("/api/meal-cooked", { json: { ...isCooked, cooked: false } });
    const query = { day: "Wednesday", time: "Dinner", targetDate: "2031-03-06" };
    expect((await maya.client.get("/api/leftovers", { query })).body).toMatchObject([
      { ...cooked, date: of.date, recipeId: id, portions: 2.5 },
    ]);
    expect(await planned()).toEqual([
      { ...cooked, portions: 2.5 },
      { ...eaten, leftoversOf: { date: of.date, meal_time: "Dinner" } },
    ]);

    const move = { meal: { id }, from: tuesday, to: { ...tuesday, time: "Lunch" } };
    expect(await post("/api/move-meal", move)).toMatchObject({
      status: 200,
      body: { from: { ...cooked, date: of.date }, to: { ...cooked, meal_time: "Lunch", date: of.date } },
    });
    expect(await post("/api/move-meal", move)).toMatchObject({ status: 404, body: { code: "meal_not_found" } });
    expect(await planned()).toMatchObject([{}, { leftoversOf: { date: of.date, meal_time: "Lunch" } }]);
    await post("/api/move-meal", { meal: { id }, from: move.to, to: friday });
    await maya.client.put("/api/meal-portions", { json: { ...wednesday, portions: null } });
    expect(await planned()).toEqual([
      { day_of_week: "Wednesday", meal_time: "Lunch" },
      { day_of_week: "Friday", meal_time: "Dinner", portions: 2.5 },
    ]);
    const empty = { ...tuesday, portions: 2 };
    expect(await maya.client.put("/api/meal-portions", { json: empty })).toMatchObject({ status: 404 });
    expect(await maya.client.put("/api/meal-cooked", { json: isCooked })).toMatchObject({ status: 404 });
  });

  it("plans once what a device sends again, and leaves what was planned meanwhile", async () => {
    const { id } = recipe;
    const slot = { day: "Tuesday", time: "Dinner", date: "2031-03-13" };
    const friday = { ...slot, day: "Friday" };
    const seen = (from: object | null, to: object | null) => ({ slots: [{ ...slot, from, to }] });
    const { client } = maya;
    const save = { ...slot, meal: { id }, clientChangeId: "save", seen: seen(null, { recipeId: id }) };
    const saved = await client.post("/api/save-meal", { json: save });
    expect(saved).toMatchObject({ status: 200, body: { date: "2031-03-11" } });
    await client.put("/api/meal-portions", { json: { ...slot, portions: 3, clientChangeId: "portions" } });

    const meanwhile = { status: 409, body: { code: "slot_changed" } };
    const late = { ...slot, seen: seen({ recipeId: id }, null) };
    expect(await client.delete("/api/save-meal", { json: late })).toMatchObject(meanwhile);
    expect(await client.put("/api/meal-portions", { json: { ...late, portions: 1 } })).toMatchObject(meanwhile);
    const move = { meal: { id }, from: slot, to: friday };
    expect(await client.post("/api/move-meal", { json: { ...move, seen: late.seen } })).toMatchObject(meanwhile);
    const other = { ...late, seen: { ...late.seen, householdId: 9_999_999 } };
    expect(await client.delete("/api/save-meal", { json: other })).toMatchObject({
      body: { code: "household_changed" },
    });

    const moved = await client.post("/api/move-meal", { json: { ...move, clientChangeId: "move" } });
    expect(moved).toMatchObject({ status: 200 });
    expect(await client.post("/api/move-meal", { json: { ...move, clientChangeId: "move" } })).toMatchObject({
      status: 200,
      body: moved.body as object,
    });
    expect((await client.post("/api/save-meal", { json: save })).body).toEqual(saved.body);
    const of = { date: "2031-03-14", time: "Dinner" };
    const eaten = { ...slot, day: "Saturday", of, clientChangeId: "eaten" };
    await client.post("/api/save-leftovers", { json: eaten });
    const emptied = { ...eaten, clientChangeId: "emptied" };
    await client.delete("/api/save-meal", { json: emptied });
    await client.post("/api/save-leftovers", { json: eaten });
    expect((await weekOf(maya, "2031-03-13")).body).toMatchObject([{ day_of_week: "Friday", portions: 3 }]);
    await client.delete("/api/save-meal", { json: friday });
    await client.delete("/api/save-meal", { json: emptied });
  });

  it("posts a meal with a photo, served upright as WebP without its location", async () => {
    const taken = await photoFromAPhone();
    expect(await sharp(taken).metadata()).toMatchObject({ width: 1200, orientation: 6, exif: expect.any(Buffer) });
    expect(taken.includes("Weekplate Phone")).toBe(true);
    const form = formOf({
      firebaseUid: maya.uid,
      mealName: "Caprese from the Garden",
      ingredients: "4 tomatoes\n250 g mozzarella\nA bunch of basil",
      instructions: "Slice.\nLay in turns.\nWait ten minutes.",
      photo: new Blob([new Uint8Array(taken)], { type: "image/jpeg" }),
      postText: "The waiting is the recipe.",
    });
    const { body } = await maya.client.post("/api/community-posts", { form });
    ({ post } = body as { post: CommunityPost });

    expect(await feedOf(tomas, "false")).toEqual([post]);
    for (const [width, expected] of [
      [1600, 900],
      [800, 800],
      [400, 400],
    ] as const) {
      const photo = await fetch(`${product.url}${post.photo.replace("800.webp", `${width}.webp`)}`);
      expect(photo.headers.get("content-type")).toBe("image/webp");
      const bytes = Buffer.from(await photo.arrayBuffer());
      const seen = await sharp(bytes).metadata();
      expect([seen.format, seen.width, seen.exif, seen.xmp, seen.icc, seen.orientation]).toEqual([
        "webp",
        expected,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(seen.height).toBeGreaterThan(seen.width);
      expect(bytes.includes("Weekplate Phone")).toBe(false);
      expect(bytes.includes("EXIF")).toBe(false);
    }
  });

  it("finds recipes for the ingredients at hand, by food and not by spelling", async () => {
    const find = async (ingredients: string[]) =>
      (await product.stranger.post("/find-recipes", { json: { ingredients } })).body as FindRecipesReply;
    const found = await find(["Tomatoes", "mozzarella", "BASIL"]);

    expect(found.recipes[0]?.matchedIngredients).toEqual(expect.arrayContaining(["mozzarella", "basil"]));
    expect(await find(["tomato", "Mozzarella", "basil"])).toEqual(found);
    expect(await find(["tomato", "garlik", "limone", "Moon dust"])).toMatchObject({
      corrections: [{ ingredient: "garlik", food: "garlic" }],
      unknownIngredients: ["limone", "Moon dust"],
      suggestions: [{ ingredient: "limone", foods: ["lemon", "lime"] }],
    });
    expect(found.recipes[0]).toMatchObject({ name: "Heirloom Tomato Caprese", missingIngredients: [] });
    const without = await find(["tomato", "mozzarella", "no basil"]);
    expect(without).toMatchObject({ excludedIngredients: ["basil"], unknownIngredients: [] });
    expect(without.recipes.map(({ name }) => name)).not.toContain("Heirloom Tomato Caprese");
    expect(without.recipes).not.toEqual([]);
  });

  // #food-rules-exclude
  it("follows Maya's food rules in every list, and no rules without a valid token", async () => {
    const rules = { diet: "everything", avoids: [], intolerances: ["milk"], dislikedFoods: [] };
    await maya.client.put("/api/food-rules", { json: rules });
    const asked = (client: typeof maya.client, foodRules?: "ignore") =>
      Promise.all([
        client.get("/api/recipes", { query: { query: "caprese", ...(foodRules && { foodRules }) } }),
        client.post("/api/meals-by-filters", { json: { filters: ["Salad"], foodRules } }),
        client.post("/find-recipes", { json: { ingredients: ["mozzarella"], foodRules } }),
      ]);
    const listed = async (client: typeof maya.client, foodRules?: "ignore") =>
      (await asked(client, foodRules)).map(({ status, body }) => {
        const { recipes, meals, hiddenByRules } = body as FindRecipesReply & { meals?: FindRecipesReply["recipes"] };
        const names = (recipes ?? meals ?? []).map(({ name }) => name);
        return [status, names.includes("Heirloom Tomato Caprese"), (hiddenByRules ?? 0) > 0];
      });

    const [hidden, shown] = [
      [200, false, true],
      [200, true, false],
    ];
    expect(await listed(maya.client)).toEqual([hidden, hidden, hidden]);
    expect(await listed(maya.client, "ignore")).toEqual([shown, shown, shown]);
    expect(await listed(tomas.client)).toEqual([shown, shown, shown]);
    expect(await listed(product.withToken("expired"))).toEqual([shown, shown, shown]);
    for (const { headers } of await asked(maya.client)) expect(headers.get("cache-control")).toBe("no-store");
    await maya.client.put("/api/food-rules", { json: { ...rules, intolerances: [] } });
  });

  it("says to Maya alone which of her food rules a recipe and her plan break", async () => {
    const rules = { diet: "vegan", avoids: [], intolerances: ["milk"], dislikedFoods: ["tomato"] };
    const meal = { id: "heirloom-tomato-caprese", name: "Heirloom Tomato Caprese" };
    for (const { client } of [maya, tomas]) {
      await client.post("/api/save-meal", { json: { day: "Sunday", time: "Lunch", date: "2027-03-02", meal } });
    }
    const asked = async (client: typeof maya.client) => {
      const page = await client.get(`/api/recipe/${meal.id}`);
      const week = await client.get("/meal-plans", { query: { targetDate: "2027-03-02" } });
      expect(page.headers.get("cache-control")).toBe("no-store");
      return [(page.body as { recipe: object }).recipe, ...(week.body as object[])];
    };
    const before = await asked(maya.client);
    expect(before).toHaveLength(2);
    for (const reply of before) expect(reply).not.toHaveProperty("brokenRules");

    await maya.client.put("/api/food-rules", { json: rules });

    const brokenRules = [
      { rule: "milk", state: "contains", foods: ["fresh mozzarella"] },
      { rule: "vegan", state: "contains", foods: ["fresh mozzarella"] },
      { rule: "dislike", state: "contains", disliked: "tomato", foods: ["tomato"] },
    ];
    expect(await asked(maya.client)).toEqual(before.map((reply) => ({ ...reply, brokenRules })));
    expect(await asked(tomas.client)).toEqual(before);
    await maya.client.put("/api/food-rules", { json: { ...rules, diet: "everything", dislikedFoods: [] } });
    const posts = async (client: typeof maya.client) => {
      const feed = (await client.get("/api/community-posts")).body as { posts: CommunityPost[] };
      const single = (await client.get(`/api/community-posts/${post.id}`)).body as { post: CommunityPost };
      return [feed.posts.find(({ id }) => id === post.id), single.post].map((each) => each?.brokenRules);
    };
    const milk = [{ rule: "milk", state: "contains", foods: ["mozzarella"] }];
    expect(await posts(maya.client)).toEqual([milk, milk]);
    expect(await posts(tomas.client)).toEqual([undefined, undefined]);
    expect((await product.withToken("expired").get(`/api/recipe/${meal.id}`)).body).toEqual({ recipe: before[0] });
    const none = { diet: "everything", avoids: [], intolerances: [], dislikedFoods: [] };
    await maya.client.put("/api/food-rules", { json: none });
  });

  it("receives a message and marks it as read", async () => {
    const query = { firebaseuid: maya.uid };
    const { userId } = (await maya.client.get("/api/current-user", { query })).body as { userId: number };
    expect(userId).toBe(post.user_id);
    const [hers, his] = [await joinChat(product, maya), await joinChat(product, tomas)];
    const message = "Which mozzarella do you take?";
    his.device.say("sendMessage", { senderFirebaseUid: tomas.uid, receiverId: post.user_id, message });
    const news = await hers.device.next("newMessage");
    expect(news).toMatchObject({ sender_id: tomas.userId, sender_name: "Tomás Herrera", message });

    expect((await unreadOf(maya)).body).toEqual({
      conversations: [{ userId: tomas.userId, name: "Tomás Herrera", unread: 1, request: "open" }],
    });
    expect((await maya.client.get("/api/chat/conversations")).body).toEqual({
      conversations: [
        { userId: tomas.userId, name: "Tomás Herrera", lastMessageAt: news.created_at, unread: 1, request: "open" },
      ],
    });
    const conversation = { senderFirebaseUid: maya.uid, receiverId: String(tomas.userId) };
    const { body } = await maya.client.get("/api/chat/messages", { query: conversation });
    expect(body).toMatchObject({ messages: [{ id: news.id, sender_id: tomas.userId, receiver_id: userId, message }] });
    hers.device.say("markRead", { userId: tomas.userId, upTo: news.id });
    await expect.poll(async () => (await unreadOf(maya)).body, { timeout: 5_000 }).toEqual({ conversations: [] });
    for (const { device } of [hers, his]) device.close();
  });

  // #community-photo-address
  it("deletes the post with its photo", async () => {
    const path = `/api/community-posts/${post.id}`;
    const json = { firebaseUid: tomas.uid };
    expect(await tomas.client.delete(path, { json })).toMatchObject({ status: 403 });
    expect(await maya.client.delete(path, { json: { firebaseUid: maya.uid } })).toMatchObject({ status: 200 });

    expect(await feedOf(tomas, "false")).toEqual([]);
    for (const width of [1600, 800, 400]) {
      expect((await fetch(`${product.url}${post.photo.replace("800.webp", `${width}.webp`)}`)).status).toBe(404);
    }
  });

  it("keeps everything after a restart of the server", async () => {
    // Each day has its own order, and midnight may come meanwhile.
    const idsFor = async () => (await recipesFor(maya)).map(({ id }) => id).sort();
    const before = await idsFor();
    await product.restart();

    expect((await maya.client.get("/api/user-info")).body).toEqual({ fullName: "Maya Lindqvist" });
    expect(await idsFor()).toEqual(before);
  });
});

it("changes a user's name at once, and takes the e-mail from the token", async () => {
  const yuki = await product.join("Yuki Tanaka");
  const account = { userId: yuki.userId, fullName: "Yuki Sato" };
  const json = { email: "another@kitchen.example", fullName: " Yuki  Sato " };

  expect((await yuki.client.post("/save-user", { json })).body).toEqual(account);
  expect((await yuki.client.get("/api/current-user")).body).toMatchObject(account);
  expect(await product.knex("person").where({ id: yuki.userId })).toMatchObject([{ email: yuki.email }]);
});

interface Recipes {
  readonly recipes: readonly RecipeSummaryWire[];
}

describe("a household", () => {
  it("is joined by a link, plans together, and is left with a copy of the plan", async () => {
    const plan = (cook: Cook, time: string, id: string) =>
      cook.client.post("/api/save-meal", { json: { day: "Monday", time, meal: { id } } });
    const namesOf = async (cook: Cook) => {
      const { body, headers } = await cook.client.get("/meal-plans");
      const monday = (body as PlanEntry[]).filter(({ day_of_week: day }) => day === "Monday");
      return { names: monday.map(({ meal_name: name }) => name), version: headers.get("x-household-version") };
    };
    const [priya, kwame] = [await product.join("Priya Raman"), await product.join("Kwame Boateng")];
    await plan(priya, "Lunch", "shakshuka-with-feta");
    await plan(kwame, "Lunch", "heirloom-tomato-caprese");
    await plan(kwame, "Dinner", "heirloom-tomato-caprese");
    const invited = invite.reply.parse((await priya.client.post("/api/household/invitations")).body);
    const { token } = invited;

    expect((await kwame.client.post("/api/household/invitation", { json: { token } })).body).toEqual({
      name: null,
      invitedBy: { id: priya.userId, name: "Priya Raman" },
      memberCount: 1,
      ownMeals: 2,
      takenSlots: 1,
    });
    const joined = await kwame.client.post("/api/household/join", { json: { token, bringPlan: true } });
    expect(joined).toMatchObject({
      status: 200,
      body: {
        members: [
          { id: priya.userId, name: "Priya Raman", portions: 1, you: false },
          { id: kwame.userId, name: "Kwame Boateng", portions: 1, you: true },
        ],
        invitations: [],
      },
    });
    const portions = await priya.client.put(`/api/household/members/${kwame.userId}/portions`, {
      json: { portions: 0.5 },
    });
    const { id, version, members } = portions.body as HouseholdReply;
    expect(members[1]).toMatchObject({ portions: 0.5 });
    const together = {
      names: ["Lunch: Shakshuka with Feta", "Dinner: Heirloom Tomato Caprese"],
      version: `${id}.${version}`,
    };
    expect([await namesOf(priya), await namesOf(kwame)]).toEqual([together, together]);

    const rules = { diet: "everything", avoids: [], intolerances: ["milk"], dislikedFoods: [] };
    await kwame.client.put("/api/food-rules", { json: rules });
    const whose = { rule: "milk", people: [{ id: kwame.userId, name: "Kwame Boateng" }] };
    const dish = "/api/recipe/heirloom-tomato-caprese";
    expect((await priya.client.get(dish)).body).toMatchObject({ recipe: { brokenRules: [whose] } });
    expect((await priya.client.get("/meal-plans")).body).toMatchObject([{}, { brokenRules: [whose] }]);
    expect(JSON.stringify((await tomas.client.get(dish)).body)).not.toContain("brokenRules");

    for (const call of ["invitation", "join"]) {
      const reply = await tomas.client.post(`/api/household/${call}`, { json: { token, bringPlan: false } });
      expect(reply).toMatchObject({ status: 404, body: { code: "invitation_not_found" } });
    }
    const second = invite.reply.parse((await kwame.client.post("/api/household/invitations")).body);
    expect(
      await kwame.client.post("/api/household/join", { json: { token: second.token, bringPlan: false } }),
    ).toMatchObject({ status: 409, body: { code: "household_joined" } });
    expect((await priya.client.delete(`/api/household/invitations/${second.id}`)).body).toMatchObject({
      invitations: [],
    });

    expect((await kwame.client.post("/api/household/leave")).body).toMatchObject({ members: [{ you: true }] });
    expect(JSON.stringify((await priya.client.get(dish)).body)).not.toContain("brokenRules");
    expect(JSON.stringify((await kwame.client.get(dish)).body)).not.toContain("people");
    await plan(kwame, "Lunch", "heirloom-tomato-caprese");
    expect((await namesOf(priya)).names).toEqual(together.names);
    expect((await namesOf(kwame)).names).toEqual(["Lunch: Heirloom Tomato Caprese", together.names[1]]);
    expect(await priya.client.delete(`/api/household/members/${kwame.userId}`)).toMatchObject({
      status: 404,
      body: { code: "household_member_not_found" },
    });
  });
});

describe("a week that is filled", () => {
  it("is filled, changed, accepted once, and undone as a whole", async () => {
    const path = `/api/weeks/${nextMonday}/suggestions`;
    const yuki = await product.join("Yuki Tanaka");
    const post = (call: string, json: object) => yuki.client.post(`${path}${call}`, { json });
    const fill = async (json: object) =>
      (await post("", { seed: 7, ...json })).body as Extract<SuggestWeekReply, { kind: "filled" }>;
    const idsOf = (meals: readonly { recipeId: string }[]) => meals.map(({ recipeId }) => recipeId);

    const whole = await fill({});
    expect(whole).toMatchObject({
      kind: "filled",
      household: { version: 0 },
      figures: { foodsToBuy: expect.any(Number) },
    });
    expect(whole.meals).toHaveLength(28);
    expect(whole.meals.some(({ leftoversOf }) => leftoversOf?.date.startsWith("20"))).toBe(true);
    expect(whole.meals.flatMap(({ reasons }) => reasons).length).toBeGreaterThan(14);
    expect(await fill({})).toEqual(whole);

    // Monday stays, and one of Sunday's dishes must not come back.
    const slot = { day: "Sunday", time: "Dinner" } as const;
    const own = ({ day, time, recipeId, portions, leftoversOf }: SuggestedMeal) => {
      return { day, time, recipeId, ...(portions && { portions }), ...(leftoversOf && { leftoversOf }) };
    };
    const locked = whole.meals.filter(({ day }) => day === "Monday").map(own);
    const replaced = whole.meals.find(({ day, time }) => day === slot.day && time === slot.time);
    const other = await fill({ seed: 8, meals: locked, not: [{ ...slot, recipeIds: [replaced?.recipeId] }] });
    expect(idsOf(other.meals).slice(0, 4)).toEqual(idsOf(locked));
    expect(idsOf(other.meals)).not.toEqual(idsOf(whole.meals));
    expect(other.meals.find(({ day, time }) => day === slot.day && time === slot.time)?.recipeId).not.toBe(
      replaced?.recipeId,
    );
    const alternatives = await post("/alternatives", { meals: other.meals.map(own), slot });
    expect(alternatives).toMatchObject({ status: 200 });
    expect(alternatives.body).toHaveLength(3);
    const friday = { day: "Friday", time: "Dinner" };
    const atOnce = { slots: [friday], activeMinutes: { weekdays: { Dinner: 0 }, weekends: {} } };
    const impossible = (await post("", atOnce)).body as Extract<SuggestWeekReply, { kind: "impossible" }>;
    expect(impossible).toMatchObject({
      kind: "impossible",
      conflicts: [{ slots: [friday], rules: ["activeMinutes"] }],
    });
    const { rule, to } = impossible.conflicts[0]?.relaxations[0] ?? {};
    expect((await fill({ ...atOnce, relaxed: [{ rule, to, slots: [friday] }] })).meals).toHaveLength(1);

    const changes = other.meals.map(({ day, time, ...meal }) => ({
      day,
      time,
      from: null,
      to: own({ day, time, ...meal }),
    }));
    const planned = async () => (await weekOf(yuki, nextMonday)).body as PlanEntry[];
    expect(await post("/accept", { changes })).toMatchObject({ status: 200, body: { household: { version: 1 } } });
    expect(idsOf((await planned()).map(({ recipeId }) => ({ recipeId })))).toEqual(idsOf(other.meals));
    expect(await post("/accept", { changes })).toMatchObject({
      status: 409,
      body: { code: "slot_changed", field: "changes.0" },
    });
    // Planned meals can be saved as a template, which is read with those that can be suggested.
    const saved = await yuki.client.post("/api/week-templates", {
      json: { name: "Our Mondays", monday: nextMonday, days: ["Monday"] },
    });
    expect(saved).toMatchObject({ status: 200, body: { name: "Our Mondays", mealCount: locked.length } });
    const template = `/api/week-templates/${(saved.body as { id: number }).id}`;
    expect((await yuki.client.get(template)).body).toMatchObject({
      meals: locked.map(({ recipeId }) => ({ recipeId })),
    });
    expect((await yuki.client.get("/api/week-templates")).body).toEqual({ templates: [saved.body] });
    expect(await yuki.client.delete(template)).toMatchObject({ status: 204 });
    expect(await yuki.client.delete(template)).toMatchObject({ status: 404, body: { code: "template_not_found" } });
    // Planned meals are fixed: no slot is open.
    expect((await fill({ seed: 7 })).meals).toEqual([]);
    const undo = changes.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }));
    expect(await post("/accept", { changes: undo })).toMatchObject({
      status: 200,
      body: { household: { version: 2 } },
    });
    expect(await planned()).toEqual([]);
  });
});

describe("a shopping list", () => {
  it("has what the chosen days need, is ticked by two, and is finished", async () => {
    const [yuki, olu] = [await product.join("Yuki Tanaka"), await product.join("Olu Ade")];
    const { token } = invite.reply.parse((await yuki.client.post("/api/household/invitations")).body);
    await olu.client.post("/api/household/join", { json: { token, bringPlan: false } });
    const meal = { day: "Friday", time: "Dinner", date: "2026-11-20", meal: { id: "shakshuka-with-feta" } };
    await yuki.client.post("/api/save-meal", { json: meal });
    const find = async ({ client }: Cook, today = "2026-11-20") =>
      (await client.get("/api/shopping-list", { query: { today } })).body as ShoppingListReply;
    const ofMeal = { date: "2026-11-20", mealTime: "Dinner", recipeName: "Shakshuka with Feta" };
    const change = ({ client }: Cook, json: object) => client.post("/api/shopping-list/changes", { json });

    const { needs } = await find(olu);
    expect(needs.toBuy.length).toBeGreaterThan(5);
    expect(needs.toBuy.every(({ meals: [first] }) => first?.recipeName === ofMeal.recipeName)).toBe(true);
    expect(needs.toBuy.find(({ bought }) => bought.food.key === "feta")).toMatchObject({ meals: [ofMeal] });
    expect((await find(olu, "2026-11-21")).needs.toBuy).toEqual([]);
    const days = await olu.client.put("/api/shopping-list/days", {
      json: { days: ["2026-11-21"] },
      query: { today: "2026-11-20" },
    });
    expect(days).toMatchObject({ status: 200, body: { days: ["2026-11-21"], needs: { toBuy: [] } } });

    const tick = { kind: "tick", id: "t", food: "feta", amount: 200, measure: "g", after: [] };
    const line = { kind: "line", id: "l", text: "2 lemons" };
    await change(yuki, { entries: [tick], removed: [] });
    expect(await change(olu, { entries: [line], removed: [] })).toMatchObject({
      status: 200,
      body: { list: { entries: [line, tick] }, foods: { lines: [{ aisle: "fruit-and-vegetables" }] } },
    });
    const done = await olu.client.post("/api/shopping-list/done", { json: { ids: ["t"] } });
    expect(done).toMatchObject({ status: 200, body: { list: { entries: [line], removed: [] } } });
    const atHome = (await yuki.client.get("/api/pantry")).body;
    expect(JSON.stringify(atHome)).toContain('"feta"');
    await change(yuki, { entries: [tick], removed: [] });
    expect((await find(yuki)).list).toEqual({ entries: [line], removed: [] });
    const late = { entries: [], removed: ["l"], householdId: 999_999 };
    expect(await yuki.client.post("/api/shopping-list/changes", { json: late })).toMatchObject({
      status: 409,
      body: { code: "household_changed" },
    });
    expect((await find(yuki)).list).toEqual({ entries: [line], removed: [] });

    await yuki.client.post("/api/shops", { json: { name: "Market", aisles: ["fish"] } });
    const { shops, shopId } = await find(olu);
    expect(shops).toEqual([{ id: shopId, name: "Market", aisles: ["fish"] }]);
    await olu.client.put(`/api/shops/${shopId}`, { json: { name: "Big market", aisles: ["bread", "fish"] } });
    expect((await yuki.client.get("/api/shops")).body).toEqual({
      shops: [{ id: shopId, name: "Big market", aisles: ["bread", "fish"] }],
      shopId,
    });
    expect(await tomas.client.delete(`/api/shops/${shopId}`)).toMatchObject({
      status: 404,
      body: { code: "shop_not_found" },
    });
    expect(await tomas.client.put("/api/shopping-list/shop", { json: { shopId } })).toMatchObject({ status: 404 });
    expect((await olu.client.delete(`/api/shops/${shopId}`)).body).toEqual({ shops: [], shopId: null });
  });
});

async function recipesFor({ client, uid }: Cook): Promise<readonly RecipeSummaryWire[]> {
  return ((await client.get("/recipes", { query: { firebaseUid: uid } })).body as Recipes).recipes;
}

async function recipeOf(id: string | undefined): Promise<RecipeDetailWire> {
  const headers = { authorization: "the fixed key of a recipe provider" };
  return ((await product.stranger.get(`/api/recipe/${id}`, { headers })).body as { recipe: RecipeDetailWire }).recipe;
}

function weekOf({ client, uid }: Cook, targetDate: string) {
  return client.get("/meal-plans", { query: { firebaseUid: uid, targetDate } });
}

function unreadOf({ client, uid }: Cook) {
  return client.get("/api/chat/unread", { query: { firebaseUid: uid } });
}

async function feedOf({ client, uid }: Cook, favorites: "true" | "false"): Promise<CommunityPost[]> {
  const { body } = await client.get("/api/community-posts", { query: { firebaseUid: uid, favorites } });
  return (body as { posts: CommunityPost[] }).posts;
}

/** 1200 x 900, rotated by its EXIF data, which has the phone's name and the location. */
async function photoFromAPhone(): Promise<Buffer> {
  return await sharp({ create: { width: 1200, height: 900, channels: 3, background: "tomato" } })
    .withExif({
      IFD0: { Make: "Weekplate Phone", Software: "Weekplate Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 54/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "10/1 45/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
