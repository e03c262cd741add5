import { calendarDate } from "../../../core/shared/mod.ts";
import { photoStorageContract } from "../../contracts/community/photo_storage_contract.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryPhotoStorage } from "./photo_storage.ts";

photoStorageContract("memory", async () => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  return { storage: new MemoryPhotoStorage(clock), now: () => clock.now() };
});
