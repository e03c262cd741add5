// The calls of the chat. What goes over its socket stands in `chat_frames.ts`.
export { listRecentConversations, listUnread } from "./conversations.ts";
export { listMessages } from "./list_messages.ts";
export { decideRequest, listRequests } from "./message_requests.ts";
