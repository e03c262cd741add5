import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { MemorySettingsStore } from "../../../adapters/memory/settings_store.ts";
import { getSettings, type Preference, type Settings, saveSettings } from "../../../core/account/mod.ts";
import type { AccountApi } from "../../api/account_api.ts";
import { MemoryAnswers, type MemoryBehaviour } from "./memory_answers.ts";

/** The server's accounts in memory: one person's. */
export class MemoryAccountApi implements AccountApi {
  readonly answers: MemoryAnswers<keyof AccountApi>;
  /** As the server knows the person. */
  fullName: string;
  preferences: readonly Preference[] = [];
  readonly #settings = { settings: new MemorySettingsStore() };

  constructor(options: { fullName?: string } & MemoryBehaviour<keyof AccountApi> = {}) {
    this.answers = new MemoryAnswers(options);
    this.fullName = options.fullName ?? "Guest";
  }

  async saveUser({ fullName }: { email: string; fullName: string }): Promise<void> {
    return this.answers.to("saveUser", () => {
      this.fullName = fullName;
    });
  }

  async userInfo(): Promise<{ fullName: string }> {
    return this.answers.to("userInfo", () => ({ fullName: this.fullName }));
  }

  async savePreferences(preferences: readonly Preference[]): Promise<void> {
    return this.answers.to("savePreferences", () => {
      this.preferences = preferences;
    });
  }

  async getSettings(): Promise<Settings> {
    return this.answers.to("getSettings", () => getSettings(this.#settings, { userId: maya.id }));
  }

  async saveSettings(settings: Settings): Promise<Settings> {
    return this.answers.to("saveSettings", () => saveSettings(this.#settings, { userId: maya.id, ...settings }));
  }
}
