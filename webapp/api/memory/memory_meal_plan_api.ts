import { addMealTime, DAYS_OF_WEEK, dateOf, MEAL_TIMES, type MealSlot, weekOf } from "../../../core/meal_plan/mod.ts";
import type { Recipe } from "../../../core/recipe/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { PlanEntry } from "../../../wire/list_week.ts";
import type { MealPlanApi } from "../meal_plan_api.ts";
import { MemoryAnswers, type MemoryBehaviour } from "./memory_answers.ts";

/** Where a {@linkcode MemoryMealPlanApi} begins. */
export interface MemoryPlan extends MemoryBehaviour<keyof MealPlanApi> {
  readonly planned?: readonly { readonly slot: MealSlot; readonly recipe: Pick<Recipe, "id" | "name" | "mainImage"> }[];
  /** Where the pictures of saved meals come from. */
  readonly recipes?: readonly Pick<Recipe, "id" | "name" | "mainImage">[];
}

/** One person's meal plan in memory. */
export class MemoryMealPlanApi implements MealPlanApi {
  readonly answers: MemoryAnswers<keyof MealPlanApi>;
  readonly #meals = new Map<string, Pick<Recipe, "id" | "name" | "mainImage">>();
  readonly #recipes: NonNullable<MemoryPlan["recipes"]>;

  constructor(options: MemoryPlan = {}) {
    this.answers = new MemoryAnswers(options);
    this.#recipes = options.recipes ?? [];
    for (const { slot, recipe } of options.planned ?? []) this.#meals.set(keyOf(slot), recipe);
  }

  async listWeek(date: CalendarDate): Promise<PlanEntry[]> {
    return this.answers.to("listWeek", () =>
      DAYS_OF_WEEK.flatMap((day) =>
        MEAL_TIMES.flatMap((mealTime) => {
          const recipe = this.#meals.get(keyOf({ day, mealTime, date }));
          if (!recipe) return [];
          return {
            day_of_week: day,
            meal_time: mealTime,
            meal_name: addMealTime(recipe.name, mealTime),
            mainImage: recipe.mainImage,
            recipeId: recipe.id,
          };
        }),
      ),
    );
  }

  async saveMeal(slot: MealSlot, { id, name }: { id: string; name: string }): Promise<void> {
    return this.answers.to("saveMeal", () => {
      const known = this.#recipes.find((recipe) => recipe.id === id);
      this.#meals.set(keyOf(slot), known ?? { id, name, mainImage: "" });
    });
  }

  async emptySlot(slot: MealSlot): Promise<void> {
    return this.answers.to("emptySlot", () => {
      this.#meals.delete(keyOf(slot));
    });
  }
}

function keyOf({ day, mealTime, date }: MealSlot): string {
  return `${dateOf(day, weekOf(date))} ${mealTime}`;
}
