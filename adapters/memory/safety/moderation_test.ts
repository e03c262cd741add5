import { calendarDate } from "../../../core/shared/mod.ts";
import { moderationContract } from "../../contracts/safety/moderation_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { MemoryPostStore } from "../community/post_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { ingeborg, maya, tomas } from "../people_and_recipes.ts";
import { MemoryModeration } from "./moderation.ts";

moderationContract("memory", async () => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const accounts = [maya, tomas, ingeborg];
  const people = new MemoryPersonStore(clock, accounts);
  let posts = new MemoryPostStore(accounts);
  let store = new MemoryModeration({ people, posts, clock });
  return {
    get store() {
      return store;
    },
    get posts() {
      return posts;
    },
    get feed() {
      return posts;
    },
    loggedActions: async () => store.log.map(({ action }) => action),
    async clear() {
      posts = new MemoryPostStore(accounts);
      store = new MemoryModeration({ people, posts, clock });
    },
    async close() {},
  };
});
