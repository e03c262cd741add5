import type { Preference, Settings } from "../../core/account/mod.ts";

/** What the screens need of the server's accounts. Over HTTP in the product, from memory in stories and tests. */
export interface AccountApi {
  /** Creates the signed-in person's account on the server, or updates its name. Safe to repeat. */
  saveUser(person: { email: string; fullName: string }): Promise<void>;

  /** The signed-in person's name on the server. */
  userInfo(options: { signal: AbortSignal }): Promise<{ fullName: string }>;

  /** Replaces the person's preferences. At least two. */
  savePreferences(preferences: readonly Preference[]): Promise<void>;

  /** The signed-in person's settings. */
  getSettings(options: { signal: AbortSignal }): Promise<Settings>;

  /** Replaces the signed-in person's settings and returns them as saved. */
  saveSettings(settings: Settings): Promise<Settings>;
}
