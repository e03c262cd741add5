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
  const posts = new MemoryPostStore(accounts);
  const store = new MemoryModeration({ people: new MemoryPersonStore(clock, accounts), posts, clock });
  return { store, posts, feed: posts, loggedActions: async () => store.log.map(({ action }) => action) };
});
