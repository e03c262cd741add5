import { DEFAULT_SETTINGS, type Settings } from "./settings.ts";
import type { SettingsStore } from "./settings_store.ts";
import type { UserId } from "./user_id.ts";

export interface SaveSettingsPorts {
  readonly settings: SettingsStore;
}

export interface SaveSettingsInput extends Pick<Settings, "energyUnit"> {
  readonly userId: UserId;
  /** Stays as it is if absent: a client may not know it. */
  readonly units?: Settings["units"] | undefined;
}

/** Replaces a person's settings and returns them as saved. */
export async function saveSettings(
  ports: SaveSettingsPorts,
  { userId, energyUnit, units }: SaveSettingsInput,
): Promise<Settings> {
  const settings = { energyUnit, units: units ?? ((await ports.settings.find(userId)) ?? DEFAULT_SETTINGS).units };
  await ports.settings.save(userId, settings);
  return settings;
}
