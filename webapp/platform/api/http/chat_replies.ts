// The shapes of the server's replies to these calls, which load while the first reply is on its way.

import * as calls from "../../../../wire/chat/mod.ts";

export { currentUserView as currentUserReply } from "../../../../wire/account/current_user.ts";
export const listMessagesReply = calls.listMessages.reply;
export const listRecentConversationsReply = calls.listRecentConversations.reply;
export const listUnreadReply = calls.listUnread.reply;
export const listRequestsReply = calls.listRequests.reply;
export const decideRequestReply = calls.decideRequest.reply;
