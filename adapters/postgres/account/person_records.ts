import type { Knex } from "knex";
import { DELETED_ACCOUNT_NAME, type UserId } from "../../../core/account/mod.ts";
import type { PersonalRecord, PersonalRecords } from "../../../core/personal_data/mod.ts";
import { COOKED } from "../meal_plan/planned_meal_row.ts";
import { BLOCKED_NAME } from "../safety/block_store.ts";

/** How a part of a person's data is read: rows after a place, in the order of places. */
interface Part {
  /** A query of `:userId` with a column `place`, which is not exported. */
  readonly rows: string;
  /** The type of the place, and a value before all others. */
  readonly place: "bigint" | "text";
}

/** Small, because a page is compressed at once, and other requests wait for that. */
const PAGE_SIZE = 100;

const MESSAGE_COLUMNS = "id, sender_id, receiver_id, text, post_id, sent_at";

const PARTS: Readonly<Record<PersonalRecords, Part>> = {
  profile: {
    place: "bigint",
    rows: `SELECT id AS place, id, identity_id AS "identityId", email, full_name AS "fullName", energy_unit AS "energyUnit", language,
             units, nutrition_aims AS "nutritionAims", meal_times AS "mealTimes", created_at AS "createdAt", suspended_until AS "suspendedUntil"
           FROM person WHERE id = :userId`,
  },
  preferences: {
    place: "text",
    rows: "SELECT preference AS place, preference FROM person_preference WHERE user_id = :userId",
  },
  foodRules: {
    place: "bigint",
    rows: `SELECT user_id AS place, diet, avoids, intolerances, disliked_foods AS "dislikedFoods"
           FROM food_rules WHERE user_id = :userId`,
  },
  household: {
    place: "bigint",
    rows: `SELECT household.id AS place, name, portions, joined_at AS "joinedAt",
             (SELECT count(*) FROM household_member WHERE household_id = household.id) AS members,
             (SELECT list -> 'entries' FROM shopping_list WHERE household_id = household.id) AS "shoppingList",
             (SELECT json_agg(json_build_object('name', shop.name, 'aisles', aisles) ORDER BY id)
                FROM shop WHERE household_id = household.id) AS shops,
             (SELECT json_agg(json_build_object('name', week_template.name, 'meals', meals) ORDER BY id)
                FROM week_template WHERE household_id = household.id) AS "weekTemplates",
             (SELECT wishes FROM weekly_suggestion WHERE household_id = household.id) AS "weeklySuggestion"
           FROM household_member JOIN household ON household.id = household_id WHERE user_id = :userId`,
  },
  // Planned by any member: the plan is shared.
  plannedMeals: {
    place: "text",
    rows: `SELECT meal.date || ' ' || meal.meal_time AS place, meal.date, meal.meal_time AS "mealTime",
             meal.recipe_id AS "recipeId", meal.name, meal.portions,
             cooked.date || ' ' || cooked.meal_time AS "leftoversOf"
           FROM planned_meal AS meal ${COOKED}
           WHERE meal.household_id = (SELECT household_id FROM household_member WHERE user_id = :userId)`,
  },
  // Added by any member: they are shared.
  pantry: {
    place: "bigint",
    rows: `SELECT id AS place, name, food, quantity, unit, use_by AS "useBy", storage, always_there AS "alwaysThere",
             added_at AS "addedAt"
           FROM pantry_food
           WHERE household_id = (SELECT household_id FROM household_member WHERE user_id = :userId)`,
  },
  ratings: {
    place: "text",
    rows: `SELECT recipe_id AS place, recipe_id AS "recipeId", stars, rated_at AS "ratedAt"
           FROM recipe_rating WHERE user_id = :userId`,
  },
  favourites: {
    place: "bigint",
    rows: `SELECT place, recipe_id AS "recipeId" FROM recipe_favourite WHERE user_id = :userId`,
  },
  ownRecipes: {
    place: "text",
    rows: `SELECT recipe_id AS place, recipe_id AS id, written AS recipe, is_shared AS "isShared", copied_name AS "versionOf",
             photo_keys AS photos, own_recipe.created_at AS "createdAt", updated_at AS "updatedAt"
           FROM own_recipe JOIN stored_recipe ON stored_recipe.id = recipe_id WHERE own_recipe.owner_id = :userId`,
  },
  // Recipes of a file that wait for their import are the person's data too.
  recipeImports: {
    place: "bigint",
    rows: `SELECT id AS place, file_name AS "fileName", state, created_at AS "createdAt",
             (SELECT jsonb_agg(jsonb_build_object('name', name, 'outcome', outcome, 'reasons', reasons) ORDER BY position)
                FROM recipe_import_item WHERE import_id = recipe_import.id AND outcome IS NOT NULL) AS results,
             (SELECT jsonb_agg(written ORDER BY recipe_id) FROM recipe_before_import WHERE import_id = recipe_import.id) AS replaced
           FROM recipe_import WHERE user_id = :userId AND state <> 'reading'`,
  },
  posts: {
    place: "bigint",
    rows: `SELECT id AS place, id, meal_name AS "mealName", ingredients, instructions, caption, like_count AS "likeCount",
             photo_key AS photo, recipe_id AS "recipeId", recipe_name AS "recipeName", created_at AS "createdAt", hidden_at AS "hiddenAt"
           FROM post WHERE user_id = :userId`,
  },
  likes: {
    place: "bigint",
    rows: `SELECT post_id AS place, post_id AS "postId", post.meal_name AS "mealName"
           FROM post_like JOIN post ON post.id = post_id WHERE post_like.user_id = :userId`,
  },
  // Messages that the person sent or received, in the order of their stream; see the chat migration.
  messages: {
    place: "bigint",
    rows: `SELECT place, m.id, m.sent_at AS "sentAt", m.sender_id AS "senderId", ${nameOf("sender")} AS "senderName",
             m.receiver_id AS "receiverId", ${nameOf("receiver")} AS "receiverName", m.text, m.post_id AS "postId"
           FROM (SELECT sender_cursor AS place, ${MESSAGE_COLUMNS} FROM chat_message WHERE sender_id = :userId
                 UNION ALL
                 SELECT receiver_cursor, ${MESSAGE_COLUMNS} FROM chat_message
                 WHERE receiver_id = :userId AND receiver_cursor IS NOT NULL) m
           LEFT JOIN person sender ON sender.id = m.sender_id
           LEFT JOIN person receiver ON receiver.id = m.receiver_id`,
  },
  // Message requests to the person, and their decisions.
  messageRequests: {
    place: "bigint",
    rows: `SELECT first_message_id AS place, first_message_id AS "messageId", sender_id AS "senderId",
             ${nameOf("sender")} AS "senderName", accepted_at AS "acceptedAt", ignored_at AS "ignoredAt"
           FROM message_request LEFT JOIN person sender ON sender.id = sender_id WHERE receiver_id = :userId`,
  },
  blocks: {
    place: "bigint",
    rows: `SELECT blocked_id AS place, blocked_id AS "blockedId", ${BLOCKED_NAME} AS "blockedName",
             created_at AS "createdAt"
           FROM person_block WHERE blocker_id = :userId`,
  },
  reports: {
    place: "bigint",
    rows: `SELECT id AS place, kind, subject_id AS "subjectId", reason, note, created_at AS "createdAt"
           FROM report WHERE reporter_id = :userId`,
  },
  warnings: {
    place: "bigint",
    rows: `SELECT id AS place, text, created_at AS "createdAt" FROM person_warning WHERE person_id = :userId`,
  },
  // That there is one, but not its address.
  calendarFeed: {
    place: "bigint",
    rows: `SELECT user_id AS place, created_at AS "createdAt" FROM calendar_feed WHERE user_id = :userId`,
  },
  sessions: {
    place: "text",
    rows: `SELECT id AS place, device, scope, created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
           FROM session WHERE user_id = :userId`,
  },
};

/** Reads one part of a person's data, page by page: no transaction stays open between two pages. */
export async function* readPersonalRecords(
  knex: Knex,
  { userId, part }: { userId: UserId; part: PersonalRecords },
): AsyncIterable<readonly PersonalRecord[]> {
  const { rows: query, place: type } = PARTS[part];
  const collation = type === "text" ? 'COLLATE "C"' : "";
  let after: string | number = type === "text" ? "" : 0;
  for (;;) {
    const { rows } = await knex.raw<{ rows: (Record<string, unknown> & { place: string | number })[] }>(
      `SELECT * FROM (${query}) part WHERE place ${collation} > CAST(:after AS ${type})
       ORDER BY place ${collation} LIMIT ${PAGE_SIZE}`,
      { userId, after },
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.place;
    yield rows.map(({ place: _place, ...row }) => row);
    if (rows.length < PAGE_SIZE) return;
  }
}

function nameOf(person: string): string {
  return `coalesce(${person}.full_name, '${DELETED_ACCOUNT_NAME}')`;
}
