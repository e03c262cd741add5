import { calendarDate } from "../../core/shared/mod.ts";
import { chatStoreContract } from "../contracts/chat_store_contract.ts";
import { MemoryChatStore } from "./chat_store.ts";
import { FixedClock } from "./fixed_clock.ts";
import { ingeborg, maya, tomas } from "./people_and_recipes.ts";
import { MemoryPersonStore } from "./person_store.ts";

chatStoreContract("memory", async () => {
  const people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")), [maya, tomas, ingeborg]);
  let store = newStore();
  function newStore() {
    return new MemoryChatStore(people, new FixedClock(calendarDate("2026-11-19")));
  }
  return {
    get store() {
      return store;
    },
    async clear() {
      store = newStore();
    },
    async close() {},
  };
});
