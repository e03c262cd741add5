import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // "und-x-icu": sorting and lower case follow Unicode's root rules, independent of the server's locale.
  await knex.raw(`
    CREATE TABLE post (
      id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id      bigint      NOT NULL REFERENCES person ON DELETE CASCADE,
      meal_name    text        COLLATE "und-x-icu" NOT NULL CHECK (meal_name <> ''),
      ingredients  text        NOT NULL CHECK (ingredients <> ''),
      instructions text        NOT NULL CHECK (instructions <> ''),
      caption      text        NOT NULL,
      photo_key    text        NOT NULL UNIQUE,
      photo_width  integer     NOT NULL CHECK (photo_width > 0),
      photo_height integer     NOT NULL CHECK (photo_height > 0),
      like_count   integer     NOT NULL DEFAULT 0 CHECK (like_count >= 0),
      created_at   timestamptz NOT NULL
    )`);
  await knex.raw("CREATE INDEX post_by_author ON post (user_id)");
  await knex.raw("CREATE INDEX post_by_likes ON post (like_count, id)");
  await knex.raw("CREATE INDEX post_by_name ON post (meal_name, id)");

  await knex.raw(`
    CREATE TABLE post_like (
      user_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
      post_id bigint NOT NULL REFERENCES post ON DELETE CASCADE,
      PRIMARY KEY (user_id, post_id)
    )`);
  await knex.raw("CREATE INDEX post_like_by_post ON post_like (post_id)");
  await countLikes(knex);
  await keepSearchText(knex);
}

/** A trigger keeps the count correct for every way of inserting and deleting rows. */
async function countLikes(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION count_post_like() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        UPDATE post SET like_count = like_count + 1 WHERE id = NEW.post_id;
      ELSE
        UPDATE post SET like_count = like_count - 1 WHERE id = OLD.post_id;
      END IF;
      RETURN NULL;
    END $$`);
  await knex.raw(`
    CREATE TRIGGER count_post_like AFTER INSERT OR DELETE ON post_like
    FOR EACH ROW EXECUTE FUNCTION count_post_like()`);
}

/**
 * The searchable text, in a separate table: a like rewrites its post's row, and must not update the trigram index.
 * Line breaks separate the fields, because no search text contains one.
 */
async function keepSearchText(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE post_search (
      post_id     bigint PRIMARY KEY REFERENCES post ON DELETE CASCADE,
      search_text text   COLLATE "und-x-icu" NOT NULL
    )`);
  await knex.raw("CREATE INDEX post_search_by_text ON post_search USING gin (search_text gin_trgm_ops)");
  await knex.raw(`
    CREATE FUNCTION post_search_text(post post, author text) RETURNS text LANGUAGE sql IMMUTABLE
    RETURN lower((post).meal_name || E'\\n' || author || E'\\n' || (post).ingredients COLLATE "und-x-icu")`);
  // The lock serializes a new post and a change of its author's name.
  await knex.raw(`
    CREATE FUNCTION add_post_search() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO post_search (post_id, search_text)
      SELECT NEW.id, post_search_text(NEW, full_name) FROM person WHERE id = NEW.user_id FOR SHARE;
      RETURN NULL;
    END $$`);
  await knex.raw(`
    CREATE TRIGGER add_post_search AFTER INSERT ON post
    FOR EACH ROW EXECUTE FUNCTION add_post_search()`);
  await knex.raw(`
    CREATE FUNCTION rename_post_author() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE post_search SET search_text = post_search_text(post, NEW.full_name)
      FROM post WHERE post.id = post_id AND post.user_id = NEW.id;
      RETURN NULL;
    END $$`);
  await knex.raw(`
    CREATE TRIGGER rename_post_author AFTER UPDATE OF full_name ON person
    FOR EACH ROW WHEN (OLD.full_name <> NEW.full_name) EXECUTE FUNCTION rename_post_author()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TRIGGER rename_post_author ON person");
  await knex.raw("DROP FUNCTION rename_post_author");
  await knex.raw("DROP TABLE post_search");
  await knex.raw("DROP FUNCTION post_search_text");
  await knex.raw("DROP TABLE post_like");
  await knex.raw("DROP TABLE post");
  await knex.raw("DROP FUNCTION add_post_search, count_post_like");
}
