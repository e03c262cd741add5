import { calendarDate } from "../../../core/shared/mod.ts";
import { personDataContract } from "../../contracts/personal_data/person_data_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { MemoryChatStore } from "../chat/chat_store.ts";
import { MemoryPostStore } from "../community/post_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { ingeborg, maya, shakshuka, tomas } from "../people_and_recipes.ts";
import { MemoryModeration } from "../safety/moderation.ts";
import { MemoryPersonData } from "./person_data.ts";

personDataContract("memory", async () => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const everyone = [maya, tomas, ingeborg];
  const people = new MemoryPersonStore(clock, everyone);
  const posts = new MemoryPostStore(everyone, [], { recipes: [shakshuka] });
  const chat = new MemoryChatStore(people, clock);
  const moderation = new MemoryModeration({ people, posts, clock });
  return { people, posts, chat, reports: moderation, data: new MemoryPersonData({ people, posts, chat, moderation }) };
});
