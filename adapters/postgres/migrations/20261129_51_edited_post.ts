import type { Knex } from "knex";

/** A search finds an edited post by its new texts. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION change_post_search() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- The lock serializes it and a change of the author's name.
      UPDATE post_search SET search_text = (
        SELECT post_search_text(NEW, full_name) FROM person WHERE id = NEW.user_id FOR SHARE
      ) WHERE post_id = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER change_post_search AFTER UPDATE OF meal_name, ingredients ON post
    FOR EACH ROW EXECUTE FUNCTION change_post_search()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TRIGGER change_post_search ON post; DROP FUNCTION change_post_search");
}
