import { DEFAULT_SETTINGS, type Settings } from "./settings.ts";
import type { SettingsStore } from "./settings_store.ts";
import type { UserId } from "./user_id.ts";

/** A person's own settings, {@linkcode DEFAULT_SETTINGS} until they save others. */
export async function getSettings(
  ports: { readonly settings: Pick<SettingsStore, "find"> },
  { userId }: { userId: UserId },
): Promise<Settings> {
  return (await ports.settings.find(userId)) ?? DEFAULT_SETTINGS;
}
