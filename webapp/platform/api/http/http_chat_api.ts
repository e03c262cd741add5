import type { RequestState } from "../../../../core/chat/mod.ts";
import type { ChatMessageWire } from "../../../../wire/chat/chat_message.ts";
import type { Identity } from "../../identity/mod.ts";
import type { ChatApi, MessageRequest, RecentConversation, UnreadConversation } from "../chat_api.ts";
import type { HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("./chat_replies.ts"));

/** What the server keeps of the chat, over HTTP. */
export class HttpChatApi implements ChatApi {
  readonly #http: HttpClient;
  readonly #identity: Pick<Identity, "current">;

  constructor(http: HttpClient, identity: Pick<Identity, "current">) {
    this.#http = http;
    this.#identity = identity;
  }

  async currentUser({ signal }: { signal: AbortSignal }): Promise<{ userId: number; fullName: string }> {
    // Spelled as the specification's client spells it.
    const query = { firebaseuid: this.#identity.current?.id };
    const reply = this.#http.send({ method: "GET", path: "/api/current-user", query, access: "signed-in", signal });
    return parse(reply, (replies) => replies.currentUserReply);
  }

  async listMessages(
    partnerId: number,
    { before, signal }: { before?: number | undefined; signal: AbortSignal },
  ): Promise<readonly ChatMessageWire[]> {
    const query = {
      senderFirebaseUid: this.#identity.current?.id,
      receiverId: String(partnerId),
      before: before === undefined ? undefined : String(before),
    };
    const reply = this.#http.send({ method: "GET", path: "/api/chat/messages", query, access: "signed-in", signal });
    return (await parse(reply, (replies) => replies.listMessagesReply)).messages;
  }

  async listUnread({ signal }: { signal: AbortSignal }): Promise<readonly UnreadConversation[]> {
    const query = { firebaseUid: this.#identity.current?.id, requests: "exclude" };
    const reply = this.#http.send({ method: "GET", path: "/api/chat/unread", query, access: "signed-in", signal });
    return (await parse(reply, (replies) => replies.listUnreadReply)).conversations;
  }

  async listRecentConversations({ signal }: { signal: AbortSignal }): Promise<readonly RecentConversation[]> {
    const query = { firebaseUid: this.#identity.current?.id, requests: "exclude" };
    const path = "/api/chat/conversations";
    const reply = this.#http.send({ method: "GET", path, query, access: "signed-in", signal });
    return (await parse(reply, (replies) => replies.listRecentConversationsReply)).conversations;
  }

  async listRequests({ signal }: { signal: AbortSignal }): Promise<readonly MessageRequest[]> {
    const query = { firebaseUid: this.#identity.current?.id };
    const reply = this.#http.send({ method: "GET", path: "/api/chat/requests", query, access: "signed-in", signal });
    return (await parse(reply, (replies) => replies.listRequestsReply)).requests;
  }

  async decideRequest(userId: number, state: RequestState): Promise<void> {
    const path = `/api/chat/requests/${userId}` as const;
    const reply = this.#http.send({ method: "PUT", path, body: { state }, access: "signed-in" });
    await parse(reply, (replies) => replies.decideRequestReply);
  }
}
