import type { UserId } from "../account/mod.ts";
import type { Portion } from "../nutrition/mod.ts";
import { portionOf, type RecipeId, type RecipePages } from "../recipe/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import { type ListWeekPorts, listWeek } from "./list_week.ts";

export interface ListWeekNutritionPorts extends ListWeekPorts {
  readonly pages: Pick<RecipePages, "listNutrition">;
}

export interface ListWeekNutritionInput {
  readonly userId: UserId;
  /** Any date of the week that is meant; this week if absent. */
  readonly date?: CalendarDate | undefined;
}

/** The nutrition of a portion of each recipe that a person has planned for a week; at most 28. */
export async function listWeekNutrition(
  { pages, ...ports }: ListWeekNutritionPorts,
  input: ListWeekNutritionInput,
): Promise<ReadonlyMap<RecipeId, Portion>> {
  const { meals } = await listWeek(ports, input);
  const nutrition = await pages.listNutrition([...new Set(meals.map(({ recipeId }) => recipeId))]);
  return new Map([...nutrition].map(([id, each]) => [id, portionOf(each)]));
}
