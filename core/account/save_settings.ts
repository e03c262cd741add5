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
  /** Stay as they are if absent. */
  readonly aims?: Settings["aims"] | undefined;
}

/** Replaces a person's settings and returns them as saved. */
export async function saveSettings(
  ports: SaveSettingsPorts,
  { userId, energyUnit, units, aims }: SaveSettingsInput,
): Promise<Settings> {
  const before = units && aims ? DEFAULT_SETTINGS : ((await ports.settings.find(userId)) ?? DEFAULT_SETTINGS);
  const settings = { energyUnit, units: units ?? before.units, aims: aims ?? before.aims };
  await ports.settings.save(userId, settings);
  return settings;
}
