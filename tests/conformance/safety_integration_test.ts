import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { joinChat } from "./testing/chat_client.ts";
import { type Cook, productForFile } from "./testing/product.ts";
import { formOf, SMALL_PHOTO, stageOf } from "./testing/spec_stage.ts";

// How people protect themselves, over real HTTP and sockets.

type Member = Cook & { readonly userId: number };

const product = productForFile({ settings: { RATE_CHAT_BURST: "400", RATE_LIMITS: "off" } });
let maya: Member;
let tomas: Member;
let ingeborg: Member;
let moderator: Member;

beforeAll(async () => {
  moderator = await product.joinAsModerator("Priya Raman");
});
beforeEach(async () => {
  maya = await product.join("Maya Lindqvist");
  tomas = await product.join("Tomás Herrera");
  ingeborg = await product.join("Ingeborg Aas");
  for (const table of ["post", "report"]) await product.knex(table).delete();
});

describe("a block", () => {
  it("hides the posts of each from the other, and answers as for a post that does not exist", async () => {
    const hers = await postOf(maya);
    const his = await postOf(tomas);
    await maya.client.put(`/api/blocks/${tomas.userId}`);

    expect(await feedOf(maya)).toEqual([hers]);
    expect(await feedOf(tomas)).toEqual([his]);
    expect(await feedOf(ingeborg)).toEqual([his, hers]);
    for (const [cook, post] of [
      [maya, his],
      [tomas, hers],
    ] as const) {
      const path = `/api/community-posts/${post}`;
      const missing = "/api/community-posts/999999999999";
      for (const [method, suffix] of [
        ["GET", ""],
        ["DELETE", ""],
        ["POST", "/toggle-like"],
      ] as const) {
        const reply = await cook.client.send(method, { path: `${path}${suffix}` });
        const forMissing = await cook.client.send(method, { path: `${missing}${suffix}` });
        expect(reply.status).toBe(404);
        expect(publicPart(reply.body, post)).toEqual(publicPart(forMissing.body, 999_999_999_999));
      }
    }
    expect((await maya.client.get("/api/blocks")).body).toMatchObject({
      people: [{ userId: tomas.userId, name: "Tomás Herrera" }],
    });
    expect((await tomas.client.get("/api/blocks")).body).toEqual({ people: [] });

    await maya.client.delete(`/api/blocks/${tomas.userId}`);
    expect(await feedOf(maya)).toEqual([his, hers]);
  });

  // #chat-block-silent
  it("stops messages without telling the sender: the same frames as always, now and after the block", async () => {
    const [hers, his] = [await joinChat(product, maya), await joinChat(product, tomas)];
    const send = async (message: string, clientMessageId: string) => {
      his.device.say("sendMessage", {
        senderFirebaseUid: tomas.uid,
        receiverId: maya.userId,
        message,
        clientMessageId,
      });
      return await his.device.next("messageAck");
    };
    const before = await send("Before", "m-1");
    await hers.device.next("newMessage");
    await maya.client.put(`/api/blocks/${tomas.userId}`);
    const during = await send("During", "m-2");

    expect(Object.keys(during)).toEqual(Object.keys(before));
    expect(during).toMatchObject({ clientMessageId: "m-2", cursor: before.cursor + 1 });
    await his.device.settled();
    await hers.device.settled();
    expect(hers.device.heard("newMessage")).toMatchObject([{ message: "Before" }]);
    expect(his.device.heard("messageError")).toEqual([]);
    expect(await textsBetween(tomas, maya)).toEqual(["Before", "During"]);
    expect(await textsBetween(maya, tomas)).toEqual([]);
    for (const path of ["/api/chat/unread", "/api/chat/conversations"]) {
      expect((await maya.client.get(path)).body).toEqual({ conversations: [] });
    }

    await maya.client.delete(`/api/blocks/${tomas.userId}`);
    await send("After", "m-3");
    expect(await hers.device.next("newMessage")).toMatchObject({ message: "After", cursor: 2 });
    expect(await textsBetween(maya, tomas)).toEqual(["Before", "After"]);
    for (const { device } of [hers, his]) device.close();
  });
});

describe("a message request", () => {
  it("is marked, and accepted on all devices, ignored or blocked without notifying its sender", async () => {
    const [phone, laptop, his] = [
      await joinChat(product, maya),
      await joinChat(product, maya),
      await joinChat(product, tomas),
    ];
    const write = async (message: string) => {
      his.device.say("sendMessage", { senderFirebaseUid: tomas.uid, receiverId: maya.userId, message });
      await his.device.next("messageAck");
      return await phone.device.next("newMessage");
    };
    const first = await write("Is there dill in it?");
    expect(first).toMatchObject({ message: "Is there dill in it?", request: "open" });
    const { id, created_at: sentAt } = first;
    expect(await requestsOf(maya)).toEqual([
      { userId: tomas.userId, name: "Tomás Herrera", message: { id, text: "Is there dill in it?", sentAt } },
    ]);
    expect([await listedFor(maya), await listedFor(maya, "exclude")]).toEqual([[tomas.userId], []]);
    expect([await requestsOf(tomas), await listedFor(tomas, "exclude")]).toEqual([[], [maya.userId]]);

    expect(await decideAbout(tomas, "ignored")).toMatchObject({ status: 200, body: { state: "ignored" } });
    expect(await write("Hello?")).toMatchObject({ request: "ignored" });
    expect([await requestsOf(maya), await listedFor(maya, "exclude")]).toEqual([[], []]);

    expect(await decideAbout(tomas, "accepted")).toMatchObject({ status: 200, body: { state: "accepted" } });
    expect(await laptop.device.next("request")).toEqual({ userId: tomas.userId, state: "ignored" });
    expect(await laptop.device.next("request")).toEqual({ userId: tomas.userId, state: "accepted" });
    expect(await write("Still there?")).not.toHaveProperty("request");
    expect(await listedFor(maya, "exclude")).toEqual([tomas.userId]);
    expect(await decideAbout(tomas, "ignored")).toMatchObject({
      status: 404,
      body: { code: "message_request_not_found" },
    });
    expect(new Set(his.device.events)).toEqual(new Set(["authenticated", "joined", "messageAck"]));

    await messageFrom(ingeborg, maya, "Buy my knives");
    await maya.client.put(`/api/blocks/${ingeborg.userId}`);
    expect(await requestsOf(maya)).toEqual([]);
    for (const { device } of [phone, laptop, his]) device.close();
  });
});

describe("reports and moderation", () => {
  it("copies what was reported, and shows it to moderators with the reporter's words", async () => {
    const post = await postOf(tomas);
    const message = await messageFrom(tomas, maya, "Buy my knives");
    await report(maya, { kind: "post", id: post, reason: "spam", text: "An advert" });
    await report(maya, { kind: "message", id: message, reason: "harassment" });
    await report(maya, { kind: "person", id: tomas.userId, reason: "other" });
    const { body } = await tomas.client.get(`/api/community-posts/${post}`);
    const { photo } = (body as { post: { photo: string } }).post;
    await tomas.client.delete(`/api/community-posts/${post}`);

    const { reports } = await openReports();
    expect(reports).toMatchObject([
      { reason: "other", evidence: { kind: "person", fullName: "Tomás Herrera" } },
      { reason: "harassment", evidence: { kind: "message", text: "Buy my knives" } },
      {
        reason: "spam",
        text: "An advert",
        reporterName: "Maya Lindqvist",
        person: { userId: tomas.userId, name: "Tomás Herrera", warnings: 0, suspendedUntil: null },
        evidence: { kind: "post", mealName: "Sunday Pancakes", photo: expect.any(String) },
      },
    ]);

    // The copy of the photo is only for moderators, and goes with its author's account.
    const { evidence } = reports[2] as { evidence: { photo: string } };
    const copy = await moderator.client.get(evidence.photo);
    expect(copy).toMatchObject({ status: 200 });
    expect(Object.fromEntries(copy.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "no-store",
    });
    expect((await moderator.client.send("HEAD", { path: evidence.photo })).status).toBe(200);
    const address = photo.replace("/photos/", "/photos/evidence-");
    for (const path of [photo, address]) expect((await product.stranger.get(path)).status).toBe(404);
    expect(await maya.client.get(evidence.photo)).toMatchObject({ status: 404, body: { code: "not_found" } });
    await tomas.client.delete("/api/account", { json: { confirmation: "DELETE" } });
    expect(await moderator.client.get(evidence.photo)).toMatchObject({
      status: 404,
      body: { code: "report_not_found" },
    });
  });

  it("takes reports only of what the reporter has seen", async () => {
    const post = await postOf(tomas);
    const message = await messageFrom(tomas, maya, "Only for Maya");
    await tomas.client.put(`/api/blocks/${ingeborg.userId}`);

    for (const [cook, json, status] of [
      [ingeborg, { kind: "post", id: post }, 404],
      [ingeborg, { kind: "message", id: message }, 404],
      [tomas, { kind: "message", id: message }, 404],
      [ingeborg, { kind: "person", id: 999_999_999 }, 404],
      [tomas, { kind: "person", id: tomas.userId }, 400],
      [tomas, { kind: "post", id: post }, 400],
    ] as const) {
      expect(await cook.client.post("/api/reports", { json: { ...json, reason: "spam" } })).toMatchObject({ status });
    }
    expect((await openReports()).reports).toEqual([]);
  });

  it("takes twenty reports a day of one person, and says when the next one is possible", async () => {
    await product.knex("report").insert(
      Array.from({ length: 20 }, (_each, n) => ({
        reporter_id: maya.userId,
        person_id: tomas.userId,
        kind: "post",
        subject_id: 1_000_000 + n,
        reason: "spam",
        note: "",
        evidence: "{}",
        closed_at: new Date(),
      })),
    );
    const reply = await maya.client.post("/api/reports", {
      json: { kind: "person", id: tomas.userId, reason: "spam" },
    });

    expect(reply).toMatchObject({ status: 429, body: { code: "too_many_reports", until: expect.any(String) } });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(86_000);
  });

  it("hides a post and its photo, which its author sees, marked as hidden", async () => {
    const post = await postOf(tomas);
    const { body } = await tomas.client.get(`/api/community-posts/${post}`);
    const { photo } = (body as { post: { photo: string } }).post;
    expect((await product.stranger.get(photo)).status).toBe(200);
    await report(maya, { kind: "post", id: post, reason: "unsuitable" });
    await decide({ hidePost: true, reason: "Not food" });

    expect(await feedOf(maya)).toEqual([]);
    expect((await maya.client.get(`/api/community-posts/${post}`)).status).toBe(404);
    const statuses = async () => {
      const clients = [product.stranger, maya.client, tomas.client, moderator.client];
      return await Promise.all(clients.map(async (client) => (await client.get(photo)).status));
    };
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    expect((await tomas.client.get("/api/community-posts")).body).toMatchObject({
      posts: [{ id: post, hidden: true }],
    });
    expect((await openReports()).reports).toEqual([]);

    // The log names the report, and showing the post again is an entry of its own.
    const [hidden] = await logEntries();
    expect(hidden).toMatchObject({
      action: "hide_post",
      reason: "Not food",
      moderatorName: "Priya Raman",
      person: { userId: tomas.userId },
      report: { reason: "unsuitable", reporterName: "Maya Lindqvist" },
      inForce: true,
    });
    await undo(hidden?.id);
    expect(await feedOf(maya)).toEqual([post]);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect(await logEntries()).toMatchObject([{ action: "show_post" }, { action: "hide_post", inForce: false }]);
  });

  it("shows a warning until it is confirmed", async () => {
    await report(maya, { kind: "person", id: tomas.userId, reason: "spam" });
    await decide({ warn: true, reason: "Please post no adverts" });
    const { warnings } = (await standingOf(tomas)) as { warnings: { id: number }[] };

    expect(warnings).toMatchObject([{ text: "Please post no adverts" }]);
    await tomas.client.post("/api/standing/confirm", { json: { upTo: warnings[0]?.id } });
    expect(await standingOf(tomas)).toMatchObject({ moderator: false, suspendedUntil: null, warnings: [] });
  });

  it("suspends posting and messages until a time, on open sockets too, while reading works", async () => {
    const { device } = await joinChat(product, tomas);
    const suspendUntil = new Date(Date.now() + 3_600_000).toISOString();
    await report(maya, { kind: "person", id: tomas.userId, reason: "spam" });
    await decide({ suspendUntil, reason: "Adverts, again" });

    device.say("sendMessage", { senderFirebaseUid: tomas.uid, receiverId: maya.userId, message: "Hej!" });
    expect(await device.next("messageError")).toMatchObject({ code: "suspended", until: suspendUntil });
    const form = formOf({ mealName: "Soup", ingredients: "x", instructions: "x", photo: SMALL_PHOTO });
    expect(await tomas.client.post("/api/community-posts", { form })).toMatchObject({
      status: 403,
      body: { code: "suspended", until: suspendUntil },
    });
    expect((await tomas.client.get("/api/community-posts")).status).toBe(200);
    expect(await standingOf(tomas)).toMatchObject({ suspendedUntil: suspendUntil });

    await undo((await logEntries())[0]?.id);
    expect(await standingOf(tomas)).toMatchObject({ suspendedUntil: null });
    device.say("sendMessage", { senderFirebaseUid: tomas.uid, receiverId: maya.userId, message: "Hej!" });
    expect(await device.next("messageAck")).toMatchObject({ id: expect.any(Number) });
    device.close();
  });

  it("suspends the new account of a person who deleted a suspended one, and says why", async () => {
    const again = await product.signUp("Tomás Again");
    await report(maya, { kind: "person", id: tomas.userId, reason: "spam" });
    const suspendUntil = new Date(Date.now() + 3_600_000).toISOString();
    await decide({ suspendUntil, reason: "Adverts" });
    // As if both accounts had this address, verified.
    await product.knex("person").where({ id: tomas.userId }).update({ verified_email: again.email });
    await tomas.client.delete("/api/account", { json: { confirmation: "DELETE" } });

    expect((await again.client.get("/api/standing")).body).toMatchObject({
      suspendedUntil: suspendUntil,
      warnings: [{ text: expect.stringMatching(/^An earlier account .+ is suspended/u) }],
    });
    const [entry] = await logEntries();
    expect(entry).toMatchObject({ action: "suspend", moderatorName: "Weekplate", report: null, inForce: true });
    await undo(entry?.id);
    expect((await again.client.get("/api/standing")).body).toMatchObject({ suspendedUntil: null });
  });

  it("lets no moderator decide about themselves: the report stays open, and reveals no more to them", async () => {
    await report(maya, { kind: "person", id: moderator.userId, reason: "harassment", text: "She was rude" });
    expect((await moderator.client.get("/api/moderation/reports")).body).toEqual({
      reports: [],
      nextCursor: null,
      aboutCaller: 1,
      hasOtherModerators: false,
    });
    const { id } = await product.knex("report").first("id");
    const decision = { json: { reason: "All is well" } };
    expect(await moderator.client.post(`/api/moderation/reports/${id}/decision`, decision)).toMatchObject({
      status: 403,
      body: { code: "own_cause", message: expect.stringContaining("no other moderator") },
    });
    expect(await product.knex("report").first("closed_at")).toEqual({ closed_at: null });
  });

  it("is only for verified moderators; for all others there is nothing at these addresses", async () => {
    const decision = { json: { reason: "I say so" } };
    for (const reply of [
      await maya.client.get("/api/moderation/reports"),
      await maya.client.post("/api/moderation/reports/1/decision", decision),
      await maya.client.get("/api/moderation/reports/1/photo"),
      await maya.client.get("/api/moderation/log"),
      await maya.client.post("/api/moderation/log/1/undo", decision),
    ]) {
      expect(reply).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
    expect(await standingOf(maya)).toMatchObject({ moderator: false });
    expect(await standingOf(moderator)).toMatchObject({ moderator: true });
    // The address alone is not enough: anyone can sign up with it.
    await product.knex("person").where({ id: moderator.userId }).update({ verified_email: null });
    expect((await moderator.client.get("/api/moderation/reports")).status).toBe(404);
    await product.knex("person").where({ id: moderator.userId }).update({ verified_email: moderator.email });
    expect((await moderator.client.get("/api/moderation/reports")).status).toBe(200);
  });
});

async function requestsOf({ client }: Member): Promise<unknown> {
  return ((await client.get("/api/chat/requests")).body as { requests: unknown }).requests;
}

/** Maya's decision about a person's request. */
function decideAbout({ userId }: Member, state: string) {
  return maya.client.put(`/api/chat/requests/${userId}`, { json: { state } });
}

/** The people in the list of conversations. */
async function listedFor({ client }: Member, requests?: string): Promise<number[]> {
  const query = requests === undefined ? {} : { query: { requests } };
  const { body } = await client.get("/api/chat/conversations", query);
  return (body as { conversations: { userId: number }[] }).conversations.map(({ userId }) => userId);
}

interface Reported {
  readonly reports: readonly { readonly id: number; readonly evidence: object }[];
}

async function report({ client }: Member, json: object): Promise<void> {
  expect(await client.post("/api/reports", { json })).toMatchObject({ status: 200, body: { reported: true } });
}

async function openReports(): Promise<Reported> {
  return (await moderator.client.get("/api/moderation/reports")).body as Reported;
}

/** Decides about the newest report. */
async function decide(json: object): Promise<void> {
  const id = (await openReports()).reports[0]?.id;
  expect(await moderator.client.post(`/api/moderation/reports/${id}/decision`, { json })).toMatchObject({
    status: 200,
  });
}

interface LoggedEntry {
  readonly id: number;
}

/** The newest two entries of the log. */
async function logEntries(): Promise<readonly LoggedEntry[]> {
  const { body } = await moderator.client.get("/api/moderation/log", { query: { limit: "2" } });
  return (body as { entries: LoggedEntry[] }).entries;
}

async function undo(entryId = 0): Promise<void> {
  const json = { reason: "My mistake" };
  expect(await moderator.client.post(`/api/moderation/log/${entryId}/undo`, { json })).toMatchObject({
    status: 200,
    body: { undone: true },
  });
}

async function standingOf({ client }: Member): Promise<unknown> {
  return (await client.get("/api/standing")).body;
}

async function messageFrom(from: Member, to: Member, message: string): Promise<number> {
  const { device } = await joinChat(product, from);
  device.say("sendMessage", { senderFirebaseUid: from.uid, receiverId: to.userId, message });
  const { id } = await device.next("messageAck");
  device.close();
  return id;
}

async function postOf(cook: Member): Promise<number> {
  return await stageOf(cook, { otherId: cook.userId }).post();
}

/** The ids of the posts in a person's feed. */
async function feedOf({ client }: Member): Promise<number[]> {
  const { body } = await client.get("/api/community-posts");
  return (body as { posts: { id: number }[] }).posts.map(({ id }) => id);
}

async function textsBetween({ client }: Member, other: Member): Promise<string[]> {
  const { body } = await client.get("/api/chat/messages", { query: { receiverId: String(other.userId) } });
  return (body as { messages: { message: string }[] }).messages.map(({ message }) => message);
}

/** An error reply without the parts that differ between any two requests. */
function publicPart(body: unknown, id: number): unknown {
  const { requestId: _requestId, message, ...rest } = body as { requestId: string; message: string };
  return { ...rest, message: message.replace(String(id), "N") };
}
