import { expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import type { CalendarFeedStore } from "../../../core/calendar/mod.ts";
import { addMealTime, type MealPlanStore, type MealTime } from "../../../core/meal_plan/mod.ts";
import { addDays, calendarDate } from "../../../core/shared/mod.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** The contract's fixture: the store, the plans beside it, Maya, Tomás, and two recipes. */
interface CalendarFeedStoreFixture extends ContractFixture {
  readonly store: CalendarFeedStore;
  readonly mealPlans: MealPlanStore;
}

/** The contract of {@linkcode CalendarFeedStore}, run for every adapter. */
export const calendarFeedStoreContract = contractOnOneFixture<CalendarFeedStoreFixture>(
  "CalendarFeedStore",
  (fixture) => {
    const createdAt = new Date("2026-11-19T09:00:00.123Z");
    const later = new Date("2026-11-20T09:00:00Z");
    it("knows a person's feed by its newest address, until it is removed", async () => {
      const { store } = fixture;
      await store.put(tomas.id, { tokenHash: "hash-tomas", createdAt });
      await store.put(maya.id, { tokenHash: "hash-1", createdAt });
      expect(await store.findOwner("hash-1")).toEqual({ userId: maya.id, changedAt: createdAt });

      await store.put(maya.id, { tokenHash: "hash-2", createdAt: later });
      expect(await store.findOwner("hash-1")).toBeUndefined();
      expect(await store.findOwner("hash-2")).toEqual({ userId: maya.id, changedAt: later });
      expect(await store.find(maya.id)).toEqual({ createdAt: later });

      await store.remove(maya.id);
      await store.remove(maya.id);
      expect(await store.find(maya.id)).toBeUndefined();
      expect(await store.findOwner("hash-2")).toBeUndefined();
      expect(await store.findOwner("hash-tomas")).toMatchObject({ userId: tomas.id });
    });

    it("remembers when all events changed, and makes no feed of it", async () => {
      const { store } = fixture;
      await store.put(tomas.id, { tokenHash: "hash-tomas", createdAt });
      await store.markChanged(tomas.id, later);
      await store.markChanged(maya.id, later);

      expect(await store.findOwner("hash-tomas")).toEqual({ userId: tomas.id, changedAt: later });
      expect(await store.find(tomas.id)).toEqual({ createdAt });
      expect(await store.find(maya.id)).toBeUndefined();
    });

    it("lists the meals of the person's household, on the first and the last date too", async () => {
      const { store, mealPlans } = fixture;
      const [from, to] = [calendarDate("2026-10-22"), calendarDate("2027-01-14")];
      const plan = (userId: UserId, date: typeof from, [mealTime, recipe]: [MealTime, typeof shakshuka]) =>
        mealPlans.put({ userId, date, mealTime, recipeId: recipe.id, name: addMealTime(recipe.name, mealTime) });
      await plan(maya.id, from, ["Dinner", tomatoSoup]);
      await plan(maya.id, from, ["Lunch", shakshuka]);
      await plan(maya.id, to, ["Snacks", shakshuka]);
      await plan(maya.id, addDays(from, -1), ["Lunch", shakshuka]);
      await plan(maya.id, addDays(to, 1), ["Lunch", shakshuka]);
      await plan(tomas.id, from, ["Breakfast", shakshuka]);

      expect(await store.listMeals(maya.id, { from, to })).toEqual([
        {
          date: from,
          mealTime: "Lunch",
          name: "Lunch: Shakshuka with Feta",
          recipeId: shakshuka.id,
          isLeftovers: false,
          totalMinutes: 30,
          changedAt: expect.any(Date),
        },
        expect.objectContaining({ date: from, mealTime: "Dinner", totalMinutes: 50 }),
        expect.objectContaining({ date: to, mealTime: "Snacks" }),
      ]);
    });

    it("says which meals are leftovers of an earlier one that is still planned", async () => {
      const { store, mealPlans } = fixture;
      const date = calendarDate("2026-06-02");
      const soup = { userId: maya.id, recipeId: tomatoSoup.id, name: addMealTime(tomatoSoup.name, "Lunch") };
      const cooked = { date, mealTime: "Lunch" } as const;
      await mealPlans.put({ ...soup, ...cooked });
      const eaten = { date: addDays(date, 1), mealTime: "Lunch" } as const;
      await mealPlans.put({ ...soup, ...eaten, leftoversOf: { ...cooked, keepsDays: 3 } });
      const listed = async () =>
        (await store.listMeals(maya.id, { from: eaten.date, to: eaten.date })).map(({ isLeftovers }) => isLeftovers);
      expect(await listed()).toEqual([true]);

      await mealPlans.remove({ userId: maya.id, ...cooked });

      expect(await listed()).toEqual([false]);
    });
  },
);
