import { beforeEach, expect, it } from "vitest";
import { type MemoryChatPorts, memoryChatPorts } from "../../adapters/memory/chat/chat_ports.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { decideRequest } from "./decide_request.ts";
import { listRequests, listUnread } from "./list_conversations.ts";

let ports: MemoryChatPorts;
beforeEach(() => {
  ports = memoryChatPorts();
});

function decide(state: "accepted" | "ignored" | "open") {
  return decideRequest(ports, { userId: maya.id, from: tomas.id, state });
}

it("turns an accepted request into a conversation, and notifies the person's other devices", async () => {
  const message = await ports.send(tomas, maya, "Is there dill in it?");
  expect(await listRequests(ports, { userId: maya.id })).toMatchObject([{ message: { id: message.id } }]);
  expect(await listUnread(ports, { userId: maya.id, withRequests: false })).toEqual([]);

  await decide("accepted");

  expect(await listRequests(ports, { userId: maya.id })).toEqual([]);
  expect(await listUnread(ports, { userId: maya.id, withRequests: false })).toMatchObject([{ userId: tomas.id }]);
  expect(ports.publishedEvents.at(-1)).toEqual({
    kind: "request",
    userId: maya.id,
    from: tomas.id,
    state: "accepted",
  });
});

it("refuses to decide about no request, and publishes nothing", async () => {
  await expect(decide("accepted")).rejects.toMatchObject({
    code: "message_request_not_found",
    message: `Cannot decide: there is no open request of person ${tomas.id}`,
  });
  await ports.send(maya, tomas, "Hello");
  await ports.send(tomas, maya, "Hello yourself");
  await expect(decide("ignored")).rejects.toMatchObject({ code: "message_request_not_found" });

  expect(ports.publishedEvents.map(({ kind }) => kind)).toEqual(["message", "message"]);
});
