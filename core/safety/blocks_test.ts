import { expect, it } from "vitest";
import { MemoryPersonStore } from "../../adapters/memory/account/person_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryBlockStore } from "../../adapters/memory/safety/block_store.ts";
import type { IdentityId, UserId } from "../account/mod.ts";
import { calendarDate } from "../shared/mod.ts";
import { BLOCKS_MAX, blockPerson, listBlocked, unblockPerson } from "./blocks.ts";

const clock = new FixedClock(calendarDate("2026-11-19"));
const crowd = Array.from({ length: BLOCKS_MAX }, (_each, n) => ({
  ...tomas,
  id: (1_000 + n) as UserId,
  identityId: `crowd-${n}` as IdentityId,
}));

function safety() {
  const people = new MemoryPersonStore(clock, [maya, tomas, ...crowd]);
  return { blocks: new MemoryBlockStore(people, clock) };
}

it("blocks a person until they are unblocked", async () => {
  const ports = safety();
  await blockPerson(ports, { userId: maya.id, blockedId: tomas.id });
  expect(await listBlocked(ports, { userId: maya.id })).toEqual([
    { userId: tomas.id, name: "Tomás Herrera", blockedAt: clock.now() },
  ]);

  await unblockPerson(ports, { userId: maya.id, blockedId: tomas.id });
  expect(await listBlocked(ports, { userId: maya.id })).toEqual([]);
});

it("blocks an unknown number like a person, and shows it as a number", async () => {
  const ports = safety();
  await blockPerson(ports, { userId: maya.id, blockedId: 99 as UserId });

  expect(await listBlocked(ports, { userId: maya.id })).toMatchObject([{ userId: 99, name: "Person 99" }]);
});

it("refuses to block oneself, and one person more than the limit", async () => {
  const ports = safety();
  const block = (blockedId: UserId) => blockPerson(ports, { userId: maya.id, blockedId });

  await expect(block(maya.id)).rejects.toMatchObject({ code: "invalid_input", field: "id" });
  for (const { id } of crowd) await block(id);
  await expect(block(tomas.id)).rejects.toMatchObject({ code: "too_many_blocks" });
});
