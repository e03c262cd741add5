import type { UserId } from "../../../core/account/mod.ts";
import type { DecideRequestInput, MessageRequest } from "../../../core/chat/mod.ts";
import {
  decideRequestBody,
  decideRequestParams,
  decideRequestReply,
  listRequestsQuery,
  listRequestsReply,
} from "../../../wire/chat/message_requests.ts";
import { requestView } from "../../shared/message_view.ts";
import { type Route, route } from "../route.ts";

export function listRequestsRoute(listRequests: (input: { userId: UserId }) => Promise<MessageRequest[]>): Route {
  return route({
    method: "get",
    path: "/api/chat/requests",
    summary: "First messages of people to whom the caller has never written",
    access: "signed-in",
    query: listRequestsQuery,
    reply: listRequestsReply,
    async handle({ caller }) {
      return { requests: (await listRequests({ userId: caller.userId })).map(requestView) };
    },
  });
}

export function decideRequestRoute(decideRequest: (input: DecideRequestInput) => Promise<void>): Route {
  return route({
    method: "put",
    path: "/api/chat/requests/:id",
    summary: "Accept or ignore a person's message request; they are not told",
    access: "signed-in",
    params: decideRequestParams,
    body: decideRequestBody,
    reply: decideRequestReply,
    async handle({ caller, params, body: { state } }) {
      await decideRequest({ userId: caller.userId, from: params.id as UserId, state });
      return { state };
    },
  });
}
