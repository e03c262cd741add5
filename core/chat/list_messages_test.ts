import { expect, it } from "vitest";
import { memoryChatPorts } from "../../adapters/memory/chat/chat_ports.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { UserId } from "../account/mod.ts";
import { listMessages } from "./list_messages.ts";

// #chat-call-history
it("lists the newest 200, and the ones before them", async () => {
  const ports = memoryChatPorts();
  const messages = await ports.sendMany(tomas, maya, 201);
  const newest = await listMessages(ports, { userId: maya.id, with: tomas.id });
  const older = await listMessages(ports, { userId: maya.id, with: tomas.id, before: newest[0]?.id });

  expect(newest).toEqual(messages.slice(1));
  expect(older).toEqual(messages.slice(0, 1));
});

// #chat-call-history
it("refuses a person who does not exist", async () => {
  const unknown = 999_999 as UserId;

  await expect(listMessages(memoryChatPorts(), { userId: maya.id, with: unknown })).rejects.toMatchObject({
    code: "receiver_unknown",
    field: "receiverId",
    message: "Cannot list messages: there is no person 999999",
  });
});
