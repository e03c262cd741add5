import { nextTask } from "../../next_task.ts";
import { runSchemaLibrary } from "../../platform/api/http/run_schema_library.ts";
import type { Identity } from "../../platform/identity/mod.ts";
import type { Outbox } from "../../platform/offline/outbox/mod.ts";
import { persistedChatCalls } from "../../platform/offline/persisted_queries/persisted_chat_calls.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { getQueryClient } from "../../platform/shell/mod.ts";
import type { Services } from "../../services.ts";
import type { ChatSession } from "./mod.ts";

/** Opens a person's chats at our server. */
export async function openChat(
  personId: string,
  outbox: Outbox,
  { services, identity }: { services: Services; identity: Identity },
): Promise<ChatSession> {
  // Each in a task of its own.
  await retryImport(runSchemaLibrary);
  await nextTask();
  const { ChatSession, ResumingChatConnection, webSocketLink } = await retryImport(() => import("./mod.ts"));
  const connection = new ResumingChatConnection({
    open: webSocketLink(chatAddress()),
    isSignedIn: async ({ wasRefused }) => (wasRefused ? await identity.confirm() : identity.current)?.id === personId,
    firebaseUid: personId,
  });
  const { account, chat } = services;
  const calls = persistedChatCalls(
    {
      currentUser: account.currentUser,
      decideRequest: chat.decideRequest,
      listMessages: chat.listMessages,
      listRequests: chat.listRequests,
      listUnread: chat.listUnread,
    },
    getQueryClient(services),
  );
  return new ChatSession({ connection, calls, outbox, log: services.log });
}

/** Address of the server's socket, on the page's own origin. */
function chatAddress(): string {
  const address = new URL("/ws", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
