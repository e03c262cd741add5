import type { Person, UserId } from "../../core/account/mod.ts";
import { postFeedContract } from "../contracts/post_feed_contract.ts";
import { type CommunityFixture, postStoreContract } from "../contracts/post_store_contract.ts";
import { maya, tomas } from "./people_and_recipes.ts";
import { MemoryPostStore } from "./post_store.ts";

postStoreContract("memory", open);
postFeedContract("memory", open);

async function open(): Promise<CommunityFixture> {
  const crowd = Array.from({ length: 50 }, (_each, index) => (index + 100) as UserId);
  const people: Pick<Person, "id" | "fullName">[] = [maya, tomas];
  let store = new MemoryPostStore(people);
  return {
    get posts() {
      return store;
    },
    get feed() {
      return store;
    },
    crowd,
    async rename(userId, fullName) {
      store.rename(userId, fullName);
    },
    async clear() {
      store = new MemoryPostStore(people);
    },
    async close() {},
  };
}
