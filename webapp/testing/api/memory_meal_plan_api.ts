import { plannedMealView } from "../../../adapters/http/meal_plan/planned_meal_view.ts";
import { MemoryMealPlanReads } from "../../../adapters/memory/meal_plan_reads.ts";
import { MemoryMealPlanStore } from "../../../adapters/memory/meal_plan_store.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipeStore } from "../../../adapters/memory/recipe_store.ts";
import { clearSlot, listWeek, type MealSlot, saveMeal } from "../../../core/meal_plan/mod.ts";
import type { Recipe } from "../../../core/recipe/mod.ts";
import type { CalendarDate, Clock } from "../../../core/shared/mod.ts";
import type { PlanEntry } from "../../../wire/list_week.ts";
import type { MealPlanApi } from "../../api/mod.ts";
import { MemoryAnswers, type MemoryBehaviour } from "./memory_answers.ts";

/** Initial state of a {@linkcode MemoryMealPlanApi}. */
export interface MemoryPlan extends MemoryBehaviour<keyof MealPlanApi> {
  /** Meals in the plan already; a recipe here replaces one of `recipes` with the same id. */
  readonly planned?: readonly { readonly slot: MealSlot; readonly recipe: Recipe }[];
  /** Recipes that can be saved. */
  readonly recipes?: readonly Recipe[];
}

/** Maya's meal plan: the core's use cases on stores in memory. */
export class MemoryMealPlanApi implements MealPlanApi {
  readonly answers: MemoryAnswers<keyof MealPlanApi>;
  readonly #store = new MemoryMealPlanStore();
  readonly #recipes: MemoryRecipeStore;
  readonly #clock: Pick<Clock, "today">;
  readonly #planned: Promise<unknown>;

  constructor({ planned = [], recipes = [], ...behaviour }: MemoryPlan, clock: Pick<Clock, "today">) {
    this.answers = new MemoryAnswers(behaviour);
    this.#clock = clock;
    this.#recipes = new MemoryRecipeStore([...recipes, ...planned.map(({ recipe }) => recipe)]);
    this.#planned = Promise.all(planned.map(({ slot, recipe }) => this.#save(slot, recipe.id)));
  }

  async listWeek(date: CalendarDate): Promise<PlanEntry[]> {
    return this.answers.to("listWeek", async () => {
      await this.#planned;
      const mealPlans = new MemoryMealPlanReads(this.#store, this.#recipes);
      return (await listWeek({ mealPlans, clock: this.#clock }, { userId: maya.id, date })).map(plannedMealView);
    });
  }

  async saveMeal(slot: MealSlot, { id }: { id: string; name: string }): Promise<void> {
    return this.answers.to("saveMeal", () => this.#save(slot, id));
  }

  async emptySlot(slot: MealSlot): Promise<void> {
    return this.answers.to("emptySlot", async () => {
      await clearSlot({ mealPlans: this.#store, clock: this.#clock }, { userId: maya.id, ...slot });
    });
  }

  async #save(slot: MealSlot, recipeId: string): Promise<void> {
    const ports = { mealPlans: this.#store, recipes: this.#recipes, clock: this.#clock };
    await saveMeal(ports, { userId: maya.id, recipeId, ...slot });
  }
}
