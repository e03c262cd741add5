import type { Knex } from "knex";
import {
  type IdentityId,
  PREFERENCES,
  type Preference,
  type PreferenceStore,
  type UserId,
} from "../../../core/account/mod.ts";

/** {@linkcode PreferenceStore} on the table `person_preference`. Writers lock the person's row, so that lists never mix. */
export class PostgresPreferenceStore implements PreferenceStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async list(userId: UserId): Promise<Preference[]> {
    const chosen: Preference[] = await this.#knex("person_preference")
      .where({ user_id: userId })
      .limit(PREFERENCES.length)
      .pluck("preference");
    return PREFERENCES.filter((preference) => chosen.includes(preference));
  }

  async replace(userId: UserId, preferences: readonly Preference[]): Promise<void> {
    await this.#knex.transaction(async (transaction) => {
      await transaction("person").select("id").where({ id: userId }).forUpdate();
      await transaction("person_preference").where({ user_id: userId }).delete();
      await insert(transaction, userId, preferences);
    });
  }

  async putFirst(
    identityId: IdentityId,
    preferences: readonly Preference[],
    { createdSince }: { createdSince: Date },
  ): Promise<boolean> {
    return await this.#knex.transaction(async (transaction) => {
      const person: { id: UserId } | undefined = await transaction("person")
        .select("id")
        .where({ identity_id: identityId })
        .where("created_at", ">=", createdSince)
        .forUpdate()
        .first();
      // A separate statement, because only a statement that begins after the lock sees the previous holder's changes.
      if (!person || (await transaction("person_preference").where({ user_id: person.id }).first())) return false;
      await insert(transaction, person.id, preferences);
      return true;
    });
  }
}

async function insert(
  transaction: Knex.Transaction,
  userId: UserId,
  preferences: readonly Preference[],
): Promise<void> {
  if (preferences.length === 0) return;
  const rows = preferences.map((preference) => ({ user_id: userId, preference }));
  await transaction("person_preference").insert(rows);
}
