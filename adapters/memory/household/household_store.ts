import { DELETED_ACCOUNT_NAME, type PersonStore, type UserId } from "../../../core/account/mod.ts";
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
import type { PlannedMeal } from "../../../core/meal_plan/mod.ts";
import { PANTRY_FOODS_MAX, type PantryFood, type PantryFoodId } from "../../../core/pantry/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { EMPTY_LIST, type EntryId, type Shop, type ShopId, type ShoppingList } from "../../../core/shopping/mod.ts";

interface StoredInvitation extends NewInvitation {
  readonly id: InvitationId;
  readonly createdBy: UserId;
}

/** A household with its plan. */
interface StoredHousehold {
  readonly id: HouseholdId;
  name: string | undefined;
  version: number;
  /** Their portions, in the order in which they joined. */
  readonly members: Map<UserId, number>;
  readonly joinedAt: Map<UserId, Date>;
  readonly invitations: Map<string, StoredInvitation>;
  /** By {@linkcode slotKey}. */
  readonly meals: Map<string, PlannedMeal>;
  readonly shopping: StoredShopping;
  readonly pantry: Map<PantryFoodId, PantryFood>;
}

/** When people joined whose household was always their own. */
const LONG_AGO = new Date(0);

/** See `MemoryShoppingListStore`. */
interface StoredShopping {
  days: readonly CalendarDate[] | undefined;
  list: ShoppingList;
  /** Ids that were removed before the list was finished, the newest first. */
  past: readonly EntryId[];
  shops: readonly Shop[];
  shopId: ShopId | undefined;
}

/** {@linkcode HouseholdStore} in memory, with the households' plans and foods. Without people every number is a person. */
export class MemoryHouseholdStore implements HouseholdStore {
  readonly #people: Pick<PersonStore, "find"> | undefined;
  readonly #households = new Map<UserId, StoredHousehold>();
  #lastId = 0;

  constructor(people?: Pick<PersonStore, "find">) {
    this.#people = people;
  }

  async find(userId: UserId, now: Date): Promise<Household | undefined> {
    if (!(await this.isPerson(userId))) return undefined;
    const { id, name, version, members, joinedAt, invitations } = this.of(userId);
    const open = [...invitations.values()].filter(({ expiresAt }) => expiresAt > now).toReversed();
    return {
      id,
      name,
      version,
      members: await Promise.all(
        [...members].map(async ([member, portions]) => ({
          ...(await this.named(member)),
          portions,
          joinedAt: joinedAt.get(member) ?? LONG_AGO,
        })),
      ),
      invitations: await Promise.all(
        open.map(async ({ createdBy, ...invitation }) => ({
          id: invitation.id,
          createdBy: await this.named(createdBy),
          expiresAt: invitation.expiresAt,
        })),
      ),
    };
  }

  async rename(userId: UserId, name: string | undefined): Promise<HouseholdChange> {
    const household = this.of(userId);
    household.name = name;
    return changed(household, { kind: "household", by: userId });
  }

  async setPortions(
    userId: UserId,
    { id, portions }: { readonly id: UserId; readonly portions: number },
  ): Promise<HouseholdChange | undefined> {
    const household = this.of(userId);
    if (!household.members.has(id)) return undefined;
    household.members.set(id, portions);
    return changed(household, { kind: "members", by: userId });
  }

  async leave(userId: UserId, plan: PlanFrom): Promise<readonly HouseholdChange[]> {
    return this.#moveOut(userId, { ...plan, by: userId });
  }

  async removeMember(
    userId: UserId,
    { id, from }: PlanFrom & { readonly id: UserId },
  ): Promise<readonly HouseholdChange[] | undefined> {
    return this.of(userId).members.has(id) ? this.#moveOut(id, { from, by: userId }) : undefined;
  }

  async invite(
    userId: UserId,
    invitation: NewInvitation,
    max: number,
  ): Promise<{ readonly id: InvitationId; readonly change: HouseholdChange } | undefined> {
    const household = this.of(userId);
    const { invitations } = household;
    for (const [hash, { expiresAt }] of invitations) if (expiresAt <= invitation.createdAt) invitations.delete(hash);
    if (invitations.size >= max) return undefined;
    const id = this.nextId();
    invitations.set(invitation.tokenHash, { ...invitation, id, createdBy: userId });
    return { id, change: changed(household, { kind: "household", by: userId }) };
  }

  async revoke(userId: UserId, id: InvitationId, now: Date): Promise<HouseholdChange | undefined> {
    const household = this.of(userId);
    const [found] = [...household.invitations.values()].filter((each) => each.id === id && each.expiresAt > now);
    if (!found) return undefined;
    household.invitations.delete(found.tokenHash);
    return changed(household, { kind: "household", by: userId });
  }

  async preview(
    userId: UserId,
    { tokenHash, now, from }: PlanFrom & { readonly tokenHash: string; readonly now: Date },
  ): Promise<InvitationPreview | "unknown" | "joined"> {
    const found = this.#invitation(tokenHash, now);
    if (!found) return "unknown";
    const { household, createdBy } = found;
    if (household.members.has(userId)) return "joined";
    const own = mealsFrom(this.of(userId), from);
    return {
      name: household.name,
      invitedBy: await this.named(createdBy),
      memberCount: household.members.size,
      ownMeals: own.length,
      takenSlots: own.filter(([slot]) => household.meals.has(slot)).length,
    };
  }

  async join(userId: UserId, { tokenHash, now, from, bringPlan, maxMembers }: JoinInput): Promise<JoinOutcome> {
    const household = this.#invitation(tokenHash, now)?.household;
    if (!household) return "unknown";
    if (household.members.has(userId)) return "joined";
    if (household.members.size >= maxMembers) return "full";
    household.invitations.delete(tokenHash);
    const former = this.of(userId);
    if (bringPlan) {
      for (const [slot, meal] of mealsFrom(former, from)) {
        if (!household.meals.has(slot)) household.meals.set(slot, meal);
      }
      if (former.members.size === 1) {
        for (const [id, food] of former.pantry)
          if (household.pantry.size < PANTRY_FOODS_MAX) household.pantry.set(id, food);
      }
    }
    household.joinedAt.set(userId, now);
    this.#move(userId, { from: former, to: household });
    return {
      changes: [former, household]
        .filter(({ members }) => members.size > 0)
        .map((each) => changed(each, { kind: "members", by: userId })),
    };
  }

  async listVersions(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, HouseholdVersion>> {
    return new Map(
      userIds.map((userId) => {
        const { id: householdId, version } = this.of(userId);
        return [userId, { householdId, version }];
      }),
    );
  }

  async findAudience({ householdId, by }: Pick<HouseholdChange, "householdId" | "by">): Promise<Audience> {
    const memberIds = [...this.#households].flatMap(([userId, { id }]) => (id === householdId ? [userId] : []));
    return { memberIds, byName: (await this.named(by)).name };
  }

  async isPerson(userId: UserId): Promise<boolean> {
    return !this.#people || (await this.#people.find(userId)) !== undefined;
  }

  /** The household of a person, who gets one if they are new. */
  of(userId: UserId): StoredHousehold {
    const found = this.#households.get(userId);
    if (found) return found;
    const added = this.#newHousehold();
    added.members.set(userId, 1);
    this.#households.set(userId, added);
    return added;
  }

  /** Removes a recipe from all plans. */
  removeRecipe(recipeId: RecipeId): void {
    for (const household of new Set(this.#households.values())) {
      const planned = [...household.meals].filter(([, meal]) => meal.recipeId === recipeId);
      for (const [key] of planned) household.meals.delete(key);
      if (planned.length > 0) household.version += 1;
    }
  }

  /** Removes a person whose account is deleted. */
  removePerson(userId: UserId): readonly HouseholdChange[] {
    const household = this.of(userId);
    this.#takeOut(userId, household);
    return household.members.size > 0 ? [changed(household, { kind: "members", by: userId })] : [];
  }

  #moveOut(userId: UserId, { from, by }: PlanFrom & { readonly by: UserId }): readonly HouseholdChange[] {
    const former = this.of(userId);
    if (former.members.size === 1) return [];
    const own = this.#newHousehold();
    for (const [slot, meal] of mealsFrom(former, from)) own.meals.set(slot, meal);
    this.#move(userId, { from: former, to: own });
    return [former, own].map((each) => changed(each, { kind: "members", by }));
  }

  #move(userId: UserId, { from, to }: { from: StoredHousehold; to: StoredHousehold }): void {
    to.members.set(userId, from.members.get(userId) ?? 1);
    this.#takeOut(userId, from);
    this.#households.set(userId, to);
  }

  #takeOut(userId: UserId, { members, joinedAt, invitations, pantry }: StoredHousehold): void {
    members.delete(userId);
    joinedAt.delete(userId);
    for (const [id, food] of pantry) if (food.addedBy?.id === userId) pantry.set(id, { ...food, addedBy: undefined });
    this.#households.delete(userId);
    for (const [hash, { createdBy }] of invitations) if (createdBy === userId) invitations.delete(hash);
  }

  #invitation(tokenHash: string, now: Date): { household: StoredHousehold; createdBy: UserId } | undefined {
    for (const household of this.#households.values()) {
      const found = household.invitations.get(tokenHash);
      if (found && found.expiresAt > now) return { household, createdBy: found.createdBy };
    }
    return undefined;
  }

  /** A person with their name. */
  async named(id: UserId): Promise<NamedPerson> {
    return { id, name: (await this.#people?.find(id))?.fullName ?? DELETED_ACCOUNT_NAME };
  }

  #newHousehold(): StoredHousehold {
    return {
      id: this.nextId(),
      name: undefined,
      version: 0,
      members: new Map(),
      joinedAt: new Map(),
      invitations: new Map(),
      meals: new Map(),
      shopping: { days: undefined, list: EMPTY_LIST, past: [], shops: [], shopId: undefined },
      pantry: new Map(),
    };
  }

  /** A number for a new household, invitation or food. */
  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}

/** Counts a change of a household. */
export function changed<const Change extends { readonly by: UserId }>(
  household: StoredHousehold,
  change: Change,
): Change & { readonly householdId: HouseholdId; readonly version: number } {
  household.version += 1;
  return { householdId: household.id, version: household.version, ...change };
}

/** A slot of a household's plan. */
export function slotKey({ date, mealTime }: Pick<PlannedMeal, "date" | "mealTime">): string {
  return `${date} ${mealTime}`;
}

function mealsFrom({ meals }: StoredHousehold, from: CalendarDate): [string, PlannedMeal][] {
  return [...meals].filter(([, { date }]) => date >= from);
}
