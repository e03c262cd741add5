import { beforeEach, expect, it } from "vitest";
import { type MemoryChatPorts, memoryChatPorts } from "../../adapters/memory/chat/chat_ports.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { listUnread } from "./list_conversations.ts";
import { markRead } from "./mark_read.ts";

const fromTomas = { userId: tomas.id, name: "Tomás Herrera" };
let ports: MemoryChatPorts;

beforeEach(() => {
  ports = memoryChatPorts();
});

// #chat-mark-read
it("leaves later messages unread, and publishes the mark with its device", async () => {
  const [, second] = await ports.sendMany(tomas, maya, 3);
  expect(await listUnread(ports, { userId: maya.id })).toMatchObject([{ ...fromTomas, unread: 3 }]);

  const upTo = second?.id ?? 0;
  expect(await markRead(ports, { userId: maya.id, from: tomas.id, upTo, origin: "phone" })).toBe(upTo);

  expect(await listUnread(ports, { userId: maya.id })).toMatchObject([{ ...fromTomas, unread: 1 }]);
  expect(ports.publishedEvents.at(-1)).toEqual({
    kind: "read",
    userId: maya.id,
    from: tomas.id,
    upTo,
    origin: "phone",
  });
});

it("publishes nothing if the mark did not change", async () => {
  const [first, second] = await ports.sendMany(tomas, maya, 2);
  await markRead(ports, { userId: maya.id, from: tomas.id, upTo: second?.id ?? 0 });
  const before = ports.publishedEvents.length;

  expect(await markRead(ports, { userId: maya.id, from: tomas.id, upTo: first?.id ?? 0 })).toBe(second?.id);
  expect(ports.publishedEvents).toHaveLength(before);
});
