import type { Knex } from "knex";
import { ENERGY_UNITS, type Settings, type SettingsStore, type UserId } from "../../core/account/mod.ts";

/** {@linkcode SettingsStore} on columns of the table `person`. */
export class PostgresSettingsStore implements SettingsStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(userId: UserId): Promise<Settings | undefined> {
    const row: { energy_unit: string } | undefined = await this.#knex("person")
      .select("energy_unit")
      .where({ id: userId })
      .first();
    const energyUnit = ENERGY_UNITS.find((unit) => unit === row?.energy_unit);
    return energyUnit && { energyUnit };
  }

  async save(userId: UserId, { energyUnit }: Settings): Promise<void> {
    await this.#knex("person").where({ id: userId }).update({ energy_unit: energyUnit });
  }
}
