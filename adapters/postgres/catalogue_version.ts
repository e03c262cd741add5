import type { Knex } from "knex";

/** Says that the catalogue changes with this transaction. One import at a time gets past it. */
export async function incrementCatalogueVersion(transaction: Knex.Transaction): Promise<void> {
  await transaction.raw("UPDATE catalogue_version SET version = version + 1");
}
