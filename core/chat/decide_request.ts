import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { ChatBus } from "./chat_bus.ts";
import type { ChatStore } from "./chat_store.ts";
import type { RequestState } from "./message_request.ts";

export interface DecideRequestPorts {
  readonly chat: Pick<ChatStore, "decideRequest">;
  readonly bus: Pick<ChatBus, "publish">;
}

export interface DecideRequestInput {
  readonly userId: UserId;
  /** The person who sent the request. They are not notified. */
  readonly from: UserId;
  readonly state: RequestState;
}

/**
 * Accepts or ignores a person's request, or opens an ignored one again. Repeating it changes nothing.
 *
 * @throws {DomainError} `message_request_not_found`, also for an accepted one that is to be ignored
 */
export async function decideRequest(ports: DecideRequestPorts, input: DecideRequestInput): Promise<void> {
  const { userId, from, state } = input;
  if (!(await ports.chat.decideRequest(userId, { from, state }))) {
    throw new DomainError("message_request_not_found", `Cannot decide: there is no open request of person ${from}`);
  }
  ports.bus.publish({ kind: "request", userId, from, state });
}
