import type { UserId } from "../../../core/account/mod.ts";
import type { HouseholdChange } from "../../../core/household/mod.ts";
import {
  type ChangedPantry,
  type ChangePantryInput,
  type FoodDetails,
  isNoEdit,
  type Pantry,
  type PantryEdit,
  type PantryFood,
  type PantryStore,
} from "../../../core/pantry/mod.ts";
import { changed, MemoryHouseholdStore } from "../household/household_store.ts";

/** {@linkcode PantryStore} in memory, on the foods of the households. By default each person lives alone. */
export class MemoryPantryStore implements PantryStore {
  readonly households: MemoryHouseholdStore;

  constructor(households: MemoryHouseholdStore = new MemoryHouseholdStore()) {
    this.households = households;
  }

  async find(userId: UserId): Promise<Pantry | undefined> {
    const household = await this.households.find(userId, new Date(0));
    return household && { householdId: household.id, version: household.version, foods: this.foodsOf(userId) };
  }

  async change<Edit extends PantryEdit>({ userId, at, edit }: ChangePantryInput<Edit>): Promise<ChangedPantry<Edit>> {
    const addedBy = await this.households.named(userId);
    const decided = edit(this.foodsOf(userId));
    if (isNoEdit(decided)) return { edit: decided, added: [], change: undefined };
    const { added, change } = this.apply(userId, { ...decided, addedBy, at });
    return { edit: decided, added, change };
  }

  /** Stores the decided changes. */
  apply(
    userId: UserId,
    {
      add = [],
      put = [],
      remove = [],
      addedBy,
      at,
    }: PantryEdit & { readonly addedBy: PantryFood["addedBy"]; readonly at: Date },
  ): { readonly added: PantryFood[]; readonly change: HouseholdChange } {
    const household = this.households.of(userId);
    const { pantry } = household;
    for (const id of remove) pantry.delete(id);
    for (const food of put) {
      const before = pantry.get(food.id);
      if (before) pantry.set(food.id, { ...before, ...detailsOf(food) });
    }
    const added = add.map((food) => ({ id: this.households.nextId(), ...detailsOf(food), addedBy, addedAt: at }));
    for (const food of added) pantry.set(food.id, food);
    return { added, change: changed(household, { kind: "pantry", by: userId }) };
  }

  /** The oldest first. */
  foodsOf(userId: UserId): PantryFood[] {
    return [...this.households.of(userId).pantry.values()];
  }
}

function detailsOf({ name, food, amount, useBy, storage, alwaysThere }: FoodDetails): FoodDetails {
  return { name, food, amount, useBy, storage, alwaysThere };
}
