import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // Whose accounts were deleted during a suspension, until its end: HMACs of the identity's id and its verified e-mail address.
  await knex.raw(`
    CREATE TABLE suspended_identity (
      identity_hash   bytea       PRIMARY KEY,
      suspended_until timestamptz NOT NULL
    )`);
  await knex.raw("CREATE INDEX suspended_identity_by_end ON suspended_identity (suspended_until)");
  // Without a foreign key, so that blocking tells nothing about which numbers belong to people.
  await knex.raw("ALTER TABLE person_block DROP CONSTRAINT person_block_blocked_id_fkey");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE suspended_identity");
  await knex.raw("DELETE FROM person_block WHERE NOT EXISTS (SELECT FROM person WHERE id = blocked_id)");
  await knex.raw("ALTER TABLE person_block ADD FOREIGN KEY (blocked_id) REFERENCES person ON DELETE CASCADE");
}
