import { type Clock, MEAL_TIMES } from "../shared/mod.ts";
import { DEFAULT_SETTINGS, type Settings } from "./settings.ts";
import type { SettingsStore } from "./settings_store.ts";
import type { UserId } from "./user_id.ts";

export interface SaveSettingsPorts {
  readonly settings: SettingsStore;
  readonly calendarFeeds: {
    /** Remembers that all events of the person's calendar feed have changed. */
    markChanged(userId: UserId, changedAt: Date): Promise<void>;
  };
  readonly clock: Pick<Clock, "now">;
}

export interface SaveSettingsInput extends Pick<Settings, "energyUnit"> {
  readonly userId: UserId;
  /** Stays as it is if absent: a client may not know it. */
  readonly language?: Settings["language"] | undefined;
  /** Stay as they are if absent. */
  readonly units?: Settings["units"] | undefined;
  /** Stay as they are if absent. */
  readonly aims?: Settings["aims"] | undefined;
  /** Stay as they are if absent. */
  readonly mealTimes?: Settings["mealTimes"] | undefined;
}

/** Replaces a person's settings and returns them as saved. With other meal times, the events of their calendar feed change. */
export async function saveSettings(
  { settings, calendarFeeds, clock }: SaveSettingsPorts,
  { userId, energyUnit, language, units, aims, mealTimes }: SaveSettingsInput,
): Promise<Settings> {
  const before = (await settings.find(userId)) ?? DEFAULT_SETTINGS;
  const saved = {
    energyUnit,
    language: language === undefined ? before.language : language,
    units: units ?? before.units,
    aims: aims ?? before.aims,
    mealTimes: mealTimes ?? before.mealTimes,
  };
  await settings.save(userId, saved);
  const isMoved = MEAL_TIMES.some((meal) => saved.mealTimes[meal] !== before.mealTimes[meal]);
  if (isMoved) await calendarFeeds.markChanged(userId, clock.now());
  return saved;
}
