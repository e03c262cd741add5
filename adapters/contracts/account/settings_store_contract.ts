import { expect, it } from "vitest";
import { DEFAULT_SETTINGS, ENERGY_UNITS, type Person, type SettingsStore } from "../../../core/account/mod.ts";
import { UNIT_SYSTEMS } from "../../../core/amounts/mod.ts";
import { AIM_PRESETS } from "../../../core/nutrition/mod.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** The contract's fixture: a store, and two people with default settings. */
interface SettingsStoreFixture extends ContractFixture {
  readonly store: SettingsStore;
  readonly maya: Person;
  readonly tomas: Person;
}

/** The contract of {@linkcode SettingsStore}, run for every adapter. */
export const settingsStoreContract = contractOnOneFixture<SettingsStoreFixture>("SettingsStore", (fixture) => {
  const aims = AIM_PRESETS[2]?.aims ?? {};
  const mealTimes = { Breakfast: "06:45", Lunch: "12:00", Dinner: "20:15", Snacks: "16:00" };
  it.each([
    ...ENERGY_UNITS.flatMap((energyUnit) =>
      UNIT_SYSTEMS.map((units) => ({ energyUnit, language: null, units, aims, mealTimes })),
    ),
    { ...DEFAULT_SETTINGS, language: "pt-BR", units: "metric" } as const,
  ])("keeps %j in place of the earlier settings, and changes no other person's", async (settings) => {
    const { store, maya, tomas } = fixture;
    const before = await store.find(tomas.id);

    await store.save(maya.id, settings);

    expect(await store.find(maya.id)).toEqual(settings);
    expect(await store.find(tomas.id)).toEqual(before);
  });
});
