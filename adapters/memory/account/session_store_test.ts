import { calendarDate } from "../../../core/shared/mod.ts";
import { sessionStoreContract } from "../../contracts/account/session_store_contract.ts";
import { FixedClock } from "../fixed_clock.ts";
import { maya, tomas } from "../people_and_recipes.ts";
import { MemoryPersonStore } from "./person_store.ts";
import { MemorySessionStore } from "./session_store.ts";

sessionStoreContract("memory", async () => {
  const people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")), [maya, tomas]);
  return { store: new MemorySessionStore(people), maya, tomas };
});
