import { beforeAll, expect, it } from "vitest";
import { addMealTime, type MealPlanReads, type MealPlanStore, weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays, calendarDate } from "../../../core/shared/mod.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** The contract's fixture: the reads, the store behind them, Maya, Tomás, and the two recipes. */
interface MealPlanReadsFixture extends ContractFixture {
  readonly reads: MealPlanReads;
  readonly store: MealPlanStore;
}

/** The contract of {@linkcode MealPlanReads}, run for every adapter. */
export const mealPlanReadsContract = contractOnOneFixture<MealPlanReadsFixture>("MealPlanReads", (fixture) => {
  const week = weekOf(calendarDate("2026-11-19"));
  beforeAll(async () => {
    const put = (userId: typeof maya.id, date: typeof week.monday, mealTime: "Lunch" | "Dinner", recipe = shakshuka) =>
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

  it("lists one person's week with pictures, by date and meal time", async () => {
    const lunch = {
      mealTime: "Lunch",
      name: "Lunch: Shakshuka with Feta",
      recipeId: shakshuka.id,
      mainImage: shakshuka.mainImage,
    };

    expect((await fixture.reads.findWeek(maya.id, week))?.meals).toEqual([
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

  it("returns the household and the version that has these meals", async () => {
    const { household } = (await fixture.reads.findWeek(maya.id, week)) ?? {};
    const meal = { userId: maya.id, date: week.monday, mealTime: "Snacks" } as const;
    const put = await fixture.store.put({ ...meal, recipeId: shakshuka.id, name: "Snacks: Shakshuka with Feta" });
    const removed = await fixture.store.remove(meal);

    expect([put, removed]).toMatchObject([
      { householdId: household?.id, version: (household?.version ?? 0) + 1, kind: "mealPlanned", by: maya.id },
      { householdId: household?.id, version: (household?.version ?? 0) + 2, kind: "mealCleared", date: meal.date },
    ]);
    expect(await fixture.reads.findWeek(maya.id, week)).toMatchObject({
      household: { ...household, version: removed?.version },
    });
    expect(await fixture.store.remove(meal)).toBeUndefined();
  });

  it("lists the meals of any days, with portions and leftovers", async () => {
    const snacks = { date: addDays(week.monday, -1), mealTime: "Snacks" } as const;
    const of = { date: snacks.date, mealTime: "Lunch" } as const;
    const eaten = { ...snacks, recipeId: shakshuka.id, name: "Snacks: Shakshuka with Feta", portions: 0.5 };
    await fixture.store.put({ ...eaten, userId: maya.id, leftoversOf: { ...of, keepsDays: 1 } });

    const listed = await fixture.reads.listMeals(maya.id, { from: snacks.date, to: week.monday });

    expect(listed).toMatchObject([
      { ...of, leftoversOf: undefined },
      { ...eaten, leftoversOf: of, mainImage: shakshuka.mainImage },
      { date: week.monday, mealTime: "Lunch" },
      { date: week.monday, mealTime: "Dinner" },
    ]);
    await fixture.store.remove({ ...snacks, userId: maya.id });
  });

  it("lists the nutrition of each recipe of one person's week once", async () => {
    expect(await fixture.reads.listNutrition(maya.id, week)).toEqual(
      new Map([
        [tomatoSoup.id, tomatoSoup.nutrition],
        [shakshuka.id, shakshuka.nutrition],
      ]),
    );
    expect(await fixture.reads.listNutrition(maya.id, weekOf(addDays(week.monday, 70)))).toEqual(new Map());
  });

  it("lists nothing for a week without plans", async () => {
    const { household } = (await fixture.reads.findWeek(tomas.id, week)) ?? {};

    expect(await fixture.reads.findWeek(tomas.id, weekOf(addDays(week.monday, 70)))).toEqual({
      household,
      meals: [],
    });
  });
});
