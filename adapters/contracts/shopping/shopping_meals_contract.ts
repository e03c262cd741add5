import { expect, it } from "vitest";
import type { HouseholdStore } from "../../../core/household/mod.ts";
import { addMealTime, type MealPlanStore, type MealTime } from "../../../core/meal_plan/mod.ts";
import { addDays, calendarDate } from "../../../core/shared/mod.ts";
import type { ShoppingMeals } from "../../../core/shopping/mod.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** The contract's fixture: the reads, the stores behind them, Maya, Tomás, and the two recipes. */
interface ShoppingMealsFixture extends ContractFixture {
  readonly meals: ShoppingMeals;
  readonly plans: MealPlanStore;
  readonly households: HouseholdStore;
}

/** The contract of {@linkcode ShoppingMeals}, run for every adapter. */
export const shoppingMealsContract = contractOnOneFixture<ShoppingMealsFixture>("ShoppingMeals", (fixture) => {
  const monday = calendarDate("2026-11-16");
  const now = new Date("2026-11-16T12:00:00Z");
  const expiresAt = addDays(monday, 7);
  it("lists a household's meals of these days, with what a recipe needs and what its members eat", async () => {
    const { households, plans, meals } = fixture;
    const put = (userId: typeof maya.id, days: number, mealTime: MealTime, recipe = shakshuka) =>
      plans.put({
        userId,
        date: addDays(monday, days),
        mealTime,
        recipeId: recipe.id,
        name: addMealTime(recipe.name, mealTime),
      });
    await put(maya.id, 0, "Lunch");
    await put(maya.id, 0, "Dinner", tomatoSoup);
    await put(maya.id, 1, "Lunch");
    await put(maya.id, 9, "Lunch");
    await put(tomas.id, 0, "Breakfast");
    const dishes = async (days: number[]) =>
      (
        await meals.list(
          maya.id,
          days.map((day) => addDays(monday, day)),
        )
      )
        .map(({ date, mealTime, portions, recipe }) => [date, mealTime, portions, recipe.id])
        .toSorted((a, b) => (String(a) < String(b) ? -1 : 1));

    expect(await dishes([])).toEqual([]);
    expect(await dishes([2])).toEqual([]);
    expect(await dishes([0, 9])).toEqual([
      ["2026-11-16", "Dinner", 1, tomatoSoup.id],
      ["2026-11-16", "Lunch", 1, shakshuka.id],
      ["2026-11-25", "Lunch", 1, shakshuka.id],
    ]);
    const [meal] = await meals.list(maya.id, [addDays(monday, 1)]);
    const { id, servings, ingredientGroups } = shakshuka;
    expect(meal?.recipe).toEqual({ id, name: shakshuka.name, servings, ingredientGroups });

    await households.invite(maya.id, { tokenHash: "t", createdAt: now, expiresAt: new Date(expiresAt) }, 5);
    await households.join(tomas.id, { tokenHash: "t", now, from: monday, bringPlan: false, maxMembers: 12 });
    await households.setPortions(maya.id, { id: tomas.id, portions: 0.5 });
    expect(await dishes([1])).toEqual([["2026-11-17", "Lunch", 1.5, shakshuka.id]]);

    expect(await meals.listDays(maya.id, addDays(monday, 1))).toEqual(["2026-11-17", "2026-11-25"]);
    expect(await meals.listDays(maya.id, addDays(monday, 10))).toEqual([]);

    // Leftovers are counted where they are cooked, wherever they are eaten.
    const leftoversOf = { date: addDays(monday, 1), mealTime: "Lunch", keepsDays: 4 } as const;
    const leftovers = { userId: maya.id, recipeId: shakshuka.id, leftoversOf } as const;
    const name = addMealTime(shakshuka.name, "Lunch");
    await plans.put({ ...leftovers, date: addDays(monday, 2), mealTime: "Lunch", name, portions: 2 });
    await plans.put({ ...leftovers, date: addDays(monday, 3), mealTime: "Lunch", name });
    expect(await dishes([1])).toEqual([["2026-11-17", "Lunch", 5, shakshuka.id]]);
    expect(await dishes([1, 2])).toEqual([["2026-11-17", "Lunch", 5, shakshuka.id]]);
    expect(await dishes([2, 3])).toEqual([]);
    expect(await meals.listDays(maya.id, addDays(monday, 2))).toEqual(["2026-11-25"]);
    await plans.setCooked({ userId: maya.id, date: leftoversOf.date, mealTime: "Lunch", isCooked: true });
    expect(await dishes([1, 2])).toEqual([]);
    expect(await meals.listDays(maya.id, addDays(monday, 1))).toEqual(["2026-11-25"]);
    // Nothing is cooked on Tuesday any more, so they are meals of their own.
    await plans.remove({ userId: maya.id, date: leftoversOf.date, mealTime: "Lunch" });
    expect(await dishes([2])).toEqual([["2026-11-18", "Lunch", 2, shakshuka.id]]);
  });
});
