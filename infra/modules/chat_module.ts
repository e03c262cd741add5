import { ContainerModule } from "inversify";
import { listMessagesRoute } from "../../adapters/http/chat/list_messages_route.ts";
import { listRecentConversationsRoute } from "../../adapters/http/chat/list_recent_conversations_route.ts";
import { listUnreadRoute } from "../../adapters/http/chat/list_unread_route.ts";
import { decideRequestRoute, listRequestsRoute } from "../../adapters/http/chat/request_routes.ts";
import { PostgresChatStore } from "../../adapters/postgres/chat/chat_store.ts";
import { decideRequest, listMessages, listRecentConversations, listRequests, listUnread } from "../../core/chat/mod.ts";
import { tokens } from "../tokens.ts";

export const chatModule = new ContainerModule(({ bind }) => {
  bind(tokens.chatStore)
    .toResolvedValue((knex) => new PostgresChatStore(knex), [tokens.knex])
    .inSingletonScope();

  bind(tokens.route).toResolvedValue(
    (chat) => listMessagesRoute((input) => listMessages({ chat }, input)),
    [tokens.chatStore],
  );
  bind(tokens.route).toResolvedValue(
    (chat) => listUnreadRoute((input) => listUnread({ chat }, input)),
    [tokens.chatStore],
  );
  bind(tokens.route).toResolvedValue(
    (chat) => listRecentConversationsRoute((input) => listRecentConversations({ chat }, input)),
    [tokens.chatStore],
  );
  bind(tokens.route).toResolvedValue(
    (chat) => listRequestsRoute((input) => listRequests({ chat }, input)),
    [tokens.chatStore],
  );
  bind(tokens.route).toResolvedValue(
    (chat, bus) => decideRequestRoute((input) => decideRequest({ chat, bus }, input)),
    [tokens.chatStore, tokens.chatBus],
  );
});
