import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { ChatFrameFromClient, ChatFrameFromServer } from "../../wire/chat_frames.ts";
import type { ChatMessageWire } from "../../wire/chat_message.ts";
import type { ChatLinkHandlers, SentMessage } from "./chat_connection.ts";
import { ResumingChatConnection } from "./resuming_chat_connection.ts";

/** One attempt to connect, as the test's hand plays the server. */
interface Link {
  readonly ends: ChatLinkHandlers;
  readonly said: ChatFrameFromClient[];
  closed: boolean;
}

const sentAt = "2026-11-19T12:00:00.000Z";
let links: Link[];
let askedFor: { fresh: boolean }[];
let token: string | undefined;
let connection: ResumingChatConnection;
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  [links, askedFor, heard, token] = [[], [], [], "token-1"];
  connection = new ResumingChatConnection({
    open(ends) {
      const link: Link = { ends, said: [], closed: false };
      links.push(link);
      return {
        send: (text) => void link.said.push(JSON.parse(text) as ChatFrameFromClient),
        close() {
          link.closed = true;
        },
      };
    },
    async token(options) {
      askedFor.push(options);
      return token;
    },
    firebaseUid: maya.identityId,
  });
  connection.subscribe({
    onStatus: (status) => heard.push(status),
    onMessage: ({ message }) => heard.push(`message ${message}`),
    onSent: ({ text, id }: SentMessage) => heard.push(`sent ${text} ${id}`),
    onFailed: ({ text }, { code }) => heard.push(`failed ${text} ${code}`),
    onRead: ({ userId, upTo }) => heard.push(`read ${userId} ${upTo}`),
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

function hear(...frames: ChatFrameFromServer[]): void {
  for (const frame of frames) link().ends.onText(JSON.stringify(frame));
}

/** Opens the newest link and lets the server know who is there; the stream ends at `cursor`. */
async function welcome(cursor = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  link().ends.onOpen();
  hear({ event: "authenticated", data: { userId: maya.id, cursor } });
}

/** As {@linkcode welcome}, and nothing was missed. */
async function online(cursor = 0): Promise<void> {
  await welcome(cursor);
  hear({ event: "resumed", data: { messages: [], cursor, more: false } });
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

function send(text: string) {
  return connection.send({ receiverId: tomas.id, text });
}

function textsSaid(): string[] {
  return link().said.flatMap((frame) => (frame.event === "sendMessage" ? [frame.data.message] : []));
}

function eventsSaid(): string[] {
  return link().said.map(({ event }) => event);
}

describe("connecting", () => {
  it("says who it is, joins its own room and asks what was missed", async () => {
    connection.start();
    await welcome(7);

    expect(link().said).toEqual([
      { event: "authenticate", data: { token: "token-1" } },
      { event: "joinRoom", data: `user_${maya.id}` },
      { event: "resume", data: { after: 7 } },
    ]);
    expect(heard).toEqual(["connecting", "online"]);
  });

  it("tries again after 1 s growing to 5 s, and after 1 s once it was connected", async () => {
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
    cut();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(links).toHaveLength(7);
  });

  it("waits 20 s for a server that does not answer", async () => {
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    link().ends.onOpen();
    const [silent] = links;
    await vi.advanceTimersByTimeAsync(19_999);
    expect(silent?.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1_001);

    expect(silent?.closed).toBe(true);
    expect(links).toHaveLength(2);
  });

  it("comes back when a restarting server asks it to", async () => {
    connection.start();
    await online();
    cut(1012, "retry-after-ms=3210");
    await vi.advanceTimersByTimeAsync(3_209);
    expect(links).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);

    expect(links).toHaveLength(2);
  });

  it("asks for a fresh token when the old one was refused, until it is let in", async () => {
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    cut(4401, "not_signed_in");
    await vi.advanceTimersByTimeAsync(1_000);
    cut();
    await vi.advanceTimersByTimeAsync(2_000);
    await online();
    cut();
    await vi.advanceTimersByTimeAsync(1_000);

    expect(askedFor.map(({ fresh }) => fresh)).toEqual([false, true, true, false]);
  });

  it("hands in a newer token on the same link before the old one runs out", async () => {
    connection.start();
    await online();
    await vi.advanceTimersByTimeAsync(240_000);
    token = "token-2";
    await vi.advanceTimersByTimeAsync(240_000);
    hear({ event: "authenticated", data: { userId: maya.id, cursor: 0 } });

    const tokens = link().said.flatMap((frame) => (frame.event === "authenticate" ? [frame.data.token] : []));
    expect(tokens).toEqual(["token-1", "token-2"]);
    expect(eventsSaid().filter((event) => event === "resume")).toHaveLength(1);
  });

  it("ends where nobody is signed in any more", async () => {
    connection.start();
    await online();
    token = undefined;
    await vi.advanceTimersByTimeAsync(240_000);

    expect(connection.status).toBe("offline");
    expect(link().closed).toBe(true);
    connection.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(links).toHaveLength(1);
  });

  it("does not wait when the browser is online again, and finds out whether a link is dead", async () => {
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    cut();
    connection.reconnectNow();
    await online();
    expect(links).toHaveLength(2);

    connection.reconnectNow();
    expect(eventsSaid().filter((event) => event === "resume")).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(links).toHaveLength(3);
  });

  it("hears nothing of a link that it has left", async () => {
    connection.start();
    await online();
    const [left] = links;
    connection.stop();
    left?.ends.onText(JSON.stringify(newMessage(1)));
    left?.ends.onClose({ code: 1006, reason: "" });
    await vi.advanceTimersByTimeAsync(60_000);

    expect(heard).toEqual(["connecting", "online", "offline"]);
    expect(links).toHaveLength(1);
  });

  it("passes over what it does not understand", async () => {
    connection.start();
    await online();
    for (const text of ["hello", "{}", '{"event":"newMood","data":{}}', '{"event":"newMessage","data":{"id":1}}']) {
      link().ends.onText(text);
    }
    hear(newMessage(1));

    expect(heard.at(-1)).toBe("message Tomás 1");
  });
});

describe("sending", () => {
  it("sends when it is online, one at a time, in the order of writing", async () => {
    const [first, second] = [send("First"), send("Second")];
    connection.start();
    await welcome();
    expect(textsSaid()).toEqual([]); // not before it is known what the server has
    hear({ event: "resumed", data: { messages: [], cursor: 0, more: false } });
    expect(link().said.at(-1)).toEqual({
      event: "sendMessage",
      data: {
        senderFirebaseUid: maya.identityId,
        receiverId: tomas.id,
        message: "First",
        clientMessageId: first.clientMessageId,
      },
    });
    hear(ack(first.clientMessageId, 1));
    expect(textsSaid()).toEqual(["First", "Second"]);
    hear(ack(second.clientMessageId, 2));

    expect(heard.slice(2)).toEqual(["sent First 101", "sent Second 102"]);
  });

  it("sends what was not acknowledged again, as the same message", async () => {
    connection.start();
    await online();
    const { clientMessageId } = send("First");
    send("Second");
    cut();
    await vi.advanceTimersByTimeAsync(1_000);
    await online();

    expect(link().said.filter(({ event }) => event === "sendMessage")).toMatchObject([{ data: { clientMessageId } }]);
    expect(textsSaid()).toEqual(["First"]);
  });

  it("does not send again what the server turns out to have", async () => {
    connection.start();
    await online();
    const { clientMessageId } = send("First");
    cut();
    await vi.advanceTimersByTimeAsync(1_000);
    await welcome(2);
    const own = { ...fromTomas(1), sender_id: maya.id, receiver_id: tomas.id, message: "First", clientMessageId };
    hear({ event: "resumed", data: { messages: [own, fromTomas(2)], cursor: 2, more: false } });

    expect(textsSaid()).toEqual([]);
    expect(heard.slice(-2)).toEqual(["sent First 101", "message Tomás 2"]);
  });

  it("takes a link on which a message goes unanswered for dead", async () => {
    connection.start();
    await online();
    send("First");
    await vi.advanceTimersByTimeAsync(20_000);
    await online();

    expect(links).toHaveLength(2);
    expect(textsSaid()).toEqual(["First"]);
  });

  it("waits a moment where it was too fast, and keeps the order", async () => {
    connection.start();
    await online();
    const { clientMessageId } = send("First");
    send("Second");
    hear(refuse(clientMessageId, "rate_limited"));
    send("Third");
    expect(textsSaid()).toEqual(["First"]);
    await vi.advanceTimersByTimeAsync(1_000);
    hear(ack(clientMessageId, 1));

    expect(textsSaid()).toEqual(["First", "First", "Second"]);
  });

  it("gives up a message that the server fails on for 19 s, and goes on with the next", async () => {
    connection.start();
    await online();
    const { clientMessageId } = send("First");
    send("Second");
    for (const wait of [1, ...Array.from({ length: 9 }, () => 2)]) {
      hear(refuse(clientMessageId, "internal"));
      await vi.advanceTimersByTimeAsync(wait * 1_000);
    }
    expect(heard.at(-1)).toBe("online");
    hear(refuse(clientMessageId, "internal"));

    expect(heard.at(-1)).toBe("failed First internal");
    expect(textsSaid()).toEqual([...Array.from({ length: 11 }, () => "First"), "Second"]);
  });

  it("says what was refused; a message can be tried again as the same one", async () => {
    connection.start();
    await online();
    const message = send("First");
    hear(refuse(message.clientMessageId, "receiver_unknown"));
    expect(heard.at(-1)).toBe("failed First receiver_unknown");
    connection.retry(message);
    connection.retry(message); // a second tap changes nothing
    hear(ack(message.clientMessageId, 1));

    expect(heard.at(-1)).toBe("sent First 101");
    expect(textsSaid()).toEqual(["First", "First"]);
  });

  it("says so of a message that the server can't even read", async () => {
    connection.start();
    await online();
    send("First");
    hear({ event: "error", data: { code: "bad_frame", message: "Cannot read the frame" } });

    expect(heard.at(-1)).toBe("failed First internal");
  });
});

describe("hearing", () => {
  it("asks again for what it missed where the server failed to say", async () => {
    connection.start();
    await welcome(3);
    hear({ event: "error", data: { code: "internal", message: "Something went wrong on our side" } });
    await vi.advanceTimersByTimeAsync(1_000);

    expect(link().said.filter(({ event }) => event === "resume")).toHaveLength(2);
    expect(links).toHaveLength(1);
  });

  it("tells every message once, in order, and asks for what is missing", async () => {
    connection.start();
    await online();
    hear(newMessage(1), newMessage(1), newMessage(4), newMessage(5));
    expect(link().said.at(-1)).toEqual({ event: "resume", data: { after: 1 } });
    hear({ event: "resumed", data: { messages: [2, 3, 4, 5].map(fromTomas), cursor: 5, more: false } }, newMessage(6));

    expect(heard.slice(2)).toEqual([1, 2, 3, 4, 5, 6].map((cursor) => `message Tomás ${cursor}`));
    expect(eventsSaid().filter((event) => event === "resume")).toHaveLength(2);
  });

  it("fetches page after page of what was missed", async () => {
    connection.start();
    await online();
    cut();
    await vi.advanceTimersByTimeAsync(1_000);
    await welcome(3);
    hear({ event: "resumed", data: { messages: [1, 2].map(fromTomas), cursor: 2, more: true } });
    expect(link().said.at(-1)).toEqual({ event: "resume", data: { after: 2 } });
    hear({ event: "resumed", data: { messages: [fromTomas(3)], cursor: 3, more: false } });

    expect(heard.slice(-3)).toEqual(["message Tomás 1", "message Tomás 2", "message Tomás 3"]);
  });

  it("takes an answer that comes before its turn, and does not tell the message a second time", async () => {
    connection.start();
    await online();
    const { clientMessageId } = send("First");
    hear(ack(clientMessageId, 2));
    expect(heard.at(-1)).toBe("sent First 102");
    const own = { ...fromTomas(2), sender_id: maya.id, clientMessageId };
    hear({ event: "resumed", data: { messages: [fromTomas(1), own], cursor: 2, more: false } }, newMessage(3));

    expect(heard.slice(-2)).toEqual(["message Tomás 1", "message Tomás 3"]);
  });

  it("says when the server has begun anew", async () => {
    connection.start();
    await online(40);
    cut();
    await vi.advanceTimersByTimeAsync(1_000);
    await online(2);
    hear(newMessage(3));

    expect(heard.slice(-3)).toEqual(["online", "reset", "message Tomás 3"]);
  });

  it("passes on what other devices read, and keeps its own marks until there is a link", async () => {
    connection.start();
    connection.markRead({ userId: tomas.id, upTo: 5 });
    connection.markRead({ userId: tomas.id, upTo: 4 });
    await online();
    hear({ event: "read", data: { userId: tomas.id, upTo: 9 } });

    expect(link().said.at(-1)).toEqual({ event: "markRead", data: { userId: tomas.id, upTo: 5 } });
    expect(heard.at(-1)).toBe(`read ${tomas.id} 9`);
    connection.markRead({ userId: tomas.id, upTo: 6 });
    expect(link().said.at(-1)).toEqual({ event: "markRead", data: { userId: tomas.id, upTo: 6 } });
  });
});
