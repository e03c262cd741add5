import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinChat } from "./testing/chat_client.ts";
import { signInAtEmulator } from "./testing/emulator_sign_up.ts";
import { type Cook, type Product, startProduct } from "./testing/product.ts";
import { startSignedServer } from "./testing/signed_server.ts";
import { formOf, SMALL_PHOTO } from "./testing/spec_stage.ts";

// Deleting an account, as the person and the others notice it.

type Member = Cook & { userId: number };

const confirmed = { json: { confirmation: "DELETE" } };
const recipe = { id: "roasted-tomato-soup-with-basil", name: "Roasted Tomato Soup with Basil" };

let product: Product;
let tomas: Member;

beforeAll(async () => {
  product = await startProduct({ settings: { RATE_LIMITS: "off" } });
  tomas = await product.join("Tomás Herrera");
});
afterAll(() => product.stop());

/** Maya with something in every part of the product. */
async function joinAsMaya(): Promise<{ maya: Member; photo: string }> {
  const maya = await product.join("Maya Lindqvist");
  const { client } = maya;
  const form = formOf({ mealName: "Shakshuka", ingredients: "4 eggs", instructions: "Cook.", photo: SMALL_PHOTO });
  const replies = [
    await client.post("/savePreferences", { json: { preferences: ["Salad", "Dessert"] } }),
    await client.put("/api/settings", { json: { energyUnit: "kJ" } }),
    await client.post("/api/save-meal", { json: { day: "Friday", time: "Lunch", date: "2026-11-19", meal: recipe } }),
    await client.post("/api/community-posts", { form }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const posted = replies[3]?.body as { post: { photo: string } } | undefined;
  return { maya, photo: posted?.post.photo ?? "" };
}

async function say(from: Member, to: Member, message: string): Promise<unknown> {
  const { device } = await joinChat(product, from);
  device.say("sendMessage", { senderFirebaseUid: from.uid, receiverId: to.userId, message, clientMessageId: message });
  const answer = await Promise.race([device.next("messageAck"), device.next("messageError")]);
  device.close();
  return answer;
}

/** Every table with a row that has one of these values in a column. */
async function tablesWith(values: readonly (string | number)[]): Promise<string[]> {
  const { rows } = await product.knex.raw<{ rows: { table_name: string; column_name: string }[] }>(`
    SELECT table_name, column_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND (data_type IN ('text', 'jsonb') OR data_type = 'bigint' AND column_name LIKE '%\\_id')`);
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

describe("DELETE /api/account", () => {
  it("removes every row, the photos and the sign-in, and closes the sockets", async () => {
    const { maya, photo } = await joinAsMaya();
    const { device } = await joinChat(product, maya);
    expect(await tablesWith([maya.userId, maya.uid, maya.email])).toEqual(
      expect.arrayContaining(["person", "person_preference", "planned_meal", "post"]),
    );
    expect(await product.stranger.get(photo)).toMatchObject({ status: 200 });

    expect(await maya.client.delete("/api/account", confirmed)).toMatchObject({ status: 200, body: { deleted: true } });

    expect(await device.closed).toMatchObject({ code: 4401 });
    expect(await tablesWith([maya.userId, maya.uid, maya.email])).toEqual([]);
    expect(await product.stranger.get(photo)).toMatchObject({ status: 404 });
    await expect(signInAtEmulator(product.emulatorHost, { email: maya.email, password: "laid-table" })).rejects.toThrow(
      "EMAIL_NOT_FOUND",
    );
    const again = await maya.client.get("/api/user-info");
    expect(again).toMatchObject({ status: 401 });
    expect(await tablesWith([maya.uid, maya.email])).toEqual([]);
  });

  it("leaves others their messages, and tells no more of the person than of one who never was", async () => {
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
      conversations: [{ userId: maya.userId, name: "Deleted account", unread: 1 }],
    });
    const nobody = { ...maya, userId: 999_999 };
    const toMaya = (await say(tomas, maya, "Are you there?")) as { code: string; message: string };
    const toNobody = (await say(tomas, nobody, "And you?")) as { code: string; message: string };
    expect(toMaya.code).toBe("receiver_unknown");
    expect(toMaya.message.replace(`${maya.userId}`, "999999")).toBe(toNobody.message);
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

  it("is refused to a session, which tells nothing about the last sign-in", async () => {
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
