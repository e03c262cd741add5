import type { UserId } from "../account/mod.ts";
import type { FoodTables } from "../food/mod.ts";
import type { HouseholdEvents } from "../household/mod.ts";
import { type CalendarDate, type Clock, DomainError } from "../shared/mod.ts";
import { withFoods, withMore } from "./added_foods.ts";
import { type FoodDetails, type PantryFood, type PantryFoodId, pantryName } from "./pantry_food.ts";
import type { ChangedPantry, PantryEdit, PantryStore } from "./pantry_store.ts";
import { readPantryLine, storageOf } from "./read_pantry_line.ts";

/** The ports of a use case that changes a pantry. */
export interface ChangePantryPorts {
  readonly pantries: Pick<PantryStore, "change">;
  readonly ingredients: FoodTables;
  readonly events: HouseholdEvents;
  readonly clock: Pick<Clock, "now" | "today">;
}

export interface PantryLineInput {
  readonly text: string;
  /** Today where the person is; in UTC if absent. */
  readonly today?: CalendarDate | undefined;
}

/**
 * Parses a typed line, without a change.
 *
 * @throws {DomainError} `invalid_input`
 */
export async function previewPantryLine(
  { ingredients, clock }: Pick<ChangePantryPorts, "ingredients" | "clock">,
  { text, today = clock.today() }: PantryLineInput,
): Promise<FoodDetails> {
  const { foods } = await ingredients.current();
  return readPantryLine(text, { foods, today });
}

/**
 * Adds the food that a typed line names.
 *
 * @throws {DomainError} `invalid_input`, `pantry_full`
 */
export async function addPantryLine(
  ports: ChangePantryPorts,
  { userId, ...line }: PantryLineInput & { readonly userId: UserId },
): Promise<PantryFood> {
  const details = await previewPantryLine(ports, line);
  const { added } = await change(ports, { userId, edit: (foods) => withFoods(foods, [details]) });
  return added[0] as PantryFood; // sound: the edit adds one
}

/** A food as a person writes it. */
export interface WrittenFood extends Omit<FoodDetails, "food"> {
  /** The food that the name means; if absent, it is derived from the name. */
  readonly food?: FoodDetails["food"];
}

/**
 * Adds foods at once, such as bought ones: amounts are added to existing ones; see {@linkcode withMore}.
 *
 * @throws {DomainError} `invalid_input`, `pantry_full`
 */
export async function addFoods(
  ports: ChangePantryPorts,
  { userId, foods: written }: { readonly userId: UserId; readonly foods: readonly WrittenFood[] },
): Promise<void> {
  const { foods } = await ports.ingredients.current();
  const details = written.map((each, place): FoodDetails => {
    const name = pantryName(each.name, `foods[${place}].name`);
    const food = each.food !== undefined && foods.has(each.food) ? each.food : foods.match(name);
    return { ...each, name, food, storage: each.storage ?? storageOf(food, foods) };
  });
  await change(ports, { userId, edit: (atHome) => withMore(atHome, details) });
}

/**
 * Replaces the details of a food at home. A new name is read again.
 *
 * @throws {DomainError} `invalid_input`, `pantry_food_not_found`
 */
export async function changeFood(
  ports: ChangePantryPorts,
  { userId, id, details }: { userId: UserId; id: PantryFoodId; details: Omit<FoodDetails, "food"> },
): Promise<PantryFood> {
  const name = pantryName(details.name, "name");
  const { foods } = await ports.ingredients.current();
  const { edit } = await change(ports, {
    userId,
    edit(atHome) {
      const before = existing(atHome, id);
      const food = name === before.name ? before.food : foods.match(name);
      const after: PantryFood = { ...before, ...details, name, food };
      return { put: [after], after };
    },
  });
  return edit.after;
}

/**
 * Removes a food from the pantry, and returns it.
 *
 * @throws {DomainError} `pantry_food_not_found`
 */
export async function removeFood(
  ports: ChangePantryPorts,
  { userId, id }: { userId: UserId; id: PantryFoodId },
): Promise<PantryFood> {
  const { edit } = await change(ports, {
    userId,
    edit: (atHome) => ({ remove: [id], before: existing(atHome, id) }),
  });
  return edit.before;
}

/** Changes a pantry, and notifies the household. */
export async function change<Edit extends PantryEdit>(
  { pantries, events, clock }: ChangePantryPorts,
  { userId, edit }: { userId: UserId; edit(foods: readonly PantryFood[]): Edit },
): Promise<ChangedPantry<Edit>> {
  const changed = await pantries.change({ userId, at: clock.now(), edit });
  if (changed.change) events.publish(changed.change);
  return changed;
}

function existing(foods: readonly PantryFood[], id: PantryFoodId): PantryFood {
  const found = foods.find((each) => each.id === id);
  if (!found) throw new DomainError("pantry_food_not_found", `There is no food ${id} at home`);
  return found;
}
