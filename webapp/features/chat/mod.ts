export {
  CHAT_STATUSES,
  type ChatConnection,
  type ChatConnectionListener,
  type ChatLink,
  type ChatLinkClosed,
  type ChatLinkHandlers,
  type ChatStatus,
  type HouseholdChanged,
  type HouseholdVersion,
  type MessageRefusal,
  type OpenChatLink,
  type OutgoingMessage,
  type SentMessage,
} from "./chat_connection.ts";
export { ChatSession, type ChatSessionOptions, type HouseholdListener } from "./chat_session.ts";
export type { ChatSnapshot } from "./chat_state.ts";
export {
  type ChatLine,
  type Conversation,
  EMPTY_CONVERSATION,
  HISTORY_STATES,
  type HistoryState,
  LINE_STATES,
  type LineState,
} from "./conversation.ts";
export { CHAT_TIMING, type ChatTiming, ResumingChatConnection } from "./resuming_chat_connection.ts";
export { webSocketLink } from "./web_socket_link.ts";
