import type { Preference, Settings } from "../../core/account/mod.ts";

/** What the screens need of the server's accounts. Over HTTP in the product, from memory in stories and tests. */
export interface AccountApi {
  /** Makes the signed-in person's row on the server, or brings its name up to date. Safe to repeat. */
  saveUser(person: { email: string; fullName: string }): Promise<void>;

  /** The signed-in person, as the server knows them. */
  userInfo(options: { signal: AbortSignal }): Promise<{ fullName: string }>;

  /** Puts these in place of what the person preferred before. At least two. */
  savePreferences(preferences: readonly Preference[]): Promise<void>;

  /** The signed-in person's settings. */
  getSettings(options: { signal: AbortSignal }): Promise<Settings>;

  /** Replaces the signed-in person's settings and returns them as saved. */
  saveSettings(settings: Settings): Promise<Settings>;
}
