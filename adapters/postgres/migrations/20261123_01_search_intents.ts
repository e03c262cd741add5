import type { Knex } from "knex";

/**
 * `main_words` and the wider columns now also contain tags for what people search for: "for:make-ahead". They are derived
 * from steps, notes and figures, which only the importer knows, so the catalogue must be imported again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}

export async function down(): Promise<void> {
  // The release before ignores the tags.
}
