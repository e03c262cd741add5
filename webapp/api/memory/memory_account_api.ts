import { DEFAULT_SETTINGS, type Preference, type Settings } from "../../../core/account/mod.ts";
import type { AccountApi } from "../account_api.ts";
import { MemoryAnswers, type MemoryBehaviour } from "./memory_answers.ts";

/** The server's accounts in memory: one person's. */
export class MemoryAccountApi implements AccountApi {
  readonly answers: MemoryAnswers<keyof AccountApi>;
  /** As the server knows the person. */
  fullName: string;
  preferences: readonly Preference[] = [];
  settings: Settings;

  constructor(options: { fullName?: string; settings?: Settings } & MemoryBehaviour<keyof AccountApi> = {}) {
    this.answers = new MemoryAnswers(options);
    this.fullName = options.fullName ?? "Guest";
    this.settings = options.settings ?? DEFAULT_SETTINGS;
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
    return this.answers.to("getSettings", () => this.settings);
  }

  async saveSettings(settings: Settings): Promise<Settings> {
    return this.answers.to("saveSettings", () => {
      this.settings = settings;
      return settings;
    });
  }
}
