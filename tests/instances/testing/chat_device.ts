import type { ChatLinkClosed } from "../../../webapp/chat/chat_connection.ts";
import { type ChatTiming, ResumingChatConnection, webSocketLink } from "../../../webapp/chat/mod.ts";
import type { Cook } from "./cluster.ts";

/** A message as a device knows it. */
export interface KnownMessage {
  readonly id: number;
  readonly text: string;
}

/** A person's device with the web app's own connection, and everything that it came to know, in the order in which it came. */
export interface ChatDevice {
  readonly connection: ResumingChatConnection;
  readonly known: readonly KnownMessage[];
  /** Those of its own messages that the server has acknowledged. */
  readonly acknowledged: readonly KnownMessage[];
  readonly failed: readonly string[];
  /** How its sockets ended, other than by its own wish. */
  readonly closes: readonly ChatLinkClosed[];
}

/** @param options `timing`: what differs from the web app's. */
export function chatDevice(
  cook: Cook,
  { url, timing = {} }: { url: string; timing?: Partial<ChatTiming> },
): ChatDevice {
  const known: KnownMessage[] = [];
  const acknowledged: KnownMessage[] = [];
  const failed: string[] = [];
  const closes: ChatLinkClosed[] = [];
  const open = webSocketLink(`${url.replace("http", "ws")}/ws`);
  const connection = new ResumingChatConnection({
    open: (ends) =>
      open({
        ...ends,
        onClose(end) {
          closes.push(end);
          ends.onClose(end);
        },
      }),
    token: async () => cook.token,
    firebaseUid: cook.uid,
    timing,
  });
  connection.subscribe({
    onMessage: ({ id, message }) => known.push({ id, text: message }),
    onSent({ id, text }) {
      known.push({ id, text });
      acknowledged.push({ id, text });
    },
    onFailed: ({ text }, { code }) => failed.push(`${text}: ${code}`),
  });
  connection.start();
  return { connection, known, acknowledged, failed, closes };
}
