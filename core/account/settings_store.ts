import type { Settings } from "./settings.ts";
import type { UserId } from "./user_id.ts";

/** People's settings. Every implementation passes `adapters/contracts/account/settings_store_contract.ts`. */
export interface SettingsStore {
  /** The settings of this person; undefined for an unknown person, and may be for one who has not changed any. */
  find(userId: UserId): Promise<Settings | undefined>;

  /** Replaces the person's settings. Does nothing for an unknown person. */
  save(userId: UserId, settings: Settings): Promise<void>;
}
