import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { UsedFoodWire } from "../../../wire/pantry/cooked.ts";
import type {
  AddPantryFoodsBody,
  ChangePantryFoodBody,
  PantryFoodReply,
  PantryLineReply,
  PantryReply,
} from "../../../wire/pantry/pantry.ts";

export type { PantryFoodReply, PantryLineReply, PantryReply } from "../../../wire/pantry/pantry.ts";

/** A food with the details that a person can change. */
export type PantryFoodFields = ChangePantryFoodBody;

/** A food to add: one that was bought, or that was removed by mistake. */
export type FoodToAdd = AddPantryFoodsBody["foods"][number];

/** What the screens need of the foods at home. Over HTTP in the product, from memory in stories and tests. */
export interface PantryApi {
  find(options: { signal: AbortSignal }): Promise<PantryReply>;

  /**
   * What a typed line says, such as "500 g spinach, by Friday". Adds nothing.
   *
   * @throws {ApiError} `invalid_input`
   */
  readLine(text: string, options: { today: CalendarDate; signal: AbortSignal }): Promise<PantryLineReply>;

  /** @throws {ApiError} `invalid_input` or `pantry_full` */
  addLine(text: string, options: { today: CalendarDate }): Promise<PantryFoodReply>;

  /**
   * Adds foods at once. Amounts are added to the same food with the same date in the same place.
   *
   * @throws {ApiError} `pantry_full`
   */
  addFoods(foods: readonly FoodToAdd[]): Promise<PantryReply>;

  /** @throws {ApiError} `invalid_input` or `pantry_food_not_found` */
  change(id: number, food: PantryFoodFields): Promise<PantryFoodReply>;

  /** What a dish would use of the foods at home. Changes nothing. */
  previewDish(recipeId: string, options: { portions: number; signal: AbortSignal }): Promise<readonly UsedFoodWire[]>;

  /**
   * Takes off what the dish used of these foods, and returns those that it reduced: not what has changed since the preview. May be
   * sent again.
   */
  cookDish(
    recipeId: string,
    dish: { portions: number; foods: readonly Pick<UsedFoodWire, "id" | "had">[] },
  ): Promise<readonly UsedFoodWire[]>;

  /** @throws {ApiError} `pantry_food_not_found` */
  remove(id: number): Promise<PantryFoodReply>;
}
