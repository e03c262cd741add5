import type { Knex } from "knex";
import type { IdentityId, UserId } from "../../../core/account/mod.ts";
import type { PhotoKey } from "../../../core/community/mod.ts";
import type { PersonalRecord, PersonalRecords, PersonData, RemovedPerson } from "../../../core/personal_data/mod.ts";
import { identityHash } from "../account/identity_hash.ts";
import { readPersonalRecords } from "../account/person_records.ts";
import { suspendedIdentityHashes } from "../account/suspended_identity.ts";
import { leaveForGood } from "../household/household_store.ts";

/** {@linkcode PersonData} on every table that has a person's data. Most of them are deleted by their foreign key. */
export class PostgresPersonData implements PersonData {
  readonly #knex: Knex;
  readonly #installationSecret: string | undefined;

  /** @param options `installationSecret`: without one nothing of a suspended person stays. */
  constructor(knex: Knex, options: { readonly installationSecret?: string | undefined } = {}) {
    this.#knex = knex;
    this.#installationSecret = options.installationSecret;
  }

  async listPhotos(
    identityId: IdentityId,
    { after, limit }: { after: PhotoKey | undefined; limit: number },
  ): Promise<PhotoKey[]> {
    const { rows } = await this.#knex.raw<{ rows: { photo_key: PhotoKey }[] }>(
      `WITH owner AS (SELECT id FROM person WHERE identity_id = :identityId)
       SELECT photo_key FROM (
         SELECT photo_key FROM post WHERE user_id = (SELECT id FROM owner)
         UNION
         SELECT unnest(photo_keys || plate_key) FROM own_recipe WHERE owner_id = (SELECT id FROM owner)
         UNION
         SELECT evidence ->> 'photo' FROM report WHERE person_id = (SELECT id FROM owner) AND kind = 'post'
       ) photos
       WHERE photo_key > :after ORDER BY photo_key LIMIT :limit`,
      { identityId, after: after ?? "", limit },
    );
    return rows.map((row) => row.photo_key);
  }

  read(userId: UserId, part: PersonalRecords): AsyncIterable<readonly PersonalRecord[]> {
    return readPersonalRecords(this.#knex, { userId, part });
  }

  async remove(identityId: IdentityId, { at }: { at: Date }): Promise<RemovedPerson | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      // One after the other: if two people leave at the same time, the second must see that the first has left.
      await transaction.raw("SELECT pg_advisory_xact_lock(hashtext('remove person'))");
      await transaction("removed_identity")
        .insert({ identity_hash: identityHash(identityId), removed_at: at })
        .onConflict("identity_hash")
        .merge();
      // Waits for the person's own writes. Those that come later find no person.
      const person: { id: UserId; verified_email: string | null } | undefined = await transaction("person")
        .select("id", "verified_email")
        .where({ identity_id: identityId })
        .forUpdate()
        .first();
      if (!person) return undefined;

      const emails = [person.verified_email];
      await transaction.raw(
        `INSERT INTO suspended_identity (identity_hash, suspended_until)
         SELECT unnest(:hashes::bytea[]), suspended_until FROM person
         WHERE id = :id AND suspended_until > clock_timestamp()
         ON CONFLICT (identity_hash) DO UPDATE
           SET suspended_until = greatest(excluded.suspended_until, suspended_identity.suspended_until)`,
        { id: person.id, hashes: suspendedIdentityHashes(this.#installationSecret, { identityId, emails }) },
      );
      const householdChange = await leaveForGood(transaction, person.id);
      await removeConversations(transaction, person.id);
      const posts: { photo_key: PhotoKey }[] = await transaction("post")
        .where({ user_id: person.id })
        .delete()
        .returning("photo_key");
      const reports: { photo: PhotoKey }[] = await transaction("report")
        .where({ person_id: person.id, kind: "post" })
        .delete()
        .returning(transaction.raw("evidence ->> 'photo' AS photo"));
      const recipes: { keys: PhotoKey[] }[] = await transaction("own_recipe")
        .where({ owner_id: person.id })
        .delete()
        .returning(transaction.raw("array_remove(photo_keys || plate_key, NULL) AS keys"));
      await transaction("person").where({ id: person.id }).delete();
      const photos = [
        ...posts.map((post) => post.photo_key),
        ...recipes.flatMap((recipe) => recipe.keys),
        ...reports.map(({ photo }) => photo),
      ];
      return { userId: person.id, photos: [...new Set(photos)], householdChange };
    });
  }

  async forgetRemovals({ before }: { before: Date }): Promise<void> {
    await this.#knex("removed_identity").where("removed_at", "<", before).delete();
    await this.#knex("suspended_identity").whereRaw("suspended_until < clock_timestamp()").delete();
  }
}

/** Removes the person's side of their conversations, and both sides where the other person is gone already. */
async function removeConversations(transaction: Knex.Transaction, id: UserId): Promise<void> {
  for (const [table, other] of [
    ["chat_inbox", "from_id"],
    ["chat_conversation", "other_id"],
  ] as const) {
    await transaction(table).where({ user_id: id }).delete();
    await transaction(table)
      .where({ [other]: id })
      .whereNotExists(transaction("person").whereRaw("person.id = ??", [`${table}.user_id`]))
      .delete();
  }
  // Without a delivered message. In other messages the id remains, so that they do not merge into one conversation.
  await transaction("message_request").where({ sender_id: id, first_message_id: null, accepted_at: null }).delete();
  // Written during a block: the other person never saw them.
  await transaction("chat_message").where({ sender_id: id, receiver_cursor: null }).delete();
  for (const [mine, other] of [
    ["sender_id", "receiver_id"],
    ["receiver_id", "sender_id"],
  ] as const) {
    await transaction("chat_message")
      .where({ [mine]: id })
      .whereNotExists(transaction("person").whereRaw("person.id = ??", [`chat_message.${other}`]))
      .delete();
  }
}
