import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { maya, priya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { markRead, sendMessage } from "../../../core/chat/mod.ts";
import * as accountCalls from "../../../wire/account/mod.ts";
import * as chatCalls from "../../../wire/chat/mod.ts";
import { clientOf } from "../../platform/api/client.ts";
import type { ChatCalls } from "../../platform/api/mod.ts";
import { Outbox } from "../../platform/offline/outbox/outbox.ts";
import {
  type MemoryBehaviour,
  type MemoryStores,
  memoryRoutes,
  memoryServer,
  memoryStores,
  withAnswers,
} from "../../testing/api/mod.ts";
import { MemoryChatConnection } from "../../testing/memory_chat_connection.ts";
import { MemoryOutboxStore } from "../../testing/memory_outbox_store.ts";
import { memoryHttp } from "../../testing/memory_transport.ts";
import { ChatSession } from "./chat_session.ts";

const NOW = "2026-11-19T18:05:00.000Z";
let outboxStore: MemoryOutboxStore;
let made: number;
let outboxes: Outbox[];
const mayaSignedIn = { id: maya.identityId, email: "maya@example.com", fullName: maya.fullName };
let server: MemoryStores;
let connection: MemoryChatConnection;
let logged: string[];

beforeEach(() => {
  outboxStore = new MemoryOutboxStore();
  made = 0;
  outboxes = [];
  server = memoryStores({ recipes: [], posts: [], fullName: maya.fullName, email: {} });
  connection = new MemoryChatConnection(server);
  logged = [];
});

/** Maya's session with the chat's use cases in memory. */
function openSession(behaviour: MemoryBehaviour<keyof ChatCalls> = {}) {
  const identity = { current: mayaSignedIn, providerName: undefined, sessionEnded() {} };
  const memory = memoryServer(server, identity);
  const http = memoryHttp(memoryRoutes(memory), { server: memory, identity });
  const { currentUser } = clientOf(accountCalls, http);
  const calls = withAnswers({ ...clientOf(chatCalls, http), currentUser }, behaviour);
  const log = (text: string) => void logged.push(text);
  const outbox = new Outbox({
    personId: maya.identityId,
    openStore: async () => outboxStore,
    send: () => Promise.reject(new Error("Only messages are sent")),
    onRefused: () => false,
    newId: () => `client-${(made += 1)}`,
    now: () => NOW,
    backoffMinMs: 5,
    log,
  });
  outboxes.push(outbox);
  outbox.start();
  const session = new ChatSession({ connection, calls, outbox, log, retryDelayMs: 10 });
  /** As a closed browser does. */
  const close = () => {
    session.stop();
    outbox.stop();
  };
  return { session, calls, outbox, close };
}

/** {@linkcode openSession} that has started. */
async function startSession(behaviour?: MemoryBehaviour<keyof ChatCalls>) {
  const opened = openSession(behaviour);
  await opened.session.start();
  return opened;
}

afterEach(() => {
  for (const outbox of outboxes) outbox.stop();
});

/** Two messages from before the session. */
async function sendHistory(): Promise<void> {
  await server.send(tomas, maya, "Thanks for asking about the ramen.");
  await server.send(maya, tomas, "Was the broth white miso or red?");
}

function texts(session: ChatSession, partnerId = tomas.id): string[] {
  const { lines = [] } = session.snapshot().conversations.get(partnerId) ?? {};
  return lines.map(({ from, text, state }) => `${from}: ${text}${state === "sent" ? "" : ` (${state})`}`);
}

describe("an open conversation", () => {
  it("shows its history and live messages", async () => {
    await sendHistory();
    const { session } = await startSession();

    session.open(tomas.id);
    await expect.poll(() => texts(session)).toHaveLength(2);
    await server.send(tomas, maya, "White miso, two spoons.");

    expect(texts(session)).toEqual([
      "other: Thanks for asking about the ramen.",
      "own: Was the broth white miso or red?",
      "other: White miso, two spoons.",
    ]);
  });

  it("shows a message once that arrived live and with the history", async () => {
    await sendHistory();
    const { session } = await startSession();
    await server.send(tomas, maya, "White miso, two spoons.");

    session.open(tomas.id);

    await expect.poll(() => texts(session)).toHaveLength(3);
  });

  it("marks shown messages as read, also those that arrive later", async () => {
    await sendHistory();
    const { session } = await startSession();
    session.open(tomas.id);
    await expect.poll(() => connection.marks).toContainEqual({ userId: tomas.id, upTo: 1 });

    await server.send(tomas, maya, "White miso, two spoons.");

    expect(connection.marks).toContainEqual({ userId: tomas.id, upTo: 3 });
    expect(session.snapshot().unread).toEqual([]);
  });

  // #error-logged-and-shown
  it("reports that its history failed to load, and loads it on retry", async () => {
    await sendHistory();
    const { session, calls } = await startSession({ failing: ["listMessages"] });
    session.open(tomas.id);
    await expect.poll(() => session.snapshot().conversations.get(tomas.id)?.history).toBe("failed");

    calls.answers.behave({});
    session.retryHistory(tomas.id);

    await expect.poll(() => texts(session)).toHaveLength(2);
    expect(logged).toEqual(["Cannot load the conversation"]);
  });

  it("is fetched again when the stream starts, for messages between the two", async () => {
    connection = new MemoryChatConnection(server, { statusAfterStart: "connecting" });
    await sendHistory();
    const { session, calls } = await startSession();
    session.open(tomas.id);
    await expect.poll(() => texts(session)).toHaveLength(2);
    const asked = calls.answers.calls.filter((call) => call === "listMessages").length;

    connection.setStatus("online");

    await expect.poll(() => calls.answers.calls.filter((call) => call === "listMessages").length).toBe(asked + 1);
  });

  it("loads older messages page by page until there are none", async () => {
    const long = await server.sendMany(tomas, maya, 450);
    const { session } = await startSession();
    session.open(tomas.id);
    await expect.poll(() => texts(session)).toHaveLength(200);

    await session.loadOlder(tomas.id);
    expect(texts(session)).toHaveLength(400);
    await session.loadOlder(tomas.id);

    expect(texts(session)).toEqual(long.map(({ text }) => `other: ${text}`));
    expect(session.snapshot().conversations.get(tomas.id)?.older).toBe("none");
  });
});

describe("an own message", () => {
  // #chat-shown-at-once
  it("is shown at once, and keeps its place when it is sent", async () => {
    const { session } = await startSession();
    connection.answer = "stays silent";

    expect(session.send(tomas.id, "  Did you toast the mushrooms first?  ")).toBe(true);

    expect(texts(session)).toEqual(["own: Did you toast the mushrooms first? (sending)"]);
    const [before] = session.snapshot().conversations.get(tomas.id)?.lines ?? [];
    expect(before).toMatchObject({ senderName: "Maya Lindqvist", sentAt: NOW });
    await expect.poll(() => connection.sent.length).toBe(1);
    const [inFlight] = connection.sent;
    if (inFlight) await connection.acknowledge(inFlight);
    expect(session.snapshot().conversations.get(tomas.id)?.lines).toEqual([
      { ...before, state: "sent", id: 1, sentAt: "2026-11-19T00:00:00.000Z" },
    ]);
  });

  // #chat-send-guards
  it("is not sent if it is blank", async () => {
    const { session } = await startSession();

    expect(session.send(tomas.id, " \n ")).toBe(false);
    expect(connection.sent).toEqual([]);
  });

  // #chat-send-guards
  it("is not sent before the person's own id is known", () => {
    expect(openSession().session.send(tomas.id, "Too early")).toBe(false);
  });

  // #chat-shown-at-once
  it("fails when the server refuses it, and is sent again with the same id", async () => {
    const { session } = await startSession();
    connection.answer = "refuses";
    session.send(tomas.id, "Cooking it on Wednesday.");
    await expect.poll(() => texts(session)).toEqual(["own: Cooking it on Wednesday. (failed)"]);

    connection.answer = "acknowledges";
    session.resend("client-1");

    await expect.poll(() => texts(session)).toEqual(["own: Cooking it on Wednesday."]);
    expect(connection.sent.map(({ clientMessageId }) => clientMessageId)).toEqual(["client-1", "client-1"]);
  });

  it("is not shown twice when its acknowledgement was lost and the history has it", async () => {
    await sendHistory();
    const lost = { text: "Mine turned out too salty.", clientMessageId: "client-1" };
    await sendMessage(server, { senderId: maya.id, receiverId: tomas.id, ...lost });
    const { session } = await startSession();
    connection.answer = "stays silent";
    session.send(tomas.id, lost.text);

    session.open(tomas.id);

    await expect.poll(() => texts(session)).toHaveLength(3);
    expect(texts(session).at(-1)).toBe("own: Mine turned out too salty.");
  });

  it("from the person's other device is shown as own", async () => {
    const { session } = await startSession();

    await server.send(maya, tomas, "From my phone");

    expect(texts(session)).toEqual(["own: From my phone"]);
    expect(session.snapshot().unread).toEqual([]);
  });
});

describe("unsent messages", () => {
  const kinds = async () => (await outboxStore.list(maya.identityId)).map(({ action }) => action.kind);

  it("survive a closed browser, also if the conversation is opened before the person is known", async () => {
    connection.answer = "stays silent";
    const before = openSession();
    await before.session.start();
    before.session.send(tomas.id, "Or red?");
    await expect.poll(kinds).toEqual(["message"]);
    before.close();
    connection = new MemoryChatConnection(server, { answer: "stays silent" });

    const { session } = openSession();
    const started = session.start();
    session.open(tomas.id);
    await started;

    await expect.poll(() => texts(session)).toEqual(["own: Or red? (sending)"]);
  });

  it("are sent again with the same id after that, and refused ones are still shown with their reason", async () => {
    const first = openSession();
    await first.session.start();
    connection.answer = "has had ten requests";
    first.session.send(tomas.id, "Refused");
    await expect.poll(() => texts(first.session)).toEqual(["own: Refused (failed)"]);
    connection.answer = "stays silent";
    first.session.send(tomas.id, "Under way");
    await expect.poll(() => connection.sent.length).toBe(2);
    await expect.poll(kinds).toHaveLength(2);
    first.close();

    connection = new MemoryChatConnection(server);
    const { session } = await startSession();

    await expect.poll(() => texts(session)).toEqual(["own: Under way", "own: Refused (failed)"]);
    expect(connection.sent).toEqual([{ clientMessageId: "client-2", receiverId: tomas.id, text: "Under way" }]);
    expect(session.snapshot().conversations.get(tomas.id)?.lines[1]?.refusal).toMatchObject({
      code: "too_many_message_requests",
      until: expect.any(String),
    });
  });

  it("wait for the connection in their order, and are not sent if they are discarded meanwhile", async () => {
    connection = new MemoryChatConnection(server, { statusAfterStart: "connecting" });
    const { session, outbox } = await startSession();
    for (const text of ["one", "two", "three"]) session.send(tomas.id, text);
    expect(texts(session)).toEqual(["own: one (sending)", "own: two (sending)", "own: three (sending)"]);
    outbox.discard("client-2");
    expect(texts(session)).toEqual(["own: one (sending)", "own: three (sending)"]);

    connection.setStatus("online");

    await expect.poll(() => texts(session)).toEqual(["own: one", "own: three"]);
    await expect.poll(kinds).toEqual([]);
  });

  it("arrive once if the connection breaks before the answer", async () => {
    const { session } = await startSession();
    connection.answer = "stays silent";
    session.send(tomas.id, "Or red?");
    await expect.poll(() => connection.sent.length).toBe(1);
    const [inFlight] = connection.sent;
    connection.setStatus("connecting");
    if (inFlight) await connection.acknowledge(inFlight);
    connection.answer = "acknowledges";
    connection.setStatus("online");

    await expect.poll(kinds).toEqual([]);
    expect(texts(session)).toEqual(["own: Or red?"]);
    session.open(tomas.id);
    await expect.poll(() => session.snapshot().conversations.get(tomas.id)?.history).toBe("ready");
    expect(texts(session)).toEqual(["own: Or red?"]);
  });
});

describe("unread", () => {
  const fromTomas = { userId: tomas.id, name: tomas.fullName, unread: 2 };

  // Otherwise their messages are requests.
  beforeEach(async () => {
    for (const person of [tomas, priya]) await server.send(maya, person, `Hello, ${person.fullName}`);
  });

  it("counts the server's list and live messages from people whose conversation is not open", async () => {
    await server.sendMany(tomas, maya, 2);
    const { session } = await startSession();
    await expect.poll(() => session.snapshot().unread).toEqual([fromTomas]);

    await server.send(priya, maya, "Hello!");
    await server.send(tomas, maya, "And?");

    expect(session.snapshot().unread).toEqual([
      { ...fromTomas, unread: 3 },
      { userId: priya.id, name: priya.fullName, unread: 1 },
    ]);
  });

  it("is cleared when the conversation is opened", async () => {
    await sendHistory();
    const { session } = await startSession();
    await expect.poll(() => session.snapshot().unread).toHaveLength(1);

    session.open(tomas.id);

    expect(session.snapshot().unread).toEqual([]);
  });

  it("is cleared when it is read on another device", async () => {
    const { session } = await startSession();
    const { id } = await server.send(tomas, maya, "And?");
    expect(session.snapshot().unread).toHaveLength(1);

    await markRead(server, { userId: maya.id, from: tomas.id, upTo: id });

    expect(session.snapshot().unread).toEqual([]);
  });

  it("counts again when the conversation is closed", async () => {
    const { session } = await startSession();
    session.open(tomas.id);
    session.close();

    await server.send(tomas, maya, "Still there?");

    expect(session.snapshot().unread).toMatchObject([{ userId: tomas.id, unread: 1 }]);
  });
});

describe("a message request", () => {
  const senders = (session: ChatSession) => session.snapshot().requests.map(({ userId }) => userId);

  /** Maya's session with a request of Tomás. */
  async function withRequest(): Promise<ReturnType<typeof openSession>> {
    await server.send(tomas, maya, "Is there dill in it?");
    const opened = openSession();
    await opened.session.start();
    await expect.poll(() => senders(opened.session)).toEqual([tomas.id]);
    return opened;
  }

  it("is listed with its first message, also one that arrives live, and is not unread", async () => {
    const { session, calls } = await withRequest();
    const requested = () => calls.answers.calls.filter((call) => call === "listRequests").length;
    await server.send(priya, maya, "Hello!");
    await expect.poll(() => senders(session)).toEqual([priya.id, tomas.id]);

    const before = requested();
    await server.send(priya, maya, "Hello?");
    await server.send(tomas, maya, "Or parsley?");
    expect(session.snapshot().requests).toMatchObject([
      { name: priya.fullName, message: { text: "Hello!" } },
      { name: tomas.fullName, message: { text: "Is there dill in it?" } },
    ]);
    expect(session.snapshot().unread).toEqual([]);
    expect(requested()).toBe(before); // a stranger's further messages cost no call
  });

  it("that is accepted turns into an unread conversation, on another device too", async () => {
    const { session } = await withRequest();
    const { session: other } = openSession();
    await other.start();
    await expect.poll(() => senders(other)).toEqual([tomas.id]);

    await session.decideRequest(tomas.id, "accepted");

    for (const each of [session, other]) {
      await expect.poll(() => each.snapshot().unread).toMatchObject([{ userId: tomas.id, unread: 1 }]);
      expect(senders(each)).toEqual([]);
    }
  });

  it("that is ignored stays so when more messages come, until it is opened again", async () => {
    const { session } = await withRequest();
    await session.decideRequest(tomas.id, "ignored");
    await server.send(tomas, maya, "Hello?");
    expect([senders(session), session.snapshot().unread]).toEqual([[], []]);

    await session.decideRequest(tomas.id, "open");
    await expect.poll(() => senders(session)).toEqual([tomas.id]);
  });

  it("disappears when its sender gets a message, from this device or another one", async () => {
    const { session } = await withRequest();
    session.send(tomas.id, "A little.");
    await expect.poll(() => senders(session)).toEqual([]);

    await server.send(priya, maya, "Hello!");
    await expect.poll(() => senders(session)).toEqual([priya.id]);
    await server.send(maya, priya, "From the phone");
    expect(senders(session)).toEqual([]);
  });

  it("disappears with a person who is blocked", async () => {
    const { session } = await withRequest();

    session.forget(tomas.id);

    expect(senders(session)).toEqual([]);
  });

  it("is loaded again after a failure", async () => {
    await server.send(tomas, maya, "Is there dill in it?");
    const { session, calls } = await startSession({ failing: ["listRequests"] });
    await expect.poll(() => session.snapshot().requestsState).toBe("failed");

    calls.answers.behave({});
    session.retryRequests();

    await expect.poll(() => senders(session)).toEqual([tomas.id]);
    expect(session.snapshot().requestsState).toBe("loaded");
  });

  it("that the server refuses stays with the reason, and can be sent again", async () => {
    const { session } = await startSession();
    connection.answer = "has had ten requests";
    session.send(tomas.id, "Is there dill in it?");
    const line = () => session.snapshot().conversations.get(tomas.id)?.lines[0];
    await expect
      .poll(line)
      .toMatchObject({ state: "failed", refusal: { code: "too_many_message_requests", until: expect.any(String) } });

    connection.answer = "acknowledges";
    session.resend(line()?.key ?? "");
    await expect.poll(() => texts(session)).toEqual(["own: Is there dill in it?"]);
  });
});

it("notifies subscribers of every change until they unsubscribe", async () => {
  const { session } = await startSession();
  let told = 0;
  const stop = session.subscribe(() => {
    told += 1;
  });

  await server.send(tomas, maya, "And?");
  expect(told).toBeGreaterThan(0);
  stop();
  const before = told;
  await server.send(tomas, maya, "Hello?");

  expect(told).toBe(before);
});

it("connects as soon as the person can be loaded after a failure, which is logged", async () => {
  const { session, calls } = openSession({ failing: ["currentUser"] });

  void session.start();
  await expect.poll(() => logged).toContain("Cannot start the chat");
  expect(connection.status).toBe("offline");
  calls.answers.behave({});

  await expect.poll(() => session.snapshot().canSend).toBe(true);
  expect(connection.status).toBe("online");
});
