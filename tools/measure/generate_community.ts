import type { Knex } from "knex";
import { PostgresPreferenceStore } from "../../adapters/postgres/account/preference_store.ts";
import { PREFERENCES, type UserId } from "../../core/account/mod.ts";
import { MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import { emailOf, identityOf, VIEWERS } from "./people.ts";

// The same numbers for every size of the catalogue, so that only the catalogue differs between the sizes.
const PEOPLE = 2_000;
const POSTS = 10_000;
const LIKES = 100_000;
const RATINGS = 50_000;
const FAVOURITES = 30_000;
const MESSAGES = 100_000;
/** Share of the slots from four weeks ago to two weeks ahead that have a meal. All slots of the viewers have one. */
const PLANNED_SHARE = 0.25;

const FIRST_NAMES =
  "Ada Bruno Chiara Dario Elif Farah Goran Hana Ines Jonas Kofi Lena Marek Nora Oskar Paula Quim Rosa Samir Tove Ugo Vera Wanda Yara Zeno";
const LAST_NAMES =
  "Abara Bianchi Costa Dahl Eriksen Fischer García Holm Ibsen Jansen Kaya Lopez Moreau Novak Okafor Petrov Quist Rossi Silva Tanaka Ueda Vega Weber Yilmaz";

/**
 * Generates people with posts, likes, ratings, favourites, plans and conversations about the recipes in the database. The
 * data is the same every time. A few people do much and most do little; the viewers do most. Takes about 20 s.
 */
export async function generateCommunity(knex: Knex): Promise<void> {
  await knex.transaction(async (transaction) => {
    await transaction.raw("SELECT setseed(0.2111)"); // random() then returns the same numbers every time
    await makePeople(transaction);
    await makePosts(transaction);
    await makeOpinions(transaction);
    await makePlans(transaction);
    await makeMessages(transaction);
  });
  await knex.raw("VACUUM ANALYZE");
}

async function makePeople(knex: Knex.Transaction): Promise<void> {
  const preferences = new PostgresPreferenceStore(knex);
  for (const viewer of VIEWERS) {
    const [row] = await knex("person")
      .insert({ identity_id: identityOf(viewer), email: emailOf(viewer), full_name: viewer.fullName })
      .returning<{ id: UserId }[]>("id");
    if (row) await preferences.replace(row.id, viewer.preferences);
  }
  await knex.raw(
    `INSERT INTO person (identity_id, email, full_name, created_at)
     SELECT 'made-up-' || i, 'made-up-' || i || '@example.com',
            (:first::text[])[1 + i % cardinality(:first::text[])] || ' ' || (:last::text[])[1 + i / 7 % cardinality(:last::text[])],
            now() - random() * interval '1 year'
       FROM generate_series(:from::integer, :to::integer) AS i`,
    { first: FIRST_NAMES.split(" "), last: LAST_NAMES.split(" "), from: VIEWERS.length + 1, to: PEOPLE },
  );
  await knex.raw(
    `INSERT INTO person_preference (user_id, preference)
     SELECT id, preference FROM person CROSS JOIN unnest(?::text[]) AS preference
      WHERE id > ? AND random() < 0.3`,
    [[...PREFERENCES], VIEWERS.length],
  );
  // Numbered, so that the statements below can draw recipes at random.
  await knex.raw(`
    CREATE TEMPORARY TABLE drawn_recipe ON COMMIT DROP AS
    SELECT (row_number() OVER (ORDER BY id))::integer AS number, id, name FROM recipe`);
  await knex.raw("CREATE UNIQUE INDEX ON drawn_recipe (number)");
  await knex.raw("ANALYZE drawn_recipe");
}

/** SQL for a random number from 1 to `most`, evenly distributed; with `skew` 3 small ones are much more frequent. */
function draw(most: number | string, skew = 1): string {
  return `1 + floor(power(random(), ${skew}) * ${most})::integer`;
}

const ANY_RECIPE = draw("(SELECT count(*) FROM drawn_recipe)");
const POPULAR_RECIPE = draw("(SELECT count(*) FROM drawn_recipe)", 3);

async function makePosts(knex: Knex.Transaction): Promise<void> {
  await knex.raw(`
    INSERT INTO post (user_id, meal_name, ingredients, instructions, caption, photo_key, photo_width, photo_height, created_at)
    SELECT author, name, (SELECT string_agg(item ->> 'text', E'\\n') FROM jsonb_array_elements(ingredient_groups -> 0 -> 'items') AS item),
           array_to_string(steps, E'\\n'), left(description, 280), md5(i::text), 800, 600,
           now() - (${POSTS} - i) * interval '7 minutes'
      FROM (SELECT i, ${draw(PEOPLE, 2)} AS author, ${ANY_RECIPE} AS number FROM generate_series(1, ${POSTS}) AS i) AS drawn
      JOIN drawn_recipe USING (number)
      JOIN recipe_page ON recipe_page.recipe_id = drawn_recipe.id
     ORDER BY i`);
  await knex.raw(`
    INSERT INTO post_like (user_id, post_id)
    SELECT DISTINCT ${draw(PEOPLE, 2)}, ${draw(POSTS, 2)} FROM generate_series(1, ${LIKES})`);
}

async function makeOpinions(knex: Knex.Transaction): Promise<void> {
  await knex.raw(`
    INSERT INTO recipe_rating (user_id, recipe_id, stars, rated_at)
    SELECT DISTINCT ON (person, id) person, id, 1 + floor(sqrt(random()) * 5)::integer, now() - random() * interval '1 year'
      FROM (SELECT ${draw(PEOPLE, 2)} AS person, ${POPULAR_RECIPE} AS number FROM generate_series(1, ${RATINGS})) AS drawn
      JOIN drawn_recipe USING (number)`);
  await knex.raw(`
    INSERT INTO recipe_favourite (user_id, recipe_id)
    SELECT DISTINCT person, id
      FROM (SELECT ${draw(PEOPLE, 2)} AS person, ${POPULAR_RECIPE} AS number FROM generate_series(1, ${FAVOURITES})) AS drawn
      JOIN drawn_recipe USING (number)`);
}

async function makePlans(knex: Knex.Transaction): Promise<void> {
  await knex.raw(
    `INSERT INTO planned_meal (household_id, user_id, date, meal_time, recipe_id, name)
     SELECT household_id, person, date, meal_time, id, meal_time || ': ' || name
       FROM (SELECT household_id, person.id AS person, date_trunc('week', now())::date + day AS date, meal_time, ${ANY_RECIPE} AS number
               FROM person JOIN household_member ON user_id = person.id, generate_series(-28, 13) AS day, unnest(?::text[]) AS meal_time
              WHERE person.id <= ? OR random() < ?) AS drawn
       JOIN drawn_recipe USING (number)`,
    [[...MEAL_TIMES], VIEWERS.length, PLANNED_SHARE],
  );
  await knex("household_member").where("user_id", "<=", VIEWERS.length).update({ portions: 6 });
}

// Not by chat_append: a hundred thousand calls would rewrite the same rows again and again.
async function makeMessages(knex: Knex.Transaction): Promise<void> {
  await knex.raw(`
    WITH drawn AS MATERIALIZED (
      SELECT i, ${draw(PEOPLE, 3)} AS sender, ${draw(PEOPLE, 3)} AS receiver FROM generate_series(1, ${MESSAGES}) AS i
    ), message AS (
      SELECT i, sender, receiver FROM drawn WHERE sender <> receiver
    ), place AS (
      SELECT i, person, row_number() OVER (PARTITION BY person ORDER BY i) AS cursor
        FROM (SELECT i, sender AS person FROM message UNION ALL SELECT i, receiver FROM message) AS ends
    )
    INSERT INTO chat_message (sender_id, receiver_id, text, client_message_id, sent_at, sender_cursor, receiver_cursor)
    SELECT sender, receiver, 'Shall I bring the salad on Sunday, and you the bread. ' || repeat('Mine has walnuts. ', message.i % 8),
           'made-up-' || message.i, now() - (${MESSAGES} - message.i) * interval '3 minutes', s.cursor, r.cursor
      FROM message
      JOIN place AS s ON s.i = message.i AND s.person = sender
      JOIN place AS r ON r.i = message.i AND r.person = receiver
     ORDER BY message.i`);
  await knex.raw(`
    UPDATE person SET chat_cursor = latest
      FROM (SELECT person, max(cursor) AS latest
              FROM (SELECT sender_id AS person, sender_cursor AS cursor FROM chat_message
                    UNION ALL SELECT receiver_id, receiver_cursor FROM chat_message) AS ends
             GROUP BY person) AS streams
     WHERE person.id = streams.person`);
  await knex.raw(`
    INSERT INTO chat_inbox (user_id, from_id, last_message_id, read_up_to, unread)
    SELECT receiver_id, sender_id, newest, CASE WHEN is_read THEN newest ELSE 0 END, CASE WHEN is_read THEN 0 ELSE messages END
      FROM (SELECT receiver_id, sender_id, max(id) AS newest, count(*) AS messages, random() < 0.8 AS is_read
              FROM chat_message GROUP BY receiver_id, sender_id) AS inbox`);
}
