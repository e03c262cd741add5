import type { Knex } from "knex";

/** Marks the catalogue as changed by this transaction. Simultaneous imports wait here for each other. */
export async function incrementCatalogueVersion(transaction: Knex.Transaction): Promise<void> {
  await transaction.raw("UPDATE catalogue_version SET version = version + 1");
}
