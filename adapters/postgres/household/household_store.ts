import type { Knex } from "knex";
import { DELETED_ACCOUNT_NAME, type UserId } from "../../../core/account/mod.ts";
import type {
  Audience,
  Household,
  HouseholdChange,
  HouseholdId,
  HouseholdStore,
  HouseholdVersion,
  InvitationId,
  InvitationPreview,
  JoinInput,
  JoinOutcome,
  NamedPerson,
  NewInvitation,
  PlanFrom,
} from "../../../core/household/mod.ts";
import { PANTRY_FOODS_MAX } from "../../../core/pantry/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { CONTENT_COLUMNS } from "../meal_plan/planned_meal_row.ts";

interface HouseholdRow {
  id: HouseholdId;
  name: string | null;
  version: number;
  members: { id: UserId; name: string; portions: number; joinedAt: string }[];
  invitations: { id: InvitationId; createdBy: NamedPerson; expiresAt: string }[];
}

interface PreviewRow {
  name: string | null;
  is_member: boolean;
  inviter: NamedPerson;
  member_count: number;
  own_meals: number;
  taken_slots: number;
}

const FIND = `
  SELECT household.id, household.name, household.version,
    (SELECT json_agg(json_build_object('id', person.id, 'name', full_name, 'portions', portions,
                                       'joinedAt', joined_at)
                     ORDER BY joined_at, person.id)
       FROM household_member JOIN person ON person.id = user_id WHERE household_id = household.id) AS members,
    (SELECT coalesce(json_agg(json_build_object('id', invitation.id, 'expiresAt', expires_at,
                                                'createdBy', json_build_object('id', person.id, 'name', full_name))
                              ORDER BY invitation.id DESC), '[]')
       FROM household_invitation AS invitation JOIN person ON person.id = created_by
      WHERE household_id = household.id AND expires_at > :now) AS invitations
  FROM household_member AS own JOIN household ON household.id = own.household_id WHERE own.user_id = :userId`;

const PREVIEW = `
  SELECT household.name, household.id = own.household_id AS is_member,
    json_build_object('id', person.id, 'name', full_name) AS inviter,
    (SELECT count(*) FROM household_member WHERE household_id = household.id) AS member_count,
    count(mine.date) AS own_meals, count(taken.date) AS taken_slots
  FROM household_invitation AS invitation
  JOIN household ON household.id = invitation.household_id
  JOIN person ON person.id = created_by
  JOIN household_member AS own ON own.user_id = :userId
  LEFT JOIN planned_meal AS mine ON mine.household_id = own.household_id AND mine.date >= :from
  LEFT JOIN planned_meal AS taken
    ON taken.household_id = household.id AND taken.date = mine.date AND taken.meal_time = mine.meal_time
  WHERE token_hash = :tokenHash AND expires_at > :now
  GROUP BY household.id, own.household_id, person.id`;

/**
 * {@linkcode HouseholdStore} on the tables `household`, `household_member` and `household_invitation`. Every change locks in
 * the order that `household_statements.ts` describes. Triggers give a new person a household, and delete one without
 * members.
 */
export class PostgresHouseholdStore implements HouseholdStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(userId: UserId, now: Date): Promise<Household | undefined> {
    const { rows } = await this.#knex.raw<{ rows: HouseholdRow[] }>(FIND, { userId, now });
    const [row] = rows;
    if (!row) return undefined;
    const { id, name, version, members, invitations } = row;
    return {
      id,
      name: name ?? undefined,
      version,
      members: members.map((each) => ({ ...each, joinedAt: new Date(each.joinedAt) })),
      invitations: invitations.map((each) => ({ ...each, expiresAt: new Date(each.expiresAt) })),
    };
  }

  async rename(userId: UserId, name: string | undefined): Promise<HouseholdChange> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockOwn(transaction, userId);
      await transaction("household")
        .where({ id })
        .update({ name: name ?? null });
      return await changed(transaction, { id, kind: "household", by: userId });
    });
  }

  async setPortions(
    userId: UserId,
    member: { readonly id: UserId; readonly portions: number },
  ): Promise<HouseholdChange | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockShared(transaction, [userId, member.id]);
      if (id === undefined) return undefined;
      await transaction("household_member").where({ user_id: member.id }).update({ portions: member.portions });
      return await changed(transaction, { id, kind: "members", by: userId });
    });
  }

  async leave(userId: UserId, { from }: PlanFrom): Promise<readonly HouseholdChange[]> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockOwn(transaction, userId);
      return await moveOut(transaction, { userId, id, from, by: userId });
    });
  }

  async removeMember(
    userId: UserId,
    member: PlanFrom & { readonly id: UserId },
  ): Promise<readonly HouseholdChange[] | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      const id = await lockShared(transaction, [userId, member.id]);
      if (id === undefined) return undefined;
      return await moveOut(transaction, { userId: member.id, id, from: member.from, by: userId });
    });
  }

  async invite(
    userId: UserId,
    { tokenHash, createdAt, expiresAt }: NewInvitation,
    max: number,
  ): Promise<{ readonly id: InvitationId; readonly change: HouseholdChange } | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      const householdId = await lockOwn(transaction, userId);
      const ofHousehold = () => transaction("household_invitation").where({ household_id: householdId });
      await ofHousehold().where("expires_at", "<=", createdAt).delete();
      const open = await ofHousehold().pluck("id");
      if (open.length >= max) return undefined;
      const [row]: { id: InvitationId }[] = await transaction("household_invitation")
        .insert({
          household_id: householdId,
          token_hash: tokenHash,
          created_by: userId,
          created_at: createdAt,
          expires_at: expiresAt,
        })
        .returning("id");
      if (!row) throw new Error("The database stored no invitation");
      return { id: row.id, change: await changed(transaction, { id: householdId, kind: "household", by: userId }) };
    });
  }

  async revoke(userId: UserId, id: InvitationId, now: Date): Promise<HouseholdChange | undefined> {
    return await this.#knex.transaction(async (transaction) => {
      const householdId = await lockOwn(transaction, userId);
      const deleted = await transaction("household_invitation")
        .where({ id, household_id: householdId })
        .where("expires_at", ">", now)
        .delete();
      if (deleted === 0) return undefined;
      return await changed(transaction, { id: householdId, kind: "household", by: userId });
    });
  }

  async preview(
    userId: UserId,
    invitation: PlanFrom & { readonly tokenHash: string; readonly now: Date },
  ): Promise<InvitationPreview | "unknown" | "joined"> {
    const { rows } = await this.#knex.raw<{ rows: PreviewRow[] }>(PREVIEW, { userId, ...invitation });
    const [row] = rows;
    if (!row) return "unknown";
    if (row.is_member) return "joined";
    return {
      name: row.name ?? undefined,
      invitedBy: row.inviter,
      memberCount: row.member_count,
      ownMeals: row.own_meals,
      takenSlots: row.taken_slots,
    };
  }

  async join(userId: UserId, { tokenHash, now, from, bringPlan, maxMembers }: JoinInput): Promise<JoinOutcome> {
    return await this.#knex.transaction(async (transaction) => {
      const [former] = await lockMembers(transaction, [userId]);
      const open = () =>
        transaction("household_invitation").where({ token_hash: tokenHash }).where("expires_at", ">", now);
      const found: { household_id: HouseholdId } | undefined = await open().select("household_id").first();
      if (former === undefined || !found) return "unknown";
      const { household_id: id } = found;
      if (former === id) return "joined";
      await lockHouseholds(transaction, [former, id]);
      // Once more, now that no one else can use it.
      if (!(await open().first("id"))) return "unknown";
      const members: UserId[] = await transaction("household_member").where({ household_id: id }).pluck("user_id");
      if (members.length >= maxMembers) return "full";

      await open().delete();
      const changes = await move(transaction, { userId, former, id, by: userId, from: bringPlan ? from : undefined });
      return { changes };
    });
  }

  async listVersions(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, HouseholdVersion>> {
    const { rows } = await this.#knex.raw<{ rows: { user_id: UserId; id: HouseholdId; version: number }[] }>(
      `SELECT user_id, household.id, version FROM household_member JOIN household ON household.id = household_id
        WHERE user_id = ANY(?::bigint[])`,
      [[...userIds]],
    );
    return new Map(rows.map(({ user_id: userId, id, version }) => [userId, { householdId: id, version }]));
  }

  async findAudience({ householdId, by }: Pick<HouseholdChange, "householdId" | "by">): Promise<Audience> {
    const { rows } = await this.#knex.raw<{ rows: { members: UserId[]; name: string | null }[] }>(
      `SELECT (SELECT coalesce(json_agg(user_id), '[]') FROM household_member WHERE household_id = ?) AS members,
              (SELECT full_name FROM person WHERE id = ?) AS name`,
      [householdId, by],
    );
    const [row] = rows;
    return { memberIds: row?.members ?? [], byName: row?.name ?? DELETED_ACCOUNT_NAME };
  }
}

/**
 * Prepares the household for the removal of a person, whose row is locked. The database does the rest.
 *
 * @returns the change that others learn of; undefined for a person who lives alone.
 */
export async function leaveForGood(
  transaction: Knex.Transaction,
  userId: UserId,
): Promise<HouseholdChange | undefined> {
  const [id] = await lockMembers(transaction, [userId]);
  if (id === undefined) return undefined;
  await lockHouseholds(transaction, [id]);
  const change = await changed(transaction, { id, kind: "members", by: userId });
  return (await hasOthers(transaction, { userId, id })) ? change : undefined;
}

/** Locks these people as members. @returns the households of those who exist, in the order of their ids. */
async function lockMembers(transaction: Knex.Transaction, userIds: readonly UserId[]): Promise<HouseholdId[]> {
  await transaction("person").select("id").whereIn("id", userIds).orderBy("id").forKeyShare();
  const rows: { household_id: HouseholdId }[] = await transaction("household_member")
    .select("household_id")
    .whereIn("user_id", userIds)
    .orderBy("user_id")
    .forUpdate();
  return rows.map((row) => row.household_id);
}

async function lockHouseholds(transaction: Knex.Transaction, ids: readonly HouseholdId[]): Promise<void> {
  await transaction("household").select("id").whereIn("id", ids).orderBy("id").forUpdate();
}

/** @throws if there is no such person. */
async function lockOwn(transaction: Knex.Transaction, userId: UserId): Promise<HouseholdId> {
  const [id] = await lockMembers(transaction, [userId]);
  if (id === undefined) throw new Error("Cannot change a household: there is no such person");
  await lockHouseholds(transaction, [id]);
  return id;
}

/** @returns the household that all of these people belong to, if there is one. */
async function lockShared(transaction: Knex.Transaction, userIds: readonly UserId[]): Promise<HouseholdId | undefined> {
  const people = new Set(userIds);
  const households = await lockMembers(transaction, [...people]);
  const [id] = households;
  if (id === undefined || households.length < people.size || households.some((each) => each !== id)) return undefined;
  await lockHouseholds(transaction, [id]);
  return id;
}

interface Member {
  readonly userId: UserId;
  readonly id: HouseholdId;
}

async function hasOthers(transaction: Knex.Transaction, { userId, id }: Member): Promise<boolean> {
  const other: unknown = await transaction("household_member")
    .where({ household_id: id })
    .whereNot({ user_id: userId })
    .first("user_id");
  return other !== undefined;
}

async function moveOut(
  transaction: Knex.Transaction,
  { userId, id: former, from, by }: Member & PlanFrom & { readonly by: UserId },
): Promise<HouseholdChange[]> {
  if (!(await hasOthers(transaction, { userId, id: former }))) return [];
  const { rows } = await transaction.raw<{ rows: { id: HouseholdId }[] }>(
    "INSERT INTO household DEFAULT VALUES RETURNING id",
  );
  const [own] = rows;
  if (!own) throw new Error("The database stored no household");
  return await move(transaction, { userId, former, id: own.id, from, by });
}

interface Move extends Member {
  readonly former: HouseholdId;
  /**
   * The meals from this date on come along into free slots, and the foods of a home that is left empty; undefined if none do.
   */
  readonly from: CalendarDate | undefined;
  readonly by: UserId;
}

/** Moves a person between two locked households. The one that they leave is deleted if it is empty then. */
async function move(transaction: Knex.Transaction, { userId, former, id, from, by }: Move): Promise<HouseholdChange[]> {
  // Data that stays behind is no longer theirs, so that a person's own meals are always in one household.
  await transaction("planned_meal").where({ household_id: former, user_id: userId }).update({ user_id: null });
  if (from !== undefined) {
    await transaction.raw(
      `INSERT INTO planned_meal (household_id, user_id, date, meal_time, ${CONTENT_COLUMNS})
       SELECT :id, :userId, date, meal_time, ${CONTENT_COLUMNS} FROM planned_meal
        WHERE household_id = :former AND date >= :from
       ON CONFLICT DO NOTHING`,
      { id, userId, former, from },
    );
  }
  await transaction("household_invitation").where({ household_id: former, created_by: userId }).delete();
  const stays = await hasOthers(transaction, { userId, id: former });
  if (stays)
    await transaction("pantry_food").where({ household_id: former, added_by: userId }).update({ added_by: null });
  else if (from !== undefined) await bringFoods(transaction, { former, id });
  await transaction("household_member")
    .where({ user_id: userId })
    .update({ household_id: id, joined_at: transaction.raw("clock_timestamp()") });
  const changes = stays ? [await changed(transaction, { id: former, kind: "members", by })] : [];
  return [...changes, await changed(transaction, { id, kind: "members", by })];
}

/** Foods are only in one place: where others stay, they stay. */
async function bringFoods(transaction: Knex.Transaction, { former, id }: Pick<Move, "former" | "id">): Promise<void> {
  await transaction.raw(
    `UPDATE pantry_food SET household_id = :id WHERE id IN (
       SELECT id FROM pantry_food WHERE household_id = :former ORDER BY id
        LIMIT greatest(0, :max - (SELECT count(*) FROM pantry_food WHERE household_id = :id)))`,
    { id, former, max: PANTRY_FOODS_MAX },
  );
}

/** Counts a change of a locked household. */
async function changed(
  transaction: Knex.Transaction,
  { id, kind, by }: Pick<HouseholdChange, "kind" | "by"> & { readonly id: HouseholdId },
): Promise<HouseholdChange> {
  const [row]: { version: number }[] = await transaction("household")
    .where({ id })
    .increment("version", 1)
    .returning("version");
  if (!row) throw new Error(`Cannot change household ${id}: it does not exist`);
  return { householdId: id, version: row.version, kind, by };
}
