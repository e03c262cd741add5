import type { Person, UserId } from "../../../core/account/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { postFeedContract } from "../../contracts/community/post_feed_contract.ts";
import { type CommunityFixture, postStoreContract } from "../../contracts/community/post_store_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../people_and_recipes.ts";
import { MemoryBlockStore } from "../safety/block_store.ts";
import { MemoryPostStore } from "./post_store.ts";

postStoreContract("memory", open);
postFeedContract("memory", open);

async function open(): Promise<CommunityFixture> {
  const crowd = Array.from({ length: 50 }, (_each, index) => (index + 100) as UserId);
  const people: Pick<Person, "id" | "fullName">[] = [maya, tomas];
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const blocks = new MemoryBlockStore(new MemoryPersonStore(clock, [maya, tomas]), clock);
  const store = new MemoryPostStore(people, [], { blocks, recipes: [shakshuka, tomatoSoup] });
  return {
    blocks,
    posts: store,
    feed: store,
    crowd,
    async rename(userId, fullName) {
      store.rename(userId, fullName);
    },
    async changeRecipe(name) {
      store.changeRecipe(shakshuka.id, name === undefined ? undefined : { name });
    },
  };
}
