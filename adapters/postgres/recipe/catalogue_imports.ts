import type { Knex } from "knex";

/** Stores in `catalogue_version` which catalogue was imported last. */
export class PostgresCatalogueImports {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  /** The fingerprint of the last import that finished; undefined before the first. */
  async lastFingerprint(): Promise<string | undefined> {
    const row = await this.#knex("catalogue_version").select("fingerprint").first();
    return row?.fingerprint ?? undefined;
  }

  async saveFingerprint(fingerprint: string): Promise<void> {
    await this.#knex("catalogue_version").update({ fingerprint });
  }
}
