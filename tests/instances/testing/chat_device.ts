import { WebSocket as WsWebSocket } from "ws";
import type { ChatLinkClosed } from "../../../webapp/features/chat/chat_connection.ts";
import { type ChatTiming, ResumingChatConnection, webSocketLink } from "../../../webapp/features/chat/mod.ts";
import { Outbox } from "../../../webapp/platform/offline/outbox/outbox.ts";
import { MemoryOutboxStore } from "../../../webapp/testing/memory_outbox_store.ts";
import type { Cook } from "./cluster.ts";

export interface KnownMessage {
  readonly id: number;
  readonly text: string;
}

/** A person's device with the web app's connection and outbox, and the messages in the order of their arrival. */
export interface ChatDevice {
  readonly connection: ResumingChatConnection;
  /** Writes a message: the outbox sends it. */
  send(receiverId: number, text: string): void;
  readonly known: readonly KnownMessage[];
  /** Its own acknowledged messages. */
  readonly acknowledged: readonly KnownMessage[];
  readonly failed: readonly string[];
  /** How the server or network closed its sockets. */
  readonly closes: readonly ChatLinkClosed[];
}

/** @param options `timing`: differences from the web app's timing. */
export function chatDevice(
  cook: Cook,
  { url, timing = {} }: { url: string; timing?: Partial<ChatTiming> },
): ChatDevice {
  const known: KnownMessage[] = [];
  const acknowledged: KnownMessage[] = [];
  const failed: string[] = [];
  const closes: ChatLinkClosed[] = [];
  const open = webSocketLink(`${url.replace("http", "ws")}/ws`, (address) => {
    const headers = { authorization: `Bearer ${cook.token}` };
    const socket = new WsWebSocket(address, { headers });
    socket.on("error", () => {}); // a browser's socket throws none: its end follows as "close"
    return socket as unknown as WebSocket; // sound: it has what the link uses
  });
  const connection = new ResumingChatConnection({
    open: (ends) =>
      open({
        ...ends,
        onClose(end) {
          closes.push(end);
          ends.onClose(end);
        },
      }),
    isSignedIn: async () => true,
    firebaseUid: cook.uid,
    timing,
  });
  connection.subscribe({
    onMessage: ({ id, message }) => known.push({ id, text: message }),
    onSent({ id, text }) {
      known.push({ id, text });
      acknowledged.push({ id, text });
    },
    onStatus(status) {
      if (status === "online") void outbox.send("messages");
    },
  });
  const outbox = new Outbox({
    personId: cook.uid,
    openStore: async () => new MemoryOutboxStore(),
    send: () => Promise.reject(new Error("Only messages are sent")),
    onRefused({ code }, { entries }) {
      failed.push(...entries.map(({ action }) => `${action.kind === "message" ? action.text : ""}: ${code}`));
      return false;
    },
    newId: () => crypto.randomUUID(),
    now: () => new Date().toISOString(),
    log: () => {},
  });
  const { signal } = new AbortController();
  outbox.sendMessagesWith(({ id: clientMessageId, action: { receiverId, text } }) =>
    connection.send({ clientMessageId, receiverId, text }, { signal }),
  );
  connection.start();
  return {
    connection,
    send: (receiverId, text) => void outbox.add({ kind: "message", receiverId, text }),
    known,
    acknowledged,
    failed,
    closes,
  };
}
