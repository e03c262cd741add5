import { beforeEach, expect, it } from "vitest";
import { type MemoryChatPorts, memoryChatPorts } from "../../adapters/memory/chat/chat_ports.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { resume } from "./resume.ts";

let ports: MemoryChatPorts;

beforeEach(() => {
  ports = memoryChatPorts();
});

it("reads the whole stream in pages of 200", async () => {
  const messages = await ports.sendMany(tomas, maya, 401);
  const first = await resume(ports, { userId: maya.id, after: 0 });
  const second = await resume(ports, { userId: maya.id, after: first.cursor });
  const third = await resume(ports, { userId: maya.id, after: second.cursor });

  expect([first, second, third].map(({ cursor, more }) => [cursor, more])).toEqual([
    [200, true],
    [400, true],
    [401, false],
  ]);
  expect([first, second, third].flatMap((page) => page.messages)).toEqual(messages);
});

it("ends after a page that is exactly full", async () => {
  await ports.sendMany(tomas, maya, 200);

  expect(await resume(ports, { userId: maya.id, after: 0 })).toMatchObject({ cursor: 200, more: false });
});

it("corrects a cursor beyond the newest message", async () => {
  await ports.sendMany(tomas, maya, 3);

  expect(await resume(ports, { userId: maya.id, after: 90 })).toEqual({ messages: [], cursor: 3, more: false });
});
