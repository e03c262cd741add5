// The replies that the chat reads when it starts, on every page: apart from the others, which most first pages do without.

export { currentUserReply } from "../../../wire/current_user.ts";
export { listMessagesReply } from "../../../wire/list_messages.ts";
export { listRecentConversationsReply } from "../../../wire/list_recent_conversations.ts";
export { listUnreadReply } from "../../../wire/list_unread.ts";
export { decideRequestReply, listRequestsReply } from "../../../wire/message_requests.ts";
