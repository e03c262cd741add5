import type { UserId } from "../../../core/account/mod.ts";
import {
  decideRequest,
  listMessages,
  listRecentConversations,
  listRequests,
  listUnread,
} from "../../../core/chat/mod.ts";
import * as calls from "../../../wire/chat/mod.ts";
import { messageView, requestView } from "../../shared/message_view.ts";
import { type PortsOf, type Route, route } from "../route.ts";

/** The ports that {@linkcode chatRoutes} need. */
export type ChatPorts = PortsOf<
  typeof decideRequest | typeof listMessages | typeof listRecentConversations | typeof listRequests | typeof listUnread
>;

/** The calls of the chat. */
export function chatRoutes(ports: ChatPorts): Route[] {
  return [
    route(calls.listMessages, async ({ caller: { userId }, query: { receiverId, before } }) => {
      const receiver = receiverId as UserId; // sound: the use case refuses a number that is no person's
      const messages = await listMessages(ports, { userId, with: receiver, before });
      return { messages: messages.map((message) => messageView(message, userId)) };
    }),
    route(calls.listUnread, async ({ caller: { userId }, query: { requests } }) => ({
      conversations: await listUnread(ports, { userId, withRequests: requests !== "exclude" }),
    })),
    route(calls.listRecentConversations, async ({ caller: { userId }, query: { requests } }) => {
      const conversations = await listRecentConversations(ports, { userId, withRequests: requests !== "exclude" });
      return {
        conversations: conversations.map(({ lastMessageAt, ...conversation }) => ({
          ...conversation,
          lastMessageAt: lastMessageAt.toISOString(),
        })),
      };
    }),
    route(calls.listRequests, async ({ caller: { userId } }) => ({
      requests: (await listRequests(ports, { userId })).map(requestView),
    })),
    route(calls.decideRequest, async ({ caller: { userId }, params: { id }, body: { state } }) => {
      const from = id as UserId; // sound: the use case refuses a number of which there is no request
      await decideRequest(ports, { userId, from, state });
      return { state };
    }),
  ];
}
