import type { UserId } from "../account/mod.ts";
import type { ChatStore } from "./chat_store.ts";
import { type ChatMessage, type Cursor, cursorFor, MESSAGES_PAGE_SIZE } from "./message.ts";

export interface ResumeInput {
  readonly userId: UserId;
  /** The last cursor that the client has; 0 for the whole stream. */
  readonly after: Cursor;
}

/** A page of messages that a client missed. */
export interface ResumedPage {
  /** At most {@linkcode MESSAGES_PAGE_SIZE}, in the order of the reader's cursors. */
  readonly messages: ChatMessage[];
  /** Where to resume next. Never beyond the newest message, even if `after` was. */
  readonly cursor: Cursor;
  readonly more: boolean;
}

/** The messages that a person sent and received after a cursor. */
export async function resume(
  ports: { readonly chat: Pick<ChatStore, "listStream"> },
  { userId, after }: ResumeInput,
): Promise<ResumedPage> {
  const { messages, latest } = await ports.chat.listStream(userId, { after, limit: MESSAGES_PAGE_SIZE });
  const last = messages.at(-1);
  const cursor = last ? cursorFor(userId, last) : latest;
  return { messages, cursor, more: cursor < latest };
}
