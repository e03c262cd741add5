import { ContainerModule } from "inversify";
import { listMessagesRoute } from "../../adapters/http/chat/list_messages_route.ts";
import { listRecentConversationsRoute } from "../../adapters/http/chat/list_recent_conversations_route.ts";
import { listUnreadRoute } from "../../adapters/http/chat/list_unread_route.ts";
import { PostgresChatStore } from "../../adapters/postgres/chat_store.ts";
import { listMessages, listRecentConversations, listUnread } from "../../core/chat/mod.ts";
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
});
