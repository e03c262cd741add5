import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { ChatStore } from "./chat_store.ts";
import { type ChatMessage, MESSAGES_PAGE_SIZE, type MessageId } from "./message.ts";

export interface ListMessagesInput {
  readonly userId: UserId;
  /** The other person of the conversation. */
  readonly with: UserId;
  /** Only messages with a smaller id: the next older page. */
  readonly before?: MessageId | undefined;
}

/**
 * The newest {@linkcode MESSAGES_PAGE_SIZE} messages of a conversation, oldest first.
 *
 * @throws {DomainError} `receiver_unknown`
 */
export async function listMessages(
  ports: { readonly chat: Pick<ChatStore, "listConversation"> },
  input: ListMessagesInput,
): Promise<ChatMessage[]> {
  const messages = await ports.chat.listConversation(input.userId, {
    with: input.with,
    before: input.before,
    limit: MESSAGES_PAGE_SIZE,
  });
  if (!messages) {
    throw new DomainError("receiver_unknown", `Cannot list messages: there is no person ${input.with}`, {
      field: "receiverId",
    });
  }
  return messages;
}
