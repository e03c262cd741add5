import type { DayOfWeek } from "../meal_plan/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import type { MealTime } from "../shared/mod.ts";

declare const templateBrand: unique symbol;

export type WeekTemplateId = number & { readonly [templateBrand]: "WeekTemplateId" };

/** Most templates of a household. */
export const WEEK_TEMPLATES_MAX = 20;
export const WEEK_TEMPLATE_NAME_MAX_LENGTH = 60;

/** A place of any week. */
export interface TemplateSlot {
  readonly day: DayOfWeek;
  readonly time: MealTime;
}

/** A meal of a template. */
export interface TemplateMeal extends TemplateSlot {
  readonly recipeId: RecipeId;
  /** The recipe's name when the template was saved. */
  readonly name: string;
  /** Undefined for as many as the household eats. */
  readonly portions?: number | undefined;
  /** The earlier meal of the template in which the dish is cooked. */
  readonly leftoversOf?: TemplateSlot | undefined;
}

/** Meals that a household wants in many weeks: "Our weekdays". */
export interface WeekTemplate {
  readonly id: WeekTemplateId;
  readonly name: string;
  /** At least one, of each slot at most one. */
  readonly meals: readonly TemplateMeal[];
}
