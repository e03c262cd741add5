export {
  CHAT_STATUSES,
  type ChatConnection,
  type ChatConnectionListener,
  type ChatLink,
  type ChatLinkClosed,
  type ChatLinkEnds,
  type ChatStatus,
  type MessageRefusal,
  type OpenChatLink,
  type OutgoingMessage,
  type SentMessage,
} from "./chat_connection.ts";
export { CHAT_TIMING, type ChatTiming, ResumingChatConnection } from "./resuming_chat_connection.ts";
export { webSocketLink } from "./web_socket_link.ts";
