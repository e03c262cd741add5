import type { UserId } from "../account/mod.ts";
import type { HouseholdChange } from "../household/mod.ts";
import type { FoodDetails, Pantry, PantryFood, PantryFoodId } from "./pantry_food.ts";

/** The changes of a pantry. */
export interface PantryEdit {
  readonly add?: readonly FoodDetails[];
  /** The new details of foods that are there. */
  readonly put?: readonly Pick<PantryFood, keyof FoodDetails | "id">[];
  readonly remove?: readonly PantryFoodId[];
}

/** Whether nothing changes. */
export function isNoEdit({ add = [], put = [], remove = [] }: PantryEdit): boolean {
  return add.length + put.length + remove.length === 0;
}

export interface ChangePantryInput<Edit extends PantryEdit> {
  readonly userId: UserId;
  readonly at: Date;
  /** Decides the changes. It has no side effects, because it can be called more than once. */
  edit(foods: readonly PantryFood[]): Edit;
}

export interface ChangedPantry<Edit extends PantryEdit> {
  readonly edit: Edit;
  /** The added foods, in their order. */
  readonly added: readonly PantryFood[];
  /** Undefined if nothing changed. */
  readonly change: HouseholdChange | undefined;
}

/** The foods at home of all households. Every implementation passes `adapters/contracts/pantry/pantry_store_contract.ts`. */
export interface PantryStore {
  /**
   * The foods of a person's household.
   *
   * @returns undefined if there is no such person.
   */
  find(userId: UserId): Promise<Pantry | undefined>;

  /**
   * Changes the pantry of a person's household in one transaction. No other change of the household happens between the read
   * for `edit` and the write. The household's version increases by one if anything changes.
   *
   * @throws the errors of `edit`; then nothing changes.
   */
  change<Edit extends PantryEdit>(input: ChangePantryInput<Edit>): Promise<ChangedPantry<Edit>>;
}
