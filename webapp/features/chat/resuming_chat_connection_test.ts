import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { maya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import type { ChatFrameFromClient, ChatFrameFromServer } from "../../../wire/chat/chat_frames.ts";
import type { ChatMessageWire } from "../../../wire/chat/chat_message.ts";
import { ApiError } from "../../platform/api/api_error.ts";
import type { ChatLinkHandlers, SentMessage } from "./chat_connection.ts";
import { ResumingChatConnection } from "./resuming_chat_connection.ts";

/** One connection attempt; the test plays the server. */
interface Link {
  readonly ends: ChatLinkHandlers;
  readonly sent: ChatFrameFromClient[];
  closed: boolean;
}

const sentAt = "2026-11-19T12:00:00.000Z";
let links: Link[];
let asked: { wasRefused: boolean }[];
let signedIn: boolean;
let connection: ResumingChatConnection;
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  [links, asked, heard, signedIn] = [[], [], [], true];
  connection = new ResumingChatConnection({
    open(ends) {
      const link: Link = { ends, sent: [], closed: false };
      links.push(link);
      return {
        send: (text) => void link.sent.push(JSON.parse(text) as ChatFrameFromClient),
        close() {
          link.closed = true;
        },
      };
    },
    async isSignedIn(options) {
      asked.push(options);
      return signedIn;
    },
    firebaseUid: maya.identityId,
  });
  connection.subscribe({
    onStatus: (status) => heard.push(status),
    onMessage: ({ message }) => heard.push(`message ${message}`),
    onSent: ({ text, id }: SentMessage) => heard.push(`sent ${text} ${id}`),
    onRead: ({ userId, upTo }) => heard.push(`read ${userId} ${upTo}`),
    onRequest: ({ userId, state }) => heard.push(`request ${userId} ${state}`),
    onReset: () => heard.push("reset"),
  });
});
afterEach(() => {
  connection.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function link(): Link {
  const newest = links.at(-1);
  if (!newest) throw new Error("There is no link yet");
  return newest;
}

function receive(...frames: ChatFrameFromServer[]): void {
  for (const frame of frames) link().ends.onText(JSON.stringify(frame));
}

/** Opens the newest link and authenticates it; the stream ends at `cursor`. */
async function authenticate(cursor = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  receive({ event: "authenticated", data: { userId: maya.id, cursor } });
}

/** Like {@linkcode authenticate}, and no message is missing. */
async function online(cursor = 0): Promise<void> {
  await authenticate(cursor);
  receive({ event: "resumed", data: { messages: [], cursor, more: false } });
}

async function startOnline(): Promise<void> {
  connection.start();
  await online();
}

/** Breaks the link, and waits for the next one. */
async function cutAndWait(): Promise<void> {
  cut();
  await vi.advanceTimersByTimeAsync(1_000);
}

function cut(code = 1006, reason = ""): void {
  link().ends.onClose({ code, reason });
}

function fromTomas(cursor: number): ChatMessageWire {
  return {
    id: 100 + cursor,
    sender_id: tomas.id,
    receiver_id: maya.id,
    message: `Tomás ${cursor}`,
    created_at: sentAt,
    sender_name: tomas.fullName,
    cursor,
  };
}

function newMessage(cursor: number): ChatFrameFromServer {
  return { event: "newMessage", data: fromTomas(cursor) };
}

function ack(clientMessageId: string, cursor: number): ChatFrameFromServer {
  return { event: "messageAck", data: { clientMessageId, id: 100 + cursor, created_at: sentAt, cursor } };
}

function refuse(clientMessageId: string, code: "rate_limited" | "internal" | "receiver_unknown"): ChatFrameFromServer {
  return { event: "messageError", data: { clientMessageId, code, message: "Cannot send the message" } };
}

/** As the outbox does. */
function send(text: string, clientMessageId: string = crypto.randomUUID()) {
  const withdrawn = new AbortController();
  const message = { clientMessageId, receiverId: tomas.id, text };
  connection.send(message, { signal: withdrawn.signal }).catch((error: unknown) => {
    const { code, until = "" } = error instanceof ApiError ? error : { code: String(error) };
    heard.push(`failed ${text} ${code} ${until}`.trim());
  });
  return { ...message, withdraw: () => withdrawn.abort() };
}

function sentTexts(): string[] {
  return link().sent.flatMap((frame) => (frame.event === "sendMessage" ? [frame.data.message] : []));
}

function sentEvents(): string[] {
  return link().sent.map(({ event }) => event);
}

describe("connecting", () => {
  it("joins its own room and requests missing messages", async () => {
    connection.start();
    await authenticate(7);

    expect(link().sent).toEqual([
      { event: "joinRoom", data: `user_${maya.id}` },
      { event: "watchHousehold", data: {} },
      { event: "resume", data: { after: 7 } },
    ]);
    expect(heard).toEqual(["connecting", "online"]);
  });

  // #chat-reconnect
  it("retries after 1 s growing to 5 s, and after 1 s again once it was connected", async () => {
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    for (const [attempt, wait] of [1_000, 2_000, 4_000, 5_000, 5_000].entries()) {
      cut();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(links).toHaveLength(attempt + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(links).toHaveLength(attempt + 2);
    }
    await online();
    await cutAndWait();
    expect(links).toHaveLength(7);
  });

  // #chat-reconnect
  it("waits 20 s for a server that does not answer", async () => {
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    const [silent] = links;
    await vi.advanceTimersByTimeAsync(19_999);
    expect(silent?.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1_001);

    expect(silent?.closed).toBe(true);
    expect(links).toHaveLength(2);
  });

  it("reconnects when a restarting server asks it to", async () => {
    await startOnline();
    cut(1012, "retry-after-ms=3210");
    await vi.advanceTimersByTimeAsync(3_209);
    expect(links).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);

    expect(links).toHaveLength(2);
  });

  it("makes sure that the person is still signed in after a refusal, until a link is accepted", async () => {
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    cut(4401, "not_signed_in");
    await vi.advanceTimersByTimeAsync(1_000);
    cut();
    await vi.advanceTimersByTimeAsync(2_000);
    await online();
    await cutAndWait();

    expect(asked.map(({ wasRefused }) => wasRefused)).toEqual([false, true, true, false]);
  });

  it("stops when the person is signed out", async () => {
    await startOnline();
    signedIn = false;
    cut(4401, "not_signed_in");
    await vi.advanceTimersByTimeAsync(1_000);

    expect(connection.status).toBe("offline");
    expect(link().closed).toBe(true);
    connection.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(links).toHaveLength(1);
  });

  it("reconnects at once when the browser is online again, and detects a dead link", async () => {
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    cut();
    connection.reconnectNow();
    await online();
    expect(links).toHaveLength(2);

    connection.reconnectNow();
    expect(sentEvents().filter((event) => event === "resume")).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(links).toHaveLength(3);
  });

  it("ignores events of a closed link", async () => {
    await startOnline();
    const [left] = links;
    connection.stop();
    left?.ends.onText(JSON.stringify(newMessage(1)));
    left?.ends.onClose({ code: 1006, reason: "" });
    await vi.advanceTimersByTimeAsync(60_000);

    expect(heard).toEqual(["connecting", "online", "offline"]);
    expect(links).toHaveLength(1);
  });

  it("ignores unknown frames", async () => {
    await startOnline();
    for (const text of ["hello", "{}", '{"event":"newMood","data":{}}', '{"event":"newMessage","data":{"id":1}}']) {
      link().ends.onText(text);
    }
    receive(newMessage(1));

    expect(heard.at(-1)).toBe("message Tomás 1");
  });
});

describe("sending", () => {
  it("sends a message once the missing ones are known, and no other meanwhile", async () => {
    connection.start();
    await authenticate();
    const { clientMessageId } = send("First");
    expect(sentTexts()).toEqual([]);
    receive({ event: "resumed", data: { messages: [], cursor: 0, more: false } });
    expect(link().sent.at(-1)).toEqual({
      event: "sendMessage",
      data: { senderFirebaseUid: maya.identityId, receiverId: tomas.id, message: "First", clientMessageId },
    });
    send("Second");
    receive(ack(clientMessageId, 1));
    await vi.advanceTimersByTimeAsync(0);
    send("Third");

    expect(sentTexts()).toEqual(["First", "Third"]);
    expect(heard.slice(2)).toEqual(["sent First 101", expect.stringContaining("failed Second Error")]);
  });

  // #chat-resume
  it("reports a message that was not acknowledged before a break, which is sent again with the same id", async () => {
    send("Too early");
    await startOnline();
    const { clientMessageId } = send("First");
    await cutAndWait();
    await online();
    send("First", clientMessageId);

    expect(heard).toContain("failed Too early chat_not_connected");
    expect(heard).toContain("failed First chat_not_connected");
    expect(link().sent.filter(({ event }) => event === "sendMessage")).toMatchObject([{ data: { clientMessageId } }]);
  });

  it("does not send a message again that the server has stored", async () => {
    await startOnline();
    const { clientMessageId } = send("First");
    await cutAndWait();
    await authenticate(2);
    send("First", clientMessageId);
    const own = { ...fromTomas(1), sender_id: maya.id, receiver_id: tomas.id, message: "First", clientMessageId };
    receive({ event: "resumed", data: { messages: [own, fromTomas(2)], cursor: 2, more: false } });

    expect(sentTexts()).toEqual([]);
    expect(heard.slice(-2)).toEqual(["sent First 101", "message Tomás 2"]);
  });

  it("replaces a link on which a message stays unanswered", async () => {
    await startOnline();
    send("First");
    await vi.advanceTimersByTimeAsync(20_000);
    await online();

    expect(links).toHaveLength(2);
    expect(heard).toContain("failed First chat_not_connected");
  });

  it("waits when it is rate limited", async () => {
    await startOnline();
    const { clientMessageId } = send("First");
    receive(refuse(clientMessageId, "rate_limited"));
    expect(sentTexts()).toEqual(["First"]);
    await vi.advanceTimersByTimeAsync(1_000);
    receive(ack(clientMessageId, 1));

    expect(sentTexts()).toEqual(["First", "First"]);
    expect(heard.at(-1)).toBe("sent First 101");
  });

  it("fails a message after 19 s of server errors", async () => {
    await startOnline();
    const { clientMessageId } = send("First");
    for (const wait of [1, ...Array.from({ length: 9 }, () => 2)]) {
      receive(refuse(clientMessageId, "internal"));
      await vi.advanceTimersByTimeAsync(wait * 1_000);
    }
    expect(heard.at(-1)).toBe("online");
    receive(refuse(clientMessageId, "internal"));
    await vi.advanceTimersByTimeAsync(0);

    expect(heard.at(-1)).toBe("failed First internal");
    expect(sentTexts()).toEqual(Array.from({ length: 11 }, () => "First"));
  });

  it("does not send what is withdrawn before its turn", async () => {
    connection.start();
    await authenticate();
    const { withdraw } = send("First");
    withdraw();
    receive({ event: "resumed", data: { messages: [], cursor: 0, more: false } });

    expect(sentTexts()).toEqual([]);
  });

  it("delivers a message that was withdrawn while it was sent, if the server has it", async () => {
    await startOnline();
    const { clientMessageId, withdraw } = send("First");
    withdraw();
    receive(ack(clientMessageId, 1));
    expect(link().sent.at(-1)).toEqual({ event: "resume", data: { after: 0 } });
    const own = { ...fromTomas(1), message: "First", sender_id: maya.id, clientMessageId };
    receive({ event: "resumed", data: { messages: [own], cursor: 1, more: false } });

    expect(heard.at(-1)).toBe("message First");
  });

  it("reports a refused message, which can be sent again with the same id", async () => {
    await startOnline();
    const { clientMessageId } = send("First");
    receive(refuse(clientMessageId, "receiver_unknown"));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.at(-1)).toBe("failed First receiver_unknown");
    send("First", clientMessageId);
    receive(ack(clientMessageId, 1));

    expect(heard.at(-1)).toBe("sent First 101");
    expect(sentTexts()).toEqual(["First", "First"]);
  });

  it("reports a message that the server cannot parse", async () => {
    await startOnline();
    send("First");
    receive({ event: "error", data: { code: "bad_frame", message: "Cannot read the frame" } });
    await vi.advanceTimersByTimeAsync(0);

    expect(heard.at(-1)).toBe("failed First internal");
  });
});

describe("receiving", () => {
  it("requests missing messages again after a server error", async () => {
    connection.start();
    await authenticate(3);
    receive({ event: "error", data: { code: "internal", message: "Something went wrong on our side" } });
    await vi.advanceTimersByTimeAsync(1_000);

    expect(link().sent.filter(({ event }) => event === "resume")).toHaveLength(2);
    expect(links).toHaveLength(1);
  });

  it("delivers every message once, in order, and requests missing ones", async () => {
    await startOnline();
    receive(newMessage(1), newMessage(1), newMessage(4), newMessage(5));
    expect(link().sent.at(-1)).toEqual({ event: "resume", data: { after: 1 } });
    receive(
      { event: "resumed", data: { messages: [2, 3, 4, 5].map(fromTomas), cursor: 5, more: false } },
      newMessage(6),
    );

    expect(heard.slice(2)).toEqual([1, 2, 3, 4, 5, 6].map((cursor) => `message Tomás ${cursor}`));
    expect(sentEvents().filter((event) => event === "resume")).toHaveLength(2);
  });

  it("delivers everything on a page that leaves out the messages of a blocked person", async () => {
    await startOnline();
    receive(newMessage(1), newMessage(3));
    receive({ event: "resumed", data: { messages: [fromTomas(3), fromTomas(5)], cursor: 6, more: false } });
    receive(newMessage(7));

    expect(heard.slice(2)).toEqual([1, 3, 5, 7].map((cursor) => `message Tomás ${cursor}`));
  });

  it("requests missing messages page by page", async () => {
    await startOnline();
    await cutAndWait();
    await authenticate(3);
    receive({ event: "resumed", data: { messages: [1, 2].map(fromTomas), cursor: 2, more: true } });
    expect(link().sent.at(-1)).toEqual({ event: "resume", data: { after: 2 } });
    receive({ event: "resumed", data: { messages: [fromTomas(3)], cursor: 3, more: false } });

    expect(heard.slice(-3)).toEqual(["message Tomás 1", "message Tomás 2", "message Tomás 3"]);
  });

  it("accepts an acknowledgement before its turn, and does not deliver the message a second time", async () => {
    await startOnline();
    const { clientMessageId } = send("First");
    receive(ack(clientMessageId, 2));
    expect(heard.at(-1)).toBe("sent First 102");
    const own = { ...fromTomas(2), sender_id: maya.id, clientMessageId };
    receive({ event: "resumed", data: { messages: [fromTomas(1), own], cursor: 2, more: false } }, newMessage(3));

    expect(heard.slice(-2)).toEqual(["message Tomás 1", "message Tomás 3"]);
  });

  it("reports a reset stream", async () => {
    connection.start();
    await online(40);
    await cutAndWait();
    await online(2);
    receive(newMessage(3));

    expect(heard.slice(-3)).toEqual(["online", "reset", "message Tomás 3"]);
  });

  it("reports what other devices read, and queues its own read marks until it is online", async () => {
    connection.start();
    connection.markRead({ userId: tomas.id, upTo: 5 });
    connection.markRead({ userId: tomas.id, upTo: 4 });
    await online();
    receive({ event: "read", data: { userId: tomas.id, upTo: 9 } });

    expect(link().sent.at(-1)).toEqual({ event: "markRead", data: { userId: tomas.id, upTo: 5 } });
    expect(heard.at(-1)).toBe(`read ${tomas.id} 9`);
    connection.markRead({ userId: tomas.id, upTo: 6 });
    expect(link().sent.at(-1)).toEqual({ event: "markRead", data: { userId: tomas.id, upTo: 6 } });
  });

  it("watches the household again after every break, and reports its versions and changes", async () => {
    const version = { householdId: 3, version: 12 };
    const by = { id: tomas.id, name: "Tomás Herrera" };
    const changed = {
      ...version,
      version: 13,
      change: { kind: "mealPlanned", by, date: "2026-11-20", mealTime: "Dinner" },
    } as const;
    const reported: unknown[] = [];
    connection.subscribe({
      onHouseholdVersion: (reply) => reported.push(reply),
      onHouseholdChanged: (frame) => reported.push(frame),
    });
    await startOnline();
    cut();
    await vi.advanceTimersByTimeAsync(1_500);
    await online();
    expect(link().sent).toContainEqual({ event: "watchHousehold", data: {} });
    receive({ event: "householdVersion", data: version });
    receive({ event: "householdChanged", data: changed });
    expect(reported).toEqual([version, changed]);
  });

  it("reports decisions about message requests, and until when one more is refused", async () => {
    await startOnline();
    receive({ event: "request", data: { userId: tomas.id, state: "accepted" } });
    const { clientMessageId } = send("Hello?");
    const until = "2026-11-20T14:05:00.000Z";
    const code = "too_many_message_requests";
    receive({ event: "messageError", data: { clientMessageId, code, message: "Cannot write", until } });
    await vi.advanceTimersByTimeAsync(0);

    expect(heard.slice(-2)).toEqual([`request ${tomas.id} accepted`, `failed Hello? ${code} ${until}`]);
  });
});
