import type { Knex } from "knex";
import { ENERGY_UNITS, type Settings, type SettingsStore, type UserId } from "../../core/account/mod.ts";
import { UNIT_SYSTEMS } from "../../core/amounts/mod.ts";

/** {@linkcode SettingsStore} on columns of the table `person`. */
export class PostgresSettingsStore implements SettingsStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(userId: UserId): Promise<Settings | undefined> {
    const row: { energy_unit: string; units: string } | undefined = await this.#knex("person")
      .select("energy_unit", "units")
      .where({ id: userId })
      .first();
    const energyUnit = ENERGY_UNITS.find((unit) => unit === row?.energy_unit);
    const units = UNIT_SYSTEMS.find((system) => system === row?.units);
    return energyUnit && units && { energyUnit, units };
  }

  async save(userId: UserId, { energyUnit, units }: Settings): Promise<void> {
    await this.#knex("person").where({ id: userId }).update({ energy_unit: energyUnit, units });
  }
}
