import type { Preference } from "../../../core/account/mod.ts";
import type { AccountApi } from "../account_api.ts";
import { MemoryAnswers, type MemoryBehaviour } from "./memory_answers.ts";

/** The server's accounts in memory: one person's. */
export class MemoryAccountApi implements AccountApi {
  readonly answers: MemoryAnswers<keyof AccountApi>;
  /** As the server knows the person. */
  fullName: string;
  preferences: readonly Preference[] = [];

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
}
