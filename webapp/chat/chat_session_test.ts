import { beforeEach, describe, expect, it } from "vitest";
import { maya, priya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { ChatMessageWire } from "../../wire/chat_message.ts";
import { MemoryChatApi } from "../api/memory/mod.ts";
import { ChatSession } from "./chat_session.ts";
import { MemoryChatConnection } from "./memory/mod.ts";
import { type TabStorage, UnsentMessages } from "./unsent_messages.ts";

const NOW = "2026-11-19T18:05:00.000Z";
let kept: Map<string, string>;
let connection: MemoryChatConnection;
let logged: string[];

beforeEach(() => {
  kept = new Map();
  connection = new MemoryChatConnection();
  logged = [];
});

/** Maya's room, over a server that has these messages. */
function roomOver(options: ConstructorParameters<typeof MemoryChatApi>[0] = {}) {
  const api = new MemoryChatApi({ viewer: { userId: maya.id, fullName: maya.fullName }, ...options });
  const storage: TabStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  const unsent = new UnsentMessages(storage, maya.identityId);
  const room = new ChatSession({ connection, api, unsent, now: () => NOW, log: (text) => void logged.push(text) });
  return { room, api };
}

/** A message from Tomás to Maya unless said otherwise. */
function message(id: number, text: string, changes: Partial<ChatMessageWire> = {}): ChatMessageWire {
  return {
    id,
    sender_id: tomas.id,
    receiver_id: maya.id,
    message: text,
    created_at: `2026-11-19T18:${String(id).padStart(2, "0")}:00.000Z`,
    sender_name: tomas.fullName,
    cursor: id,
    ...changes,
  };
}

function fromMaya(id: number, text: string, clientMessageId?: string): ChatMessageWire {
  return message(id, text, {
    sender_id: maya.id,
    receiver_id: tomas.id,
    sender_name: maya.fullName,
    ...(clientMessageId ? { clientMessageId } : {}),
  });
}

function texts(room: ChatSession, partnerId = tomas.id): string[] {
  const { lines = [] } = room.snapshot().conversations.get(partnerId) ?? {};
  return lines.map(({ from, text, state }) => `${from}: ${text}${state === "sent" ? "" : ` (${state})`}`);
}

const history = [message(1, "Thanks for asking about the ramen."), fromMaya(2, "Was the broth white miso or red?")];

describe("a conversation that is opened", () => {
  it("shows what was said before, and what comes", async () => {
    const { room } = roomOver({ messages: history });
    await room.start();

    room.open(tomas.id);
    await expect.poll(() => texts(room)).toHaveLength(2);
    connection.receive(message(3, "White miso, two spoons."));

    expect(texts(room)).toEqual([
      "other: Thanks for asking about the ramen.",
      "own: Was the broth white miso or red?",
      "other: White miso, two spoons.",
    ]);
  });

  it("has each message once, whether it came live, with the history or both", async () => {
    const { room } = roomOver({ messages: [...history, message(3, "White miso, two spoons.")] });
    await room.start();
    connection.receive(message(3, "White miso, two spoons."));

    room.open(tomas.id);

    await expect.poll(() => texts(room)).toHaveLength(3);
  });

  it("is read as far as it is shown, also as more comes", async () => {
    const { room } = roomOver({ messages: history });
    await room.start();
    room.open(tomas.id);
    await expect.poll(() => connection.marks).toContainEqual({ userId: tomas.id, upTo: 1 });

    connection.receive(message(3, "White miso, two spoons."));

    expect(connection.marks).toContainEqual({ userId: tomas.id, upTo: 3 });
    expect(room.snapshot().unread).toEqual([]);
  });

  it("says that its history could not be had, and has it at the next try", async () => {
    const { room, api } = roomOver({ messages: history, failing: ["listMessages"] });
    await room.start();
    room.open(tomas.id);
    await expect.poll(() => room.snapshot().conversations.get(tomas.id)?.history).toBe("failed");

    api.answers.behave({});
    room.retryHistory(tomas.id);

    await expect.poll(() => texts(room)).toHaveLength(2);
    expect(logged).toEqual(["Cannot load the conversation"]);
  });

  it("is fetched once more when the stream begins, for what fell between the two", async () => {
    connection = new MemoryChatConnection({ reaches: "connecting" });
    const { room, api } = roomOver({ messages: history });
    await room.start();
    room.open(tomas.id);
    await expect.poll(() => texts(room)).toHaveLength(2);
    const asked = api.answers.calls.filter((call) => call === "listMessages").length;

    connection.become("online");

    await expect.poll(() => api.answers.calls.filter((call) => call === "listMessages").length).toBe(asked + 1);
  });

  it("loads older messages above, a page at a time, until there are none", async () => {
    const long = Array.from({ length: 450 }, (_each, index) => message(index + 1, `Message ${index + 1}`));
    const { room } = roomOver({ messages: long });
    await room.start();
    room.open(tomas.id);
    await expect.poll(() => texts(room)).toHaveLength(200);

    await room.loadOlder(tomas.id);
    expect(texts(room)).toHaveLength(400);
    await room.loadOlder(tomas.id);

    expect(texts(room)).toEqual(long.map(({ message: text }) => `other: ${text}`));
    expect(room.snapshot().conversations.get(tomas.id)?.older).toBe("none");
  });
});

describe("a message of one's own", () => {
  it("is there at once, and stays where it is when the server has it", async () => {
    const { room } = roomOver();
    await room.start();
    connection.answer = "stays silent";

    expect(room.send(tomas.id, "  Did you toast the mushrooms first?  ")).toBe(true);

    expect(texts(room)).toEqual(["own: Did you toast the mushrooms first? (sending)"]);
    const [before] = room.snapshot().conversations.get(tomas.id)?.lines ?? [];
    expect(before).toMatchObject({ senderName: "Maya Lindqvist", sentAt: NOW });
    const [underWay] = connection.sent;
    if (underWay) connection.acknowledge(underWay);
    expect(room.snapshot().conversations.get(tomas.id)?.lines).toEqual([
      { ...before, state: "sent", id: 1001, sentAt: "2026-11-19T18:06:00.000Z" },
    ]);
  });

  it("is not sent while it is blank", async () => {
    const { room } = roomOver();
    await room.start();

    expect(room.send(tomas.id, " \n ")).toBe(false);
    expect(connection.sent).toEqual([]);
  });

  it("is not sent before it is known who sends", () => {
    expect(roomOver().room.send(tomas.id, "Too early")).toBe(false);
  });

  it("that the server refused says so, and is sent again as the same one", async () => {
    const { room } = roomOver();
    await room.start();
    connection.answer = "refuses";
    room.send(tomas.id, "Cooking it on Wednesday.");
    await expect.poll(() => texts(room)).toEqual(["own: Cooking it on Wednesday. (failed)"]);

    connection.answer = "acknowledges";
    room.resend(tomas.id, "client-1");

    await expect.poll(() => texts(room)).toEqual(["own: Cooking it on Wednesday."]);
    expect(connection.sent.map(({ clientMessageId }) => clientMessageId)).toEqual(["client-1", "client-1"]);
  });

  it("whose acknowledgement was lost is not there twice when the history brings it", async () => {
    const { room } = roomOver({ messages: [...history, fromMaya(3, "Mine turned out too salty.", "client-1")] });
    await room.start();
    connection.answer = "stays silent";
    room.send(tomas.id, "Mine turned out too salty.");

    room.open(tomas.id);

    await expect.poll(() => texts(room)).toHaveLength(3);
    expect(texts(room).at(-1)).toBe("own: Mine turned out too salty.");
  });

  it("from another device of one's own comes as one's own", async () => {
    const { room } = roomOver();
    await room.start();

    connection.receive(fromMaya(7, "From my phone"));

    expect(texts(room)).toEqual(["own: From my phone"]);
    expect(room.snapshot().unread).toEqual([]);
  });
});

describe("what was not sent", () => {
  it("outlives a reload: it is sent again as the same one, and a refused one is still there", async () => {
    const first = roomOver().room;
    await first.start();
    connection.answer = "refuses";
    first.send(tomas.id, "Refused");
    await expect.poll(() => texts(first)).toEqual(["own: Refused (failed)"]);
    connection.answer = "stays silent";
    first.send(tomas.id, "Under way");

    connection = new MemoryChatConnection();
    const second = roomOver().room;
    await second.start();

    expect(connection.sent).toEqual([{ clientMessageId: "client-2", receiverId: tomas.id, text: "Under way" }]);
    await expect.poll(() => texts(second)).toEqual(["own: Under way", "own: Refused (failed)"]);
  });

  it("is forgotten when the person logs out", async () => {
    const { room } = roomOver();
    await room.start();
    connection.answer = "stays silent";
    room.send(tomas.id, "Private");
    expect(kept.size).toBe(1);

    room.stop({ forget: true });

    expect(kept.size).toBe(0);
    expect(connection.status).toBe("offline");
  });

  it("does no harm where it can't be read", async () => {
    kept.set(`weekplate-unsent-${maya.identityId}`, '[{"text":7}, "soup", ');
    const { room } = roomOver();

    await room.start();

    expect(connection.sent).toEqual([]);
  });
});

describe("unread", () => {
  const fromTomas = { userId: tomas.id, name: tomas.fullName, unread: 2 };

  it("is what the server says, and what comes from people who are not in front of one", async () => {
    const { room } = roomOver({ unread: [fromTomas] });
    await room.start();
    await expect.poll(() => room.snapshot().unread).toEqual([fromTomas]);

    connection.receive(message(8, "Hello!", { sender_id: priya.id, sender_name: priya.fullName }));
    connection.receive(message(9, "And?"));

    expect(room.snapshot().unread).toEqual([
      { ...fromTomas, unread: 3 },
      { userId: priya.id, name: priya.fullName, unread: 1 },
    ]);
  });

  it("ends when the conversation is opened", async () => {
    const { room } = roomOver({ unread: [fromTomas], messages: history });
    await room.start();
    await expect.poll(() => room.snapshot().unread).toHaveLength(1);

    room.open(tomas.id);

    expect(room.snapshot().unread).toEqual([]);
  });

  it("ends when it is read on another device", async () => {
    const { room } = roomOver();
    await room.start();
    connection.receive(message(9, "And?"));

    connection.readElsewhere({ userId: tomas.id, upTo: 9 });

    expect(room.snapshot().unread).toEqual([]);
  });

  it("begins again when the conversation is closed", async () => {
    const { room } = roomOver();
    await room.start();
    room.open(tomas.id);
    room.close();

    connection.receive(message(9, "Still there?"));

    expect(room.snapshot().unread).toMatchObject([{ userId: tomas.id, unread: 1 }]);
  });
});

it("tells those who watch of every change, until they stop", async () => {
  const { room } = roomOver();
  await room.start();
  let told = 0;
  const stop = room.subscribe(() => {
    told += 1;
  });

  connection.receive(message(9, "And?"));
  expect(told).toBeGreaterThan(0);
  stop();
  const before = told;
  connection.receive(message(10, "Hello?"));

  expect(told).toBe(before);
});

it("stays closed where it is not known who the person is, and says so in the log", async () => {
  const { room } = roomOver({ failing: ["currentUser"] });

  await room.start();

  expect(connection.status).toBe("offline");
  expect(logged).toEqual(["Cannot start the chat"]);
});
