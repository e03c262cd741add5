// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { currentUserReply } from "../../../wire/current_user.ts";
export { listMessagesReply } from "../../../wire/list_messages.ts";
export { listRecentConversationsReply } from "../../../wire/list_recent_conversations.ts";
export { listUnreadReply } from "../../../wire/list_unread.ts";
export { decideRequestReply, listRequestsReply } from "../../../wire/message_requests.ts";
