import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { PERSONAL_RECORDS } from "../../core/personal_data/mod.ts";
import { joinChat } from "./testing/chat_client.ts";
import { signInAtEmulator } from "./testing/emulator_sign_up.ts";
import { type Cook, productForFile } from "./testing/product.ts";
import { startSignedServer } from "./testing/signed_server.ts";
import { formOf, SMALL_PHOTO } from "./testing/spec_stage.ts";

// Deleting an account, as the person and the others notice it.

type Member = Cook & { userId: number };

const confirmed = { json: { confirmation: "DELETE" } };
const foodRules = { diet: "vegetarian", avoids: ["alcohol"], intolerances: ["coeliac"], dislikedFoods: ["onion"] };
const recipe = { id: "roasted-tomato-soup-with-basil", name: "Roasted Tomato Soup with Basil" };

const product = productForFile({ settings: { RATE_LIMITS: "off" } });
let tomas: Member;

beforeAll(async () => {
  tomas = await product.join("Tomás Herrera");
});

/** Maya with something in every part of the product. */
async function joinAsMaya(): Promise<{ maya: Member; photo: string }> {
  const maya = await product.join("Maya Lindqvist");
  const { client } = maya;
  const form = formOf({ mealName: "Shakshuka", ingredients: "4 eggs", instructions: "Cook.", photo: SMALL_PHOTO });
  const posted = await client.post("/api/community-posts", { form });
  const replies = [
    posted,
    await client.post("/savePreferences", { json: { preferences: ["Salad", "Dessert"] } }),
    await client.put("/api/settings", { json: { energyUnit: "kJ", units: "us", aims: { fiberGrams: 30 } } }),
    await client.put("/api/food-rules", { json: foodRules }),
    await client.post("/api/calendar-feed"),
    await client.post("/api/save-meal", { json: { day: "Friday", time: "Lunch", date: "2026-11-19", meal: recipe } }),
    await client.post("/api/pantry", { json: { text: "500 g spinach, by 2026-11-27" } }),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const { post } = posted.body as { post: { photo: string } };
  return { maya, photo: post.photo };
}

async function say(from: Member, to: Member, message: string): Promise<unknown> {
  const { device } = await joinChat(product, from);
  device.say("sendMessage", {
    senderFirebaseUid: from.uid,
    receiverId: to.userId,
    message,
    clientMessageId: randomUUID(),
  });
  const answer = await Promise.race([device.next("messageAck"), device.next("messageError")]);
  device.close();
  return answer;
}

/** Every table with a row that has one of these values in a column. */
async function tablesWith(values: readonly (string | number)[]): Promise<string[]> {
  const { rows } = await product.knex.raw<{ rows: { table_name: string; column_name: string }[] }>(`
    SELECT table_name, column_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND (data_type IN ('text', 'jsonb') OR data_type = 'bigint' AND column_name LIKE '%\\_id' AND column_name <> 'household_id')`);
  const found = new Set<string>();
  for (const { table_name: table, column_name: column } of rows) {
    const row: unknown = await product
      .knex(table)
      .whereRaw("??::text = ANY(?)", [column, values.map(String)])
      .first();
    if (row) found.add(table);
  }
  return [...found].toSorted();
}

/** The export of a person, by file name. */
async function download(member: Cook): Promise<{ reply: Response; files: Record<string, Uint8Array> }> {
  const headers = { authorization: `Bearer ${member.token}` };
  const reply = await fetch(`${product.url}/api/account/data`, { headers });
  return { reply, files: reply.ok ? unzipSync(new Uint8Array(await reply.arrayBuffer())) : {} };
}

describe("GET /api/account/data", () => {
  it("is a zip of everything of the person, and nothing private of others", async () => {
    const { maya, photo } = await joinAsMaya();
    const recipeId = recipe.id;
    await maya.client.put(`/api/recipe/${recipeId}/favourite`, { json: {} });
    const line = { kind: "line", id: "l", text: "dill seeds" };
    await maya.client.post("/api/shopping-list/changes", { json: { entries: [line], removed: [] } });
    await maya.client.post("/api/shops", { json: { name: "Market", aisles: ["fish"] } });
    await say(maya, tomas, "Is there dill in it?");
    await say(tomas, maya, "A little.");

    const { reply, files } = await download(maya);
    expect(reply.headers.get("content-type")).toBe("application/zip");
    expect(reply.headers.get("content-disposition")).toBe('attachment; filename="weekplate-data.zip"');
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const text = new TextDecoder().decode(files["data.json"]);
    const data = JSON.parse(text) as Record<string, { photo?: string }[]>;
    expect(data).toMatchObject({
      profile: [
        {
          id: maya.userId,
          email: maya.email,
          fullName: "Maya Lindqvist",
          energyUnit: "kJ",
          units: "us",
          nutritionAims: { fiberGrams: 30 },
          mealTimes: { Dinner: "18:30" },
        },
      ],
      preferences: [{ preference: "Dessert" }, { preference: "Salad" }],
      foodRules: [foodRules],
      household: [
        {
          name: null,
          portions: "1.00",
          members: 1,
          shoppingList: [{ text: "dill seeds" }],
          shops: [{ name: "Market" }],
        },
      ],
      plannedMeals: [{ date: "2026-11-20", mealTime: "Lunch", recipeId, portions: null, leftoversOf: null }],
      calendarFeed: [{ createdAt: expect.any(String) }],
      pantry: [{ name: "spinach", quantity: "500.000", unit: "g", useBy: "2026-11-27" }],
      favourites: [{ recipeId }],
      posts: [{ mealName: "Shakshuka", ingredients: "4 eggs" }],
      messages: [
        { senderName: "Maya Lindqvist", receiverName: "Tomás Herrera", text: "Is there dill in it?" },
        { senderName: "Tomás Herrera", receiverName: "Maya Lindqvist", text: "A little." },
      ],
    });
    expect(Object.keys(data)).toEqual([...PERSONAL_RECORDS]);
    expect(text).not.toContain(tomas.email);
    expect(text).not.toContain(tomas.uid);
    const photoFile = data["posts"]?.[0]?.photo ?? "";
    expect(Object.keys(files)).toEqual(["data.json", photoFile]);
    expect(photoFile).toContain(photo.split("/").at(-2));
    expect(new TextDecoder().decode(files[photoFile]?.subarray(0, 4))).toBe("RIFF");
  });

  it("answers HEAD without reading anything", async () => {
    const { headers, body } = await tomas.client.send("HEAD", { path: "/api/account/data" });

    expect(headers.get("content-type")).toBe("application/zip");
    expect(body).toBe("");
  });
});

describe("DELETE /api/account", () => {
  // #account-deleted
  it("removes every row, the photos, the sign-in and the calendar feed, and closes the sockets", async () => {
    const { maya, photo } = await joinAsMaya();
    const feed = (await maya.client.post("/api/calendar-feed")).body as { path: string };
    expect(await product.stranger.get(feed.path)).toMatchObject({ status: 200 });
    const { device } = await joinChat(product, maya);
    expect(await tablesWith([maya.userId, maya.uid, maya.email])).toEqual(
      expect.arrayContaining(["person", "person_preference", "food_rules", "household_member", "planned_meal", "post"]),
    );
    expect(await product.stranger.get(photo)).toMatchObject({ status: 200 });

    expect(await maya.client.delete("/api/account", confirmed)).toMatchObject({ status: 200, body: { deleted: true } });

    expect(await device.closed).toMatchObject({ code: 4401 });
    expect(await tablesWith([maya.userId, maya.uid, maya.email])).toEqual([]);
    expect(await product.stranger.get(photo)).toMatchObject({ status: 404 });
    expect(await product.stranger.get(feed.path)).toMatchObject({ status: 404 });
    await expect(signInAtEmulator(product.emulatorHost, { email: maya.email, password: "laid-table" })).rejects.toThrow(
      "EMAIL_NOT_FOUND",
    );
    const again = await maya.client.get("/api/user-info");
    expect(again).toMatchObject({ status: 401 });
    expect(await tablesWith([maya.uid, maya.email])).toEqual([]);
  });

  // #account-deleted
  it("leaves others their messages, and reveals no more of the person than of an unknown one", async () => {
    const { maya } = await joinAsMaya();
    await say(maya, tomas, "Is there dill in it?");
    await say(tomas, maya, "A little.");
    await maya.client.delete("/api/account", confirmed);

    const { body } = await tomas.client.get("/api/chat/messages", { query: { receiverId: String(maya.userId) } });
    expect(body).toMatchObject({
      messages: [
        { sender_id: maya.userId, sender_name: "Deleted account", message: "Is there dill in it?" },
        { sender_id: tomas.userId, sender_name: "Tomás Herrera", message: "A little." },
      ],
    });
    expect((await tomas.client.get("/api/chat/conversations")).body).toMatchObject({
      conversations: expect.arrayContaining([
        expect.objectContaining({ userId: maya.userId, name: "Deleted account", unread: 1 }),
      ]),
    });
    const unknown = { ...maya, userId: 999_999 };
    const toMaya = (await say(tomas, maya, "Are you there?")) as { code: string; message: string };
    const toUnknown = (await say(tomas, unknown, "And you?")) as { code: string; message: string };
    expect(toMaya.code).toBe("receiver_unknown");
    expect(toMaya.message.replace(`${maya.userId}`, "999999")).toBe(toUnknown.message);
    const stranger = await product.join("Priya Raman");
    const reading = { query: { receiverId: String(maya.userId) } };
    expect(await stranger.client.get("/api/chat/messages", reading)).toMatchObject({ status: 404 });
  });

  it("removes a conversation when both people have left", async () => {
    const [maya, kwame] = [await product.join("Maya Holm"), await product.join("Kwame Boateng")];
    await say(maya, kwame, "Shall we both leave?");
    await Promise.all([maya, kwame].map(({ client }) => client.delete("/api/account", confirmed)));

    expect(await tablesWith([maya.userId, kwame.userId])).toEqual([]);
  });

  it("creates no account for a person who has none, and removes their sign-in", async () => {
    const newcomer = await product.signUp("Yuki Tanaka");

    expect(await newcomer.client.delete("/api/account", confirmed)).toMatchObject({ status: 200 });
    expect(await tablesWith([newcomer.uid, newcomer.email])).toEqual([]);
    expect(await newcomer.client.get("/api/user-info")).toMatchObject({ status: 401 });
  });

  it("is refused to a session, which does not prove the last sign-in", async () => {
    const started = await tomas.client.post("/api/session", { json: {} });
    const cookie = started.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    const headers = { cookie, origin: product.url };

    expect(await product.stranger.delete("/api/account", { ...confirmed, headers })).toMatchObject({
      status: 403,
      body: { code: "sign_in_again" },
    });
  });

  it("wants a sign-in of the last five minutes", async () => {
    const signed = await startSignedServer(product.databaseUrl);
    try {
      const seconds = Math.floor(Date.now() / 1000) - 301;
      const client = signed.withToken(signed.issue(tomas.uid, { claims: { auth_time: seconds } }));

      expect(await client.delete("/api/account", confirmed)).toMatchObject({
        status: 403,
        body: { code: "sign_in_again" },
      });
      expect(await client.get("/api/user-info")).toMatchObject({ body: { fullName: "Tomás Herrera" } });
    } finally {
      await signed.stop();
    }
  });
});
