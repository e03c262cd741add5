import type { ChatMessageWire } from "../../../wire/chat_message.ts";
import type { ChatApi, RecentConversation, UnreadConversation } from "../../api/chat_api.ts";
import { MemoryAnswers, type MemoryBehaviour } from "./memory_answers.ts";

/** Where a {@linkcode MemoryChatApi} begins. */
export interface MemoryChat extends MemoryBehaviour<keyof ChatApi> {
  readonly viewer?: { readonly userId: number; readonly fullName: string };
  /** Of all conversations, oldest first. */
  readonly messages?: readonly ChatMessageWire[];
  readonly unread?: readonly UnreadConversation[];
  /** Newest first. */
  readonly conversations?: readonly RecentConversation[];
  /** Messages on a page, 200 by default. */
  readonly pageSize?: number;
}

/** What the server keeps of one person's chats, in memory. */
export class MemoryChatApi implements ChatApi {
  readonly answers: MemoryAnswers<keyof ChatApi>;
  readonly #chat: Required<Pick<MemoryChat, "viewer" | "messages" | "unread" | "conversations" | "pageSize">>;

  constructor(options: MemoryChat = {}) {
    const { viewer = { userId: 1, fullName: "Guest" }, messages = [], unread = [], conversations = [] } = options;
    this.answers = new MemoryAnswers(options);
    this.#chat = { viewer, messages, unread, conversations, pageSize: options.pageSize ?? 200 };
  }

  async currentUser(): Promise<{ userId: number; fullName: string }> {
    return this.answers.to("currentUser", () => this.#chat.viewer);
  }

  async listMessages(
    partnerId: number,
    { before = Number.POSITIVE_INFINITY }: { before?: number | undefined },
  ): Promise<readonly ChatMessageWire[]> {
    return this.answers.to("listMessages", () =>
      this.#chat.messages
        .filter(({ sender_id, receiver_id }) => sender_id === partnerId || receiver_id === partnerId)
        .filter(({ id }) => id < before)
        .slice(-this.#chat.pageSize),
    );
  }

  async listUnread(): Promise<readonly UnreadConversation[]> {
    return this.answers.to("listUnread", () => this.#chat.unread);
  }

  async listRecentConversations(): Promise<readonly RecentConversation[]> {
    return this.answers.to("listRecentConversations", () => this.#chat.conversations);
  }
}
