export {
  type AnyHouseholdChange,
  type ChatBus,
  type ChatEvent,
  type ChatListener,
  householdEvents,
} from "./chat_bus.ts";
export type {
  AppendOutcome,
  ChatStore,
  ConversationChoice,
  NewMessage,
  ReadMark,
  RecentConversation,
  StreamPage,
  UnreadConversation,
} from "./chat_store.ts";
export { decideRequest } from "./decide_request.ts";
export {
  listRecentConversations,
  listRequests,
  listUnread,
  RECENT_CONVERSATIONS_MAX,
  REQUESTS_MAX,
  UNREAD_CONVERSATIONS_MAX,
} from "./list_conversations.ts";
export { listMessages } from "./list_messages.ts";
export { markRead } from "./mark_read.ts";
export {
  type ChatMessage,
  type Cursor,
  cursorFor,
  MESSAGE_MAX_LENGTH,
  MESSAGES_PAGE_SIZE,
  type MessageId,
  type MessageText,
  messageText,
  PENDING_STATES,
  type PendingState,
} from "./message.ts";
export {
  type MessageRequest,
  REQUEST_LIMIT,
  REQUEST_STATES,
  type RequestLimit,
  type RequestState,
} from "./message_request.ts";
export { type ResumedPage, resume } from "./resume.ts";
export { sendMessage } from "./send_message.ts";
