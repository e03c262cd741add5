import type { UserId } from "../../../core/account/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { chatStoreContract } from "../../contracts/chat/chat_store_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryHouseholdStore } from "../household/household_store.ts";
import { ingeborg, maya, tomas } from "../people_and_recipes.ts";
import { MemoryBlockStore } from "../safety/block_store.ts";
import { MemoryChatStore } from "./chat_store.ts";

chatStoreContract("memory", async () => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const people = new MemoryPersonStore(clock, [maya, tomas, ingeborg]);
  const blocks = new MemoryBlockStore(people, clock);
  const households = new MemoryHouseholdStore(people);
  const suspensions = new Map<UserId, Date>();
  async function suspendedUntil(userId: UserId): Promise<Date | undefined> {
    const until = suspensions.get(userId);
    return until && until > new Date() ? until : undefined;
  }
  return {
    async suspend(userId, until) {
      suspensions.set(userId, until);
    },
    blocks,
    households,
    store: new MemoryChatStore(people, clock, { blocks, households, suspensions: { suspendedUntil } }),
  };
});
