import type { Knex } from "knex";
import {
  DEFAULT_SETTINGS,
  ENERGY_UNITS,
  type Settings,
  type SettingsStore,
  type UserId,
} from "../../../core/account/mod.ts";
import { UNIT_SYSTEMS } from "../../../core/amounts/mod.ts";
import type { NutritionAims } from "../../../core/nutrition/mod.ts";

interface SettingsRow {
  energy_unit: string;
  language: string | null;
  units: string;
  nutrition_aims: NutritionAims;
  /** Empty until the person chooses others. */
  meal_times: Partial<Settings["mealTimes"]>;
}

/** {@linkcode SettingsStore} on columns of the table `person`. */
export class PostgresSettingsStore implements SettingsStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(userId: UserId): Promise<Settings | undefined> {
    const row: SettingsRow | undefined = await this.#knex("person")
      .select("energy_unit", "language", "units", "nutrition_aims", "meal_times")
      .where({ id: userId })
      .first();
    const energyUnit = ENERGY_UNITS.find((unit) => unit === row?.energy_unit);
    const units = UNIT_SYSTEMS.find((system) => system === row?.units);
    if (!row || !energyUnit || !units) return undefined;
    const mealTimes = { ...DEFAULT_SETTINGS.mealTimes, ...row.meal_times };
    return { energyUnit, language: row.language, units, aims: row.nutrition_aims, mealTimes };
  }

  async save(userId: UserId, { energyUnit, language, units, aims, mealTimes }: Settings): Promise<void> {
    const row = {
      energy_unit: energyUnit,
      language,
      units,
      nutrition_aims: JSON.stringify(aims),
      meal_times: JSON.stringify(mealTimes),
    };
    await this.#knex("person").where({ id: userId }).update(row);
  }
}
