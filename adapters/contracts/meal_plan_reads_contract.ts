import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMealTime, type MealPlanReads, type MealPlanStore, weekOf } from "../../core/meal_plan/mod.ts";
import { addDays, calendarDate } from "../../core/shared/mod.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../memory/people_and_recipes.ts";

/** The contract's fixture: the reads, the store behind them, Maya, Tomás, and the two recipes. */
export interface MealPlanReadsFixture {
  readonly reads: MealPlanReads;
  readonly store: MealPlanStore;
  close(): Promise<void>;
}

/** The contract of {@linkcode MealPlanReads}, run for every adapter. */
export function mealPlanReadsContract(adapter: string, open: () => Promise<MealPlanReadsFixture>): void {
  describe(`MealPlanReads on ${adapter}`, () => {
    const week = weekOf(calendarDate("2026-11-19"));
    let fixture: MealPlanReadsFixture;

    beforeAll(async () => {
      fixture = await open();
      const put = (
        userId: typeof maya.id,
        date: typeof week.monday,
        mealTime: "Lunch" | "Dinner",
        recipe = shakshuka,
      ) =>
        fixture.store.put({
          userId,
          date,
          mealTime,
          recipeId: recipe.id,
          name: addMealTime(recipe.name, mealTime),
        });
      await put(maya.id, week.sunday, "Lunch");
      await put(maya.id, week.monday, "Dinner", tomatoSoup);
      await put(maya.id, week.monday, "Lunch");
      await put(maya.id, addDays(week.sunday, 1), "Lunch");
      await put(maya.id, addDays(week.monday, -1), "Lunch");
      await put(tomas.id, week.monday, "Lunch");
    });
    afterAll(() => fixture.close());

    it("lists one person's week with pictures, by date and meal time", async () => {
      const lunch = {
        mealTime: "Lunch",
        name: "Lunch: Shakshuka with Feta",
        recipeId: shakshuka.id,
        mainImage: shakshuka.mainImage,
      };

      expect(await fixture.reads.listWeek(maya.id, week)).toEqual([
        { ...lunch, date: "2026-11-16" },
        {
          date: "2026-11-16",
          mealTime: "Dinner",
          name: "Dinner: Roasted Tomato Soup with Basil",
          recipeId: tomatoSoup.id,
          mainImage: tomatoSoup.mainImage,
        },
        { ...lunch, date: "2026-11-22" },
      ]);
    });

    it("lists nothing for a week without plans", async () => {
      expect(await fixture.reads.listWeek(tomas.id, weekOf(addDays(week.monday, 70)))).toEqual([]);
    });
  });
}
