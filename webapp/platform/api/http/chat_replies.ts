// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { currentUserReply } from "../../../../wire/account/current_user.ts";
export { listMessagesReply } from "../../../../wire/chat/list_messages.ts";
export { listRecentConversationsReply } from "../../../../wire/chat/list_recent_conversations.ts";
export { listUnreadReply } from "../../../../wire/chat/list_unread.ts";
export { decideRequestReply, listRequestsReply } from "../../../../wire/chat/message_requests.ts";
