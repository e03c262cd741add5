import { calendarDate } from "../../core/shared/mod.ts";
import { blockStoreContract } from "../contracts/block_store_contract.ts";
import { MemoryBlockStore } from "./block_store.ts";
import { FixedClock } from "./fixed_clock.ts";
import { ingeborg, maya, tomas } from "./people_and_recipes.ts";
import { MemoryPersonStore } from "./person_store.ts";

blockStoreContract("memory", async () => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const people = new MemoryPersonStore(clock, [maya, tomas, ingeborg]);
  let store = new MemoryBlockStore(people, clock);
  return {
    get store() {
      return store;
    },
    async clear() {
      store = new MemoryBlockStore(people, clock);
    },
    async close() {},
  };
});
