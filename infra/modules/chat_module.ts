import { ContainerModule } from "inversify";
import { chatRoutes } from "../../adapters/http/chat/chat_routes.ts";
import { PostgresChatStore } from "../../adapters/postgres/chat/chat_store.ts";
import { tokens } from "../tokens.ts";

export const chatModule = new ContainerModule(({ bind }) => {
  bind(tokens.chatStore)
    .toResolvedValue((knex) => new PostgresChatStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.routes).toResolvedValue((chat, bus) => chatRoutes({ chat, bus }), [tokens.chatStore, tokens.chatBus]);
});
