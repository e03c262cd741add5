import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../../core/account/mod.ts";
import {
  type ChatMessage,
  listMessages,
  listRecentConversations,
  listUnread,
  messageText,
} from "../../../core/chat/mod.ts";
import type { ListMessagesReply } from "../../../wire/list_messages.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresChatStore } from "../../postgres/chat_store.ts";
import { countStatements } from "../../postgres/testing/count_statements.ts";
import { type Api, startApi } from "../testing/api.ts";
import { listMessagesRoute } from "./list_messages_route.ts";
import { listRecentConversationsRoute } from "./list_recent_conversations_route.ts";
import { listUnreadRoute } from "./list_unread_route.ts";

const withTomas = { receiverId: String(tomas.id) };
let api: Api;
let chat: PostgresChatStore;
let written = 0;

beforeAll(async () => {
  api = await startApi({
    people: [maya, tomas, ingeborg],
    routes({ knex }) {
      chat = new PostgresChatStore(knex);
      return [
        listMessagesRoute((input) => listMessages({ chat }, input)),
        listUnreadRoute((input) => listUnread({ chat }, input)),
        listRecentConversationsRoute((input) => listRecentConversations({ chat }, input)),
      ];
    },
  });
});
beforeEach(async () => {
  await api.knex.raw("TRUNCATE chat_message, chat_inbox, chat_conversation");
  await api.knex.raw("UPDATE person SET chat_cursor = 0");
});
afterAll(() => api.close());

async function write(from: Person, to: Person, text: string): Promise<ChatMessage> {
  written += 1;
  const input = { senderId: from.id, receiverId: to.id, text: messageText(text), clientMessageId: `m-${written}` };
  const message = await chat.append(input);
  if (!message) throw new Error("The test's own people must exist");
  return message;
}

async function messagesOf(
  query: string | Record<string, string>,
  person = maya,
): Promise<ListMessagesReply["messages"]> {
  const { status, body } = await api.as(person).get("/api/chat/messages", { query });
  expect(status).toBe(200);
  return (body as ListMessagesReply).messages;
}

describe("GET /api/chat/messages", () => {
  it("lists the conversation oldest first, as the caller sees it", async () => {
    const asked = await write(maya, tomas, "Is there dill in it?");
    await write(ingeborg, maya, "Another conversation");
    const answered = await write(tomas, maya, "There is. Lots.");

    const mayas = {
      id: asked.id,
      sender_id: maya.id,
      receiver_id: tomas.id,
      message: "Is there dill in it?",
      created_at: asked.sentAt.toISOString(),
      sender_name: "Maya Lindqvist",
      cursor: 1,
    };
    expect(await messagesOf({ ...withTomas, senderFirebaseUid: maya.identityId })).toEqual([
      { ...mayas, clientMessageId: asked.clientMessageId },
      {
        id: answered.id,
        sender_id: tomas.id,
        receiver_id: maya.id,
        message: "There is. Lots.",
        created_at: answered.sentAt.toISOString(),
        sender_name: "Tomás Herrera",
        cursor: 3,
      },
    ]);
    expect((await messagesOf({ receiverId: String(maya.id) }, tomas))[0]).toEqual(mayas);
  });

  it("lists the last 200, and those before them", async () => {
    const all: ChatMessage[] = [];
    for (let n = 0; n < 203; n += 1) all.push(await write(n % 2 ? maya : tomas, n % 2 ? tomas : maya, `Message ${n}`));
    const newest = await messagesOf(withTomas);
    const older = await messagesOf({ ...withTomas, before: String(newest[0]?.id) });

    expect(newest.map(({ id }) => id)).toEqual(all.slice(3).map(({ id }) => id));
    expect(older.map(({ id }) => id)).toEqual(all.slice(0, 3).map(({ id }) => id));
  });

  it("is empty without messages, and with oneself", async () => {
    await write(maya, ingeborg, "Another conversation");

    expect(await messagesOf(withTomas)).toEqual([]);
    expect(await messagesOf({ receiverId: String(maya.id) })).toEqual([]);
  });

  it("refuses an id beyond the database's range", async () => {
    expect(await api.as(maya).get("/api/chat/messages", { query: { receiverId: "9".repeat(20) } })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", field: "receiverId" },
    });
  });

  it("needs one statement, and is never cached", async () => {
    await messagesOf(withTomas); // from here on it is known who Maya is
    const client = api.as(maya);
    await client.get("/api/chat/messages", { query: withTomas });

    const statements = await countStatements(api.knex, async () => {
      const { headers } = await client.get("/api/chat/messages", { query: withTomas });
      expect(headers.get("cache-control")).toBe("no-store");
    });
    expect(statements).toHaveLength(1);
  });
});

describe("GET /api/chat/unread", () => {
  it("counts unread messages by person, the newest first, until they are read", async () => {
    await write(tomas, maya, "One");
    const last = await write(tomas, maya, "Two");
    await write(ingeborg, maya, "Three");
    await write(maya, tomas, "One's own are never unread");

    const client = api.as(maya);
    expect((await client.get("/api/chat/unread")).body).toEqual({
      conversations: [
        { userId: ingeborg.id, name: "Ingeborg Aas", unread: 1 },
        { userId: tomas.id, name: "Tomás Herrera", unread: 2 },
      ],
    });
    await chat.markRead(maya.id, { from: tomas.id, upTo: last.id });
    expect((await client.get("/api/chat/unread")).body).toEqual({
      conversations: [{ userId: ingeborg.id, name: "Ingeborg Aas", unread: 1 }],
    });
  });

  it("needs one statement", async () => {
    const client = api.as(maya);
    await client.get("/api/chat/unread");

    expect(await countStatements(api.knex, () => client.get("/api/chat/unread"))).toHaveLength(1);
  });
});

describe("GET /api/chat/conversations", () => {
  it("lists the newest conversation first, with its time and unread count", async () => {
    const sent = await write(maya, ingeborg, "Hello");
    const received = await write(tomas, maya, "Hej");

    expect((await api.as(maya).get("/api/chat/conversations")).body).toEqual({
      conversations: [
        { userId: tomas.id, name: "Tomás Herrera", lastMessageAt: received.sentAt.toISOString(), unread: 1 },
        { userId: ingeborg.id, name: "Ingeborg Aas", lastMessageAt: sent.sentAt.toISOString(), unread: 0 },
      ],
    });
  });
});
