import { expect, it } from "vitest";
import { MemorySettingsStore } from "../../adapters/memory/account/settings_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { getSettings } from "./get_settings.ts";
import { saveSettings } from "./save_settings.ts";
import type { UserId } from "./user_id.ts";

const mealTimes = { Breakfast: "07:00", Lunch: "12:30", Dinner: "18:30", Snacks: "15:30" };

it("keeps language, units, aims and meal times when a client that does not know them saves the unit of energy", async () => {
  const ports = portsOf();
  await saveSettings(ports, {
    userId: maya.id,
    energyUnit: "cal",
    language: "de",
    units: "us",
    aims: { kcal: 2_000 },
    mealTimes,
  });

  expect(await saveSettings(ports, { userId: maya.id, energyUnit: "kcal" })).toEqual({
    energyUnit: "kcal",
    language: "de",
    units: "us",
    aims: { kcal: 2_000 },
    mealTimes,
  });
});

it("shows energy in cal until the person chooses another unit, for themselves alone", async () => {
  const ports = portsOf();
  expect(await getSettings(ports, { userId: maya.id })).toEqual({
    energyUnit: "cal",
    language: null,
    units: "as-written",
    aims: {},
    mealTimes: { Breakfast: "08:00", Lunch: "12:30", Dinner: "18:30", Snacks: "15:30" },
  });

  expect(await saveSettings(ports, { userId: maya.id, energyUnit: "kJ" })).toMatchObject({ energyUnit: "kJ" });

  expect(await getSettings(ports, { userId: maya.id })).toMatchObject({ energyUnit: "kJ" });
  expect(await getSettings(ports, { userId: tomas.id })).toMatchObject({ energyUnit: "cal" });
});

it("changes the calendar feed when meal times change, and not when another setting does", async () => {
  const ports = portsOf();
  await saveSettings(ports, { userId: maya.id, energyUnit: "kJ" });
  expect(ports.changedFeeds).toEqual([]);

  await saveSettings(ports, { userId: maya.id, energyUnit: "kJ", mealTimes });
  expect(ports.changedFeeds).toEqual([maya.id]);
});

function portsOf() {
  const changedFeeds: UserId[] = [];
  return {
    settings: new MemorySettingsStore(),
    changedFeeds,
    calendarFeeds: { markChanged: async (userId: UserId) => void changedFeeds.push(userId) },
    clock: new FixedClock(calendarDate("2026-11-19")),
  };
}
