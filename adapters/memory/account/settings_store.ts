import type { Settings, SettingsStore, UserId } from "../../../core/account/mod.ts";

/** {@linkcode SettingsStore} in memory. */
export class MemorySettingsStore implements SettingsStore {
  readonly #settings = new Map<UserId, Settings>();

  async find(userId: UserId): Promise<Settings | undefined> {
    return this.#settings.get(userId);
  }

  async save(userId: UserId, settings: Settings): Promise<void> {
    this.#settings.set(userId, settings);
  }
}
