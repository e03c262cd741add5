import { calendarDate } from "../../../core/shared/mod.ts";
import { personStoreContract } from "../../contracts/account/person_store_contract.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryPersonStore } from "./person_store.ts";

personStoreContract("memory", async () => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  let store = new MemoryPersonStore(clock);
  return {
    get store() {
      return store;
    },
    async clear() {
      store = new MemoryPersonStore(clock);
    },
    async close() {},
  };
});
