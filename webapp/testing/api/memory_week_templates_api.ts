import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { MemoryMealPlanReads } from "../../../adapters/memory/meal_plan/meal_plan_reads.ts";
import { MemoryRecipePages } from "../../../adapters/memory/recipe/recipe_pages.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { readWeekTemplate, saveWeekTemplate, type WeekTemplateId } from "../../../core/week_plan/mod.ts";
import { weeklyWishes } from "../../../wire/week_plan/week_templates.ts";
import type { WeekTemplatesApi } from "../../platform/api/mod.ts";
import type { MemoryServer } from "./memory_stores.ts";

/** {@linkcode WeekTemplatesApi} in memory. */
export function memoryWeekTemplatesApi({ stores, caller }: MemoryServer): WeekTemplatesApi {
  const { weekTemplates: templates, mealPlans, recipes, foods } = stores;
  const ports = {
    ...stores,
    plan: new MemoryMealPlanReads(mealPlans, recipes),
    pages: new MemoryRecipePages(recipes, stores.opinions),
    ingredients: new MemoryIngredientSource(recipes, foods),
  };
  const userId = async () => (await caller()).id;
  const weekly = async () => {
    const found = await templates.findWeekly(await userId());
    return { wishes: weeklyWishes.safeParse(found?.wishes).data ?? null, dismissed: found?.dismissed ?? null };
  };
  return {
    async list() {
      return (await templates.list(await userId())).map(({ id, name, meals }) => ({
        id,
        name,
        mealCount: meals.length,
      }));
    },
    async read(id) {
      const template = await readWeekTemplate(ports, { userId: await userId(), id: id as WeekTemplateId });
      return { ...template, meals: [...template.meals] };
    },
    async save({ monday, ...wanted }) {
      const { id, name, meals } = await saveWeekTemplate(ports, {
        ...wanted,
        userId: await userId(),
        monday: calendarDate(monday),
      });
      return { id, name, mealCount: meals.length };
    },
    async remove(id) {
      await templates.remove(await userId(), id as WeekTemplateId);
    },
    getWeekly: weekly,
    async setWeekly(wishes) {
      await templates.setWeekly(await userId(), wishes ?? undefined);
      return await weekly();
    },
    async dismissWeekly(monday) {
      await templates.dismissWeekly(await userId(), monday);
      return await weekly();
    },
  };
}
