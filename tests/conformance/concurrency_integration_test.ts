import { beforeAll, expect, it } from "vitest";
import type { ApiReply } from "../../adapters/http/testing/api_client.ts";
import type { ListMessagesReply } from "../../wire/chat/list_messages.ts";
import { joinChat } from "./testing/chat_client.ts";
import { type Cook, productForFile } from "./testing/product.ts";
import { formOf, SMALL_PHOTO, stageOf } from "./testing/spec_stage.ts";

// Many calls at once, with the default pool and rate limits unless a test says otherwise. Invariants hold, and no call is
// refused.

const RECIPES = ["shakshuka-with-feta", "coconut-chicken-curry", "heirloom-tomato-caprese", "pan-pizza-margherita"];
const product = productForFile({ settings: { RATE_CHAT_BURST: "400" } });
let maya: Cook & { userId: number };
let tomas: Cook & { userId: number };

beforeAll(async () => {
  [maya, tomas] = [await product.join("Maya Lindqvist"), await product.join("Tomás Herrera")];
});

it("keeps one of forty meals saved to one slot at once", async () => {
  const slot = { firebaseUid: maya.uid, day: "Tuesday", time: "Lunch", date: "2026-11-19" };
  const replies = await atOnce(40, (n) =>
    maya.client.post("/api/save-meal", { json: { ...slot, meal: { id: RECIPES[n % 4] } } }),
  );
  const rows = await product.knex("planned_meal").where({ user_id: maya.userId });
  const week = await maya.client.get("/meal-plans", { query: { targetDate: "2026-11-19" } });

  expect(statusesOf(replies)).toEqual([200]);
  expect(rows).toHaveLength(1);
  expect(week.body).toEqual([expect.objectContaining({ recipeId: rows[0]?.recipe_id, day_of_week: "Tuesday" })]);
});

it("counts likes correctly when many people toggle at once", async () => {
  const id = await stageOf(maya, { otherId: tomas.userId }).post();
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => product.join(`Cook ${n + 1}`)));
  const toggle = ({ client }: Cook) => client.post(`/api/community-posts/${id}/toggle-like`);
  const likesOf = async () => {
    const rows = await product.knex("post_like").where({ post_id: id });
    const [post] = await product.knex("post").where({ id });
    return { rows: rows.length, count: post?.like_count };
  };

  const once = await Promise.all(people.map(toggle));
  expect(statusesOf(once)).toEqual([200]);
  expect(await likesOf()).toEqual({ rows: 20, count: 20 });
  // Each person toggles twice more, and every second one a third time.
  await Promise.all(people.flatMap((cook, n) => Array.from({ length: 2 + (n % 2) }, () => toggle(cook))));
  expect(await likesOf()).toEqual({ rows: 10, count: 10 });
});

it("creates one account for forty simultaneous calls of one new user", async () => {
  const newcomer = await product.signUp("Ingeborg Aas");
  const json = { email: newcomer.email, fullName: newcomer.fullName, firebaseUid: newcomer.uid };
  const replies = await atOnce(40, () => newcomer.client.post("/save-user", { json }));

  expect(statusesOf(replies)).toEqual([200]);
  expect(new Set(replies.map(({ body }) => (body as { userId: number }).userId)).size).toBe(1);
  expect(await product.knex("person").where({ identity_id: newcomer.uid })).toHaveLength(1);
});

it("creates one account for a new user whose page makes different calls at once", async () => {
  const newcomer = await product.signUp("Yuki Tanaka");
  const query = { firebaseUid: newcomer.uid };
  const json = { ...query, fullName: newcomer.fullName };
  const replies = await atOnce(60, (n) =>
    n % 3 === 0
      ? newcomer.client.post("/save-user", { json })
      : newcomer.client.get(n % 3 === 1 ? "/recipes" : "/api/current-user", { query }),
  );

  expect(statusesOf(replies)).toEqual([200]);
  expect(await product.knex("person").where({ identity_id: newcomer.uid })).toMatchObject([
    { full_name: "Yuki Tanaka" },
  ]);
  expect((await newcomer.client.get("/api/user-info", { query })).body).toEqual({ fullName: "Yuki Tanaka" });
});

it("accepts exactly one of twenty simultaneous first preferences without a token", async () => {
  const newcomer = await product.join("Priya Raman");
  const choices = [
    ["Salad", "Dessert"],
    ["Fried", "Snack"],
  ];
  const replies = await atOnce(20, (n) =>
    product.stranger.post("/savePreferences", { json: { preferences: choices[n % 2], firebaseUid: newcomer.uid } }),
  );
  const taken = replies.filter(({ status }) => status === 200);
  const kept = await product.knex("person_preference").where({ user_id: newcomer.userId }).orderBy("preference");

  expect(statusesOf(replies)).toEqual([200, 401]);
  expect(taken.map(({ body }) => body)).toEqual([{ preferences: kept.map(({ preference }) => preference) }]);
});

it("stores thirty photos at once, and deletes all of them with their posts", async () => {
  const fields = { mealName: "Sunday Pancakes", ingredients: "flour", instructions: "Fry.", photo: SMALL_PHOTO };
  const posted = await atOnce(30, () => tomas.client.post("/api/community-posts", { form: formOf(fields) }));
  const posts = posted.map(({ body }) => (body as { post: { id: number; photo: string } }).post);
  expect(new Set(posts.map(({ photo }) => photo)).size).toBe(30);

  // Each twice: the second call finds no post.
  const deleted = await Promise.all(
    posts.flatMap(({ id }) => [0, 1].map(() => tomas.client.delete(`/api/community-posts/${id}`))),
  );
  const photos = await Promise.all(posts.map(({ photo }) => fetch(`${product.url}${photo}`)));
  expect(deleted.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(statusesOf(deleted)).toEqual([200, 404]);
  expect(photos.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 404));
});

it("keeps one rating per person, and the mean of all", async () => {
  const path = "/api/recipe/masala-chai/rating";
  const people = await Promise.all(Array.from({ length: 10 }, (_, n) => product.join(`Taster ${n + 1}`)));
  const replies = await Promise.all(
    people.flatMap(({ client }) => [5, 4, 3].map((value) => client.put(path, { json: { value } }))),
  );
  const rows = await product.knex("recipe_rating").where({ recipe_id: "masala-chai" });
  const mean = rows.reduce((sum, { stars }) => sum + Number(stars), 0) / rows.length;

  expect(statusesOf(replies)).toEqual([200]);
  expect(rows).toHaveLength(10);
  expect((await product.stranger.get("/api/recipe/masala-chai")).body).toMatchObject({
    recipe: { rating: { value: Math.round(mean * 10) / 10, reviews: 10 } },
  });
});

it("gives both people the same order of two hundred crossing messages, without gaps in the cursors", async () => {
  const [hers, his] = [await joinChat(product, maya), await joinChat(product, tomas)];
  for (let n = 0; n < 100; n += 1) {
    hers.device.say("sendMessage", { senderFirebaseUid: maya.uid, receiverId: tomas.userId, message: `hers ${n}` });
    his.device.say("sendMessage", { senderFirebaseUid: tomas.uid, receiverId: maya.userId, message: `his ${n}` });
  }
  const heard = () => [hers, his].map(({ device }) => device.cursors.length);
  await expect.poll(heard, { timeout: 20_000 }).toEqual([200, 200]);

  for (const { device, cursor } of [hers, his]) {
    expect(device.cursors).toEqual(Array.from({ length: 200 }, (_, n) => cursor + n + 1));
    device.close();
  }
  const [one, other] = await Promise.all([idsOf(maya, tomas), idsOf(tomas, maya)]);
  expect(one).toEqual(other);
  expect(one).toHaveLength(200);
  expect(await idsOf(maya, tomas, { before: `${one[3]}` })).toEqual(one.slice(0, 3));
});

it("logs no error", async () => {
  expect((await product.readLog()).filter((line) => line.includes('"level":50'))).toEqual([]);
});

function atOnce(times: number, call: (n: number) => Promise<ApiReply>): Promise<ApiReply[]> {
  return Promise.all(Array.from({ length: times }, (_, n) => call(n)));
}

function statusesOf(replies: readonly ApiReply[]): number[] {
  return [...new Set(replies.map(({ status }) => status))].toSorted((a, b) => a - b);
}

async function idsOf({ client }: Cook, { userId }: { userId: number }, page: { before?: string } = {}) {
  const { body } = await client.get("/api/chat/messages", { query: { receiverId: String(userId), ...page } });
  return (body as ListMessagesReply).messages.map(({ id }) => id);
}
