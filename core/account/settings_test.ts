import { expect, it } from "vitest";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { MemorySettingsStore } from "../../adapters/memory/settings_store.ts";
import { getSettings } from "./get_settings.ts";
import { saveSettings } from "./save_settings.ts";

it("shows energy in cal until the person chooses another unit, for themselves alone", async () => {
  const settings = new MemorySettingsStore();
  expect(await getSettings({ settings }, { userId: maya.id })).toEqual({ energyUnit: "cal" });

  expect(await saveSettings({ settings }, { userId: maya.id, energyUnit: "kJ" })).toEqual({ energyUnit: "kJ" });

  expect(await getSettings({ settings }, { userId: maya.id })).toEqual({ energyUnit: "kJ" });
  expect(await getSettings({ settings }, { userId: tomas.id })).toEqual({ energyUnit: "cal" });
});
