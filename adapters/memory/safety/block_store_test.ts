import type { UserId } from "../../../core/account/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { blockStoreContract } from "../../contracts/safety/block_store_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { ingeborg, maya, tomas } from "../people_and_recipes.ts";
import { MemoryBlockStore } from "./block_store.ts";

blockStoreContract("memory", async () => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const people = new MemoryPersonStore(clock, [maya, tomas, ingeborg]);
  /** The people whose names Maya's screens have shown. */
  const seen = new Set<UserId>();
  const knows = (_userId: UserId, otherId: UserId) => seen.has(otherId);
  return {
    store: new MemoryBlockStore(people, clock, { knows }),
    async chat() {
      seen.add(tomas.id);
    },
    async post() {
      seen.add(ingeborg.id);
    },
  };
});
