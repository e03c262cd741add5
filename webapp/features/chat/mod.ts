export {
  type HouseholdChanged,
  type HouseholdVersion,
} from "./chat_connection.ts";
export { ChatSession } from "./chat_session.ts";
export type { ChatSnapshot } from "./chat_state.ts";
export {
  type ChatLine,
  type Conversation,
} from "./conversation.ts";
export { type ChatTiming, ResumingChatConnection } from "./resuming_chat_connection.ts";
export { webSocketLink } from "./web_socket_link.ts";
