import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // Only for the columns that servers cache. chat_cursor changes with every message.
  await knex.raw(`
    CREATE FUNCTION tell_person_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('person', OLD.identity_id);
      RETURN NULL;
    END $$`);
  await knex.raw(`
    CREATE TRIGGER person_renamed AFTER UPDATE OF full_name, identity_id ON person FOR EACH ROW
    WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name OR OLD.identity_id IS DISTINCT FROM NEW.identity_id)
    EXECUTE FUNCTION tell_person_change()`);
  await knex.raw(`
    CREATE TRIGGER person_removed AFTER DELETE ON person FOR EACH ROW EXECUTE FUNCTION tell_person_change()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TRIGGER person_removed ON person");
  await knex.raw("DROP TRIGGER person_renamed ON person");
  await knex.raw("DROP FUNCTION tell_person_change");
}
