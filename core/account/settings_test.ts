import { expect, it } from "vitest";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { MemorySettingsStore } from "../../adapters/memory/settings_store.ts";
import { getSettings } from "./get_settings.ts";
import { saveSettings } from "./save_settings.ts";

it("keeps units and aims when a client that does not know them saves the unit of energy", async () => {
  const settings = new MemorySettingsStore();
  await saveSettings({ settings }, { userId: maya.id, energyUnit: "cal", units: "us", aims: { kcal: 2_000 } });

  expect(await saveSettings({ settings }, { userId: maya.id, energyUnit: "kcal" })).toEqual({
    energyUnit: "kcal",
    units: "us",
    aims: { kcal: 2_000 },
  });
});

it("shows energy in cal until the person chooses another unit, for themselves alone", async () => {
  const settings = new MemorySettingsStore();
  expect(await getSettings({ settings }, { userId: maya.id })).toEqual({
    energyUnit: "cal",
    units: "as-written",
    aims: {},
  });

  expect(await saveSettings({ settings }, { userId: maya.id, energyUnit: "kJ" })).toMatchObject({ energyUnit: "kJ" });

  expect(await getSettings({ settings }, { userId: maya.id })).toMatchObject({ energyUnit: "kJ" });
  expect(await getSettings({ settings }, { userId: tomas.id })).toMatchObject({ energyUnit: "cal" });
});
