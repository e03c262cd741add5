import type { Knex } from "knex";
import { ENERGY_UNITS, type Settings, type SettingsStore, type UserId } from "../../core/account/mod.ts";
import { UNIT_SYSTEMS } from "../../core/amounts/mod.ts";
import type { NutritionAims } from "../../core/nutrition/mod.ts";

interface SettingsRow {
  energy_unit: string;
  units: string;
  nutrition_aims: NutritionAims;
}

/** {@linkcode SettingsStore} on columns of the table `person`. */
export class PostgresSettingsStore implements SettingsStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(userId: UserId): Promise<Settings | undefined> {
    const row: SettingsRow | undefined = await this.#knex("person")
      .select("energy_unit", "units", "nutrition_aims")
      .where({ id: userId })
      .first();
    const energyUnit = ENERGY_UNITS.find((unit) => unit === row?.energy_unit);
    const units = UNIT_SYSTEMS.find((system) => system === row?.units);
    return row && energyUnit && units && { energyUnit, units, aims: row.nutrition_aims };
  }

  async save(userId: UserId, { energyUnit, units, aims }: Settings): Promise<void> {
    const row = { energy_unit: energyUnit, units, nutrition_aims: JSON.stringify(aims) };
    await this.#knex("person").where({ id: userId }).update(row);
  }
}
