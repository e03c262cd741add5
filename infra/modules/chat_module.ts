import { ContainerModule } from "inversify";
import { chatRoutes } from "../../adapters/http/chat/chat_routes.ts";
import { PostgresChatStore } from "../../adapters/postgres/chat/chat_store.ts";
import { tokens } from "../tokens.ts";

export const chatModule = new ContainerModule(({ bind }) => {
  bind(tokens.chatStore).toDynamicValue(({ get }) => new PostgresChatStore(get(tokens.knex)));
  bind(tokens.routes).toDynamicValue(({ get }) =>
    chatRoutes({ chat: get(tokens.chatStore), bus: get(tokens.chatBus) }),
  );
});
