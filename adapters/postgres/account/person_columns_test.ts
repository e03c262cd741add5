import type { Knex } from "knex";
import { expect, it } from "vitest";
import { PERSONAL_RECORDS, type PersonalRecords } from "../../../core/personal_data/mod.ts";
import { databaseForFile } from "../testing/fresh_database.ts";

/**
 * The treatment of a column that refers to a person when that person leaves. `cascade`: the database deletes the row with the
 * person's. `cleared`: the database clears the column, because the row is the household's, and deletes the row with the last
 * member's. `removed`: `person_data.ts` deletes it. `kept`: the row is another person's too, and only the id in it remains.
 */
type WhenLeaving = "cascade" | "cleared" | "removed" | "kept";

interface Decision {
  readonly leaving: WhenLeaving;
  /** The part of the export that has these rows, or why there is none. */
  readonly exported: PersonalRecords | { readonly not: string };
}

const inMessages = { not: "the messages themselves are exported" };
const afterLeaving = { not: "it is stored when the person leaves" };
const aboutOthers = { not: "it is what another person did" };

/** Every column that refers to a person. A new one needs a row here, after a decision about deletion and export. */
const PERSON_COLUMNS: Readonly<Record<string, Decision>> = {
  "person_preference.user_id": { leaving: "cascade", exported: "preferences" },
  "food_rules.user_id": { leaving: "cascade", exported: "foodRules" },
  "household_member.user_id": { leaving: "cascade", exported: "household" },
  "household_invitation.created_by": {
    leaving: "cascade",
    exported: { not: "its link is secret, and ends in a week" },
  },
  "calendar_feed.user_id": { leaving: "cascade", exported: "calendarFeed" },
  "sent_plan_change.user_id": { leaving: "cascade", exported: { not: "it is an id that a device made" } },
  "planned_meal.user_id": { leaving: "cleared", exported: "plannedMeals" },
  "pantry_food.added_by": { leaving: "cleared", exported: "pantry" },
  "recipe_rating.user_id": { leaving: "cascade", exported: "ratings" },
  "recipe_favourite.user_id": { leaving: "cascade", exported: "favourites" },
  "stored_recipe.owner_id": { leaving: "cascade", exported: "ownRecipes" },
  "own_recipe.owner_id": { leaving: "cascade", exported: "ownRecipes" },
  "recipe_import.user_id": { leaving: "cascade", exported: "recipeImports" },
  "post.user_id": { leaving: "cascade", exported: "posts" },
  "post_like.user_id": { leaving: "cascade", exported: "likes" },
  "session.user_id": { leaving: "cascade", exported: "sessions" },
  "chat_message.sender_id": { leaving: "kept", exported: "messages" },
  "chat_message.receiver_id": { leaving: "kept", exported: "messages" },
  "chat_inbox.user_id": { leaving: "removed", exported: inMessages },
  "chat_inbox.from_id": { leaving: "kept", exported: inMessages },
  "chat_conversation.user_id": { leaving: "removed", exported: inMessages },
  "chat_conversation.other_id": { leaving: "kept", exported: inMessages },
  "message_request.receiver_id": { leaving: "cascade", exported: "messageRequests" },
  "message_request.sender_id": { leaving: "kept", exported: { not: "it would tell whether they were accepted" } },
  "person_block.blocker_id": { leaving: "cascade", exported: "blocks" },
  "person_block.blocked_id": { leaving: "kept", exported: aboutOthers },
  "report.reporter_id": { leaving: "cascade", exported: "reports" },
  "report.person_id": { leaving: "cascade", exported: { not: "it would tell who reported the person" } },
  "person_warning.person_id": { leaving: "cascade", exported: "warnings" },
  "removed_identity.identity_hash": { leaving: "kept", exported: afterLeaving },
  "suspended_identity.identity_hash": { leaving: "kept", exported: afterLeaving },
  "moderation_log.moderator_id": { leaving: "kept", exported: { not: "it is the product's record" } },
  "moderation_log.person_id": { leaving: "kept", exported: { not: "it is the product's record" } },
};

/** Columns with ids of something else. */
const OTHER_IDS = [
  "chat_message.post_id",
  "chat_conversation.last_message_id",
  "chat_inbox.last_message_id",
  "household_invitation.household_id",
  "household_member.household_id",
  "message_request.first_message_id",
  "moderation_log.report_id",
  "moderation_log.subject_id",
  "pantry_food.household_id",
  "own_recipe.import_id",
  "planned_meal.household_id",
  "post_like.post_id",
  "post_search.post_id",
  "recipe_before_import.import_id",
  "recipe_import_item.import_id",
  "recipe_import_picture.import_id",
  "report.subject_id",
  "sent_plan_change.household_id",
  "shop.household_id",
  "shopping_list.household_id",
  "shopping_list.shop_id",
  "week_template.household_id",
  "weekly_suggestion.household_id",
];

interface Reference {
  readonly name: string;
  /** The foreign key's rule: `c` for ON DELETE CASCADE, `n` for SET NULL. */
  readonly rule: string;
}

const database = databaseForFile({ people: [], recipes: [] });

it("decides for every column that refers to a person what happens when the person leaves", async () => {
  const references = await referencesToPerson(database.knex);
  const ids = (await idColumns(database.knex)).filter((name) => !OTHER_IDS.includes(name));

  expect([...new Set([...references.map(({ name }) => name), ...ids])].toSorted()).toEqual(
    Object.keys(PERSON_COLUMNS).toSorted(),
  );
});

it("lets the database delete and clear exactly the columns of which the table says so", async () => {
  const references = await referencesToPerson(database.knex);
  const withRule = (rule: string) => references.filter((each) => each.rule === rule).map(({ name }) => name);
  const decided = (leaving: WhenLeaving) =>
    Object.keys(PERSON_COLUMNS).filter((name) => PERSON_COLUMNS[name]?.leaving === leaving);

  // Any other rule would refuse to delete the person, or leave a row without one.
  expect(references.filter(({ rule }) => rule !== "c" && rule !== "n")).toEqual([]);
  expect(withRule("c").toSorted()).toEqual(decided("cascade").toSorted());
  expect(withRule("n").toSorted()).toEqual(decided("cleared").toSorted());
});

it("exports every part for at least one column, but the person's own row", () => {
  const parts = Object.values(PERSON_COLUMNS).flatMap(({ exported }) =>
    typeof exported === "string" ? [exported] : [],
  );

  expect(["profile", ...new Set(parts)].toSorted()).toEqual(PERSONAL_RECORDS.toSorted());
});

async function referencesToPerson(knex: Knex): Promise<Reference[]> {
  const { rows } = await knex.raw<{ rows: Reference[] }>(`
    SELECT c.conrelid::regclass || '.' || a.attname AS name, c.confdeltype AS rule
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
    WHERE c.contype = 'f' AND c.confrelid = 'person'::regclass`);
  return rows;
}

/** Every column with the id of something, also without a foreign key, or with a hash of an identity. */
async function idColumns(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND (data_type = 'bigint' AND column_name LIKE '%\\_id' OR column_name = 'identity_hash')`);
  return rows.map(({ name }) => name);
}
