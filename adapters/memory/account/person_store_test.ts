import { calendarDate } from "../../../core/shared/mod.ts";
import { personStoreContract } from "../../contracts/account/person_store_contract.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryPersonStore } from "./person_store.ts";

personStoreContract("memory", async () => ({
  store: new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19"))),
}));
