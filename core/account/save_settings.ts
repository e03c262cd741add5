import type { Settings } from "./settings.ts";
import type { SettingsStore } from "./settings_store.ts";
import type { UserId } from "./user_id.ts";

export interface SaveSettingsPorts {
  readonly settings: Pick<SettingsStore, "save">;
}

export interface SaveSettingsInput extends Settings {
  readonly userId: UserId;
}

/** Replaces a person's settings and returns them as saved. */
export async function saveSettings(
  ports: SaveSettingsPorts,
  { userId, energyUnit }: SaveSettingsInput,
): Promise<Settings> {
  const settings = { energyUnit };
  await ports.settings.save(userId, settings);
  return settings;
}
