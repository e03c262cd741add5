import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import { type MemberRules, NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import {
  addMealTime,
  type ExpectedSlot,
  type IdempotentChange,
  type MealPlanStore,
  type MealTime,
  type PlanChange,
  type PlannedMeal,
  type PlanSlot,
  type SlotChange,
  weekOf,
} from "../../../core/meal_plan/mod.ts";
import { addDays, calendarDate, DomainError } from "../../../core/shared/mod.ts";
import { shakshuka, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: a store, and two people in it. */
interface MealPlanStoreFixture extends ContractFixture {
  readonly store: MealPlanStore;
  readonly maya: UserId;
  readonly tomas: UserId;
}

/** The contract of {@linkcode MealPlanStore}, run for every adapter. */
export const mealPlanStoreContract = contract<MealPlanStoreFixture>("MealPlanStore", (fixture) => {
  const week = weekOf(calendarDate("2026-11-19"));
  let meal: (mealTime: MealTime, changes?: Partial<PlannedMeal>) => PlannedMeal;

  beforeAll(async () => {
    meal = (mealTime, changes = {}) => ({
      userId: fixture.maya,
      date: week.monday,
      mealTime,
      recipeId: shakshuka.id,
      name: addMealTime(shakshuka.name, mealTime),
      ...changes,
    });
  });

  it("lists stored meals by date and meal time", async () => {
    const sunday = meal("Breakfast", { date: week.sunday });
    for (const each of [sunday, meal("Snacks"), meal("Breakfast")]) await fixture.store.put(each);

    expect(await fixture.store.listWeek(fixture.maya, week)).toEqual([meal("Breakfast"), meal("Snacks"), sunday]);
  });

  // #plan-slot-replaces
  it("replaces the meal at the same date and meal time", async () => {
    const soup = meal("Dinner", { recipeId: tomatoSoup.id, name: `Dinner: ${tomatoSoup.name}` });
    await fixture.store.put(meal("Dinner"));
    await fixture.store.put(soup);

    expect(await fixture.store.listWeek(fixture.maya, week)).toEqual([soup]);
  });

  // #plan-slot-replaces
  it("has one of a hundred meals stored concurrently", async () => {
    await Promise.all(Array.from({ length: 100 }, () => fixture.store.put(meal("Lunch"))));

    expect(await fixture.store.listWeek(fixture.maya, week)).toEqual([meal("Lunch")]);
  });

  it("separates people and weeks", async () => {
    const nextMonday = meal("Lunch", { date: calendarDate("2026-11-23") });
    await fixture.store.put(nextMonday);
    await fixture.store.put(meal("Lunch", { userId: fixture.tomas }));

    expect(await fixture.store.listWeek(fixture.maya, week)).toEqual([]);
  });

  it("removes a meal, and does nothing when there is none", async () => {
    await fixture.store.put(meal("Lunch"));
    await fixture.store.remove(meal("Lunch"));
    await fixture.store.remove(meal("Lunch"));

    expect(await fixture.store.listWeek(fixture.maya, week)).toEqual([]);
  });

  it("sets portions, which a meal that replaces it does not inherit", async () => {
    const dinner = meal("Dinner", { portions: 1.75 });
    const slot = { userId: fixture.maya, date: week.monday, mealTime: "Dinner" } as const;
    const planned = async () => (await fixture.store.listWeek(fixture.maya, week)).map(({ portions }) => portions);
    const { householdId, version } = await fixture.store.put(dinner);

    expect(await fixture.store.listWeek(fixture.maya, week)).toEqual([dinner]);
    expect(await fixture.store.setPortions({ ...slot, portions: 48 })).toEqual({
      householdId,
      version: version + 1,
      kind: "portionsChanged",
      by: fixture.maya,
      date: week.monday,
      mealTime: "Dinner",
    });
    expect(await planned()).toEqual([48]);
    await fixture.store.setPortions({ ...slot, portions: undefined });
    expect(await planned()).toEqual([undefined]);
    await fixture.store.setPortions({ ...slot, portions: 0.25 });
    await fixture.store.put(meal("Dinner", { recipeId: tomatoSoup.id }));
    expect(await planned()).toEqual([undefined]);
    expect(await fixture.store.setPortions({ ...slot, mealTime: "Lunch", portions: 2 })).toBeUndefined();
  });

  it("notes what was cooked, also where it is moved to, but not of a meal that replaces it", async () => {
    const dinner = { userId: fixture.maya, date: week.monday, mealTime: "Dinner" } as const;
    const cooked = async () => (await fixture.store.listWeek(fixture.maya, week)).map(({ isCooked }) => isCooked);
    const { householdId, version } = await fixture.store.put(meal("Dinner"));

    expect(await fixture.store.setCooked({ ...dinner, isCooked: true })).toEqual({
      householdId,
      version: version + 1,
      kind: "mealCooked",
      by: fixture.maya,
      date: week.monday,
      mealTime: "Dinner",
    });
    expect(await cooked()).toEqual([true]);
    const lunch = { date: week.monday, mealTime: "Lunch" } as const;
    await fixture.store.move({ userId: fixture.maya, recipeId: shakshuka.id, from: dinner, to: lunch });
    expect(await cooked()).toEqual([true]);
    await fixture.store.setCooked({ ...dinner, ...lunch, isCooked: false });
    expect(await cooked()).toEqual([undefined]);
    await fixture.store.setCooked({ ...dinner, ...lunch, isCooked: true });
    await fixture.store.put(meal("Lunch"));
    expect(await cooked()).toEqual([undefined]);
    expect(await fixture.store.setCooked({ ...dinner, isCooked: true })).toBeUndefined();
  });

  describe("moves", () => {
    const from = { date: week.monday, mealTime: "Lunch" } as const;
    const to = { date: addDays(week.monday, 2), mealTime: "Dinner" } as const;
    const move = (recipe = shakshuka) => fixture.store.move({ userId: fixture.maya, recipeId: recipe.id, from, to });

    it("a meal into a free slot, with its portions, and names both slots", async () => {
      const { householdId, version } = await fixture.store.put(meal("Lunch", { portions: 3 }));

      expect(await move()).toEqual({
        householdId,
        version: version + 1,
        kind: "mealMoved",
        by: fixture.maya,
        ...to,
        moved: { recipeId: shakshuka.id, from },
      });
      expect(await fixture.store.listWeek(fixture.maya, week)).toEqual([meal("Dinner", { ...to, portions: 3 })]);
    });

    it("two meals, which swap their slots", async () => {
      await fixture.store.put(meal("Lunch", { portions: 3 }));
      await fixture.store.put(meal("Dinner", { ...to, recipeId: tomatoSoup.id, name: `Dinner: ${tomatoSoup.name}` }));
      await move();

      expect(await fixture.store.listWeek(fixture.maya, week)).toEqual([
        meal("Lunch", { recipeId: tomatoSoup.id, name: `Lunch: ${tomatoSoup.name}` }),
        meal("Dinner", { ...to, portions: 3 }),
      ]);
    });

    it("nothing if the slot is empty or has another recipe", async () => {
      expect(await move()).toBeUndefined();
      await fixture.store.put(meal("Lunch"));
      expect(await move(tomatoSoup)).toBeUndefined();

      expect(await fixture.store.listWeek(fixture.maya, week)).toEqual([meal("Lunch")]);
    });

    it("a meal once, if it is moved to several slots at the same time", async () => {
      await fixture.store.put(meal("Lunch"));
      const moves = await Promise.all(
        [1, 2, 3, 4].map((days) =>
          fixture.store.move({
            userId: fixture.maya,
            recipeId: shakshuka.id,
            from,
            to: { date: addDays(week.monday, days), mealTime: "Lunch" },
          }),
        ),
      );

      const moved = moves.filter((change) => change !== undefined);
      expect(moved).toHaveLength(1);
      expect(await fixture.store.listWeek(fixture.maya, week)).toEqual(
        moved.map(({ date }) => meal("Lunch", { date })),
      );
    });
  });

  describe("changes of several slots", () => {
    const lunch = { date: week.monday, mealTime: "Lunch" } as const;
    const dinner = { date: week.monday, mealTime: "Dinner" } as const;
    const tuesday = { date: addDays(week.monday, 1), mealTime: "Lunch" } as const;
    const expected = { recipeId: shakshuka.id };
    const ofDinner = { ...dinner, keepsDays: 2 };
    const dish = (mealTime: MealTime) => ({ recipeId: shakshuka.id, name: addMealTime(shakshuka.name, mealTime) });
    const leftovers = { ...dish("Lunch"), leftoversOf: ofDinner, portions: 2 };
    const fill: SlotChange[] = [
      { ...dinner, from: undefined, to: dish("Dinner") },
      { ...tuesday, from: undefined, to: leftovers },
    ];
    const undo = fill.map(({ to, ...slot }) => ({ ...slot, from: to, to: undefined }));
    const list = () => fixture.store.listWeek(fixture.maya, week);
    let household: { householdId: number; version: number };

    beforeEach(async () => {
      household = await fixture.store.put(meal("Lunch", { recipeId: tomatoSoup.id }));
    });

    const change = (changes: readonly SlotChange[]) =>
      fixture.store.changeSlots({ userId: fixture.maya, householdId: household.householdId, changes });

    it("are stored as one change, and undone as one", async () => {
      const { householdId, version } = household;
      const common = { householdId, by: fixture.maya, ...dinner };
      const before = await list();

      expect(await change(fill)).toEqual({ change: { ...common, kind: "weekFilled", version: version + 1 } });
      expect(await list()).toEqual([...before, meal("Dinner"), meal("Lunch", { ...tuesday, ...leftovers })]);
      expect(await change(undo)).toEqual({ change: { ...common, kind: "weekCleared", version: version + 2 } });
      expect(await list()).toEqual(before);
    });

    it("replace a meal that is as expected, with its portions", async () => {
      const soup = { recipeId: tomatoSoup.id, name: `Lunch: ${tomatoSoup.name}`, portions: 3 };
      expect(await change([{ ...lunch, from: { recipeId: tomatoSoup.id }, to: soup }])).toHaveProperty("change");
      expect(await list()).toEqual([meal("Lunch", soup)]);
    });

    it("are refused, all of them, if a slot is not as expected", async () => {
      await change(fill);
      const planned = await list();
      const refusals: [SlotChange, PlanSlot][] = [
        [{ ...lunch, from: undefined, to: undefined }, lunch],
        [{ ...lunch, from: expected, to: undefined }, lunch],
        [{ ...lunch, from: { recipeId: tomatoSoup.id, portions: 2 }, to: undefined }, lunch],
        [{ ...tuesday, from: { ...expected, portions: 2 }, to: undefined }, tuesday],
        [{ ...tuesday, from: { ...expected, portions: 2, leftoversOf: lunch }, to: undefined }, tuesday],
        [
          { ...tuesday, mealTime: "Dinner", from: expected, to: undefined },
          { ...tuesday, mealTime: "Dinner" },
        ],
      ];
      const free = { ...tuesday, mealTime: "Snacks", from: undefined, to: dish("Snacks") } as const;
      for (const [refused, slot] of refusals) expect(await change([free, refused])).toEqual({ refused: [slot] });

      await fixture.store.setCooked({ userId: fixture.maya, ...dinner, isCooked: true });
      expect(await change(undo)).toEqual({ refused: [dinner] });
      await fixture.store.setCooked({ userId: fixture.maya, ...dinner, isCooked: false });
      expect(await list()).toEqual(planned);
    });

    it("are refused if leftovers are of what is not cooked, or do not keep", async () => {
      const eaten = { ...tuesday, from: undefined, to: leftovers };
      const late = { ...eaten, date: addDays(week.monday, 3) };
      const soup = { ...dinner, from: undefined, to: { recipeId: tomatoSoup.id, name: "Dinner: Soup" } };

      expect(await change([eaten])).toEqual({ refused: [tuesday] });
      expect(await change([eaten, soup])).toEqual({ refused: [tuesday] });
      await fixture.store.put(meal("Dinner"));
      expect(await change([late])).toEqual({ refused: [{ ...tuesday, date: late.date }] });
      expect(await change([eaten])).toHaveProperty("change");
    });

    it("let a meal count as cooked whose leftovers they plan", async () => {
      await fixture.store.put(meal("Dinner", { leftoversOf: { ...lunch, keepsDays: 2 } }));
      await change([{ ...tuesday, from: undefined, to: leftovers }]);
      await fixture.store.put(meal("Lunch"));

      expect((await list()).map(({ leftoversOf }) => leftoversOf)).toEqual([undefined, undefined, ofDinner]);
    });

    it("are refused by a check of the members' food rules, which changes nothing", async () => {
      const before = await list();
      const check = (members: readonly MemberRules[]) => {
        expect(members).toMatchObject([{ person: { id: fixture.maya }, rules: NO_FOOD_RULES }]);
        throw new DomainError("food_rules_broken", "Cannot plan Shakshuka");
      };
      const { householdId } = household;
      await expect(
        fixture.store.changeSlots({ userId: fixture.maya, householdId, changes: fill, check }),
      ).rejects.toMatchObject({ code: "food_rules_broken" });
      expect(await list()).toEqual(before);
    });

    it("are refused for another household's plan", async () => {
      const householdId = household.householdId + 1_000;
      const changes = { userId: fixture.maya, householdId, changes: fill };
      expect(await fixture.store.changeSlots(changes)).toEqual({ refused: [] });
    });

    it("are stored once, if the same ones are made at the same time", async () => {
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => change(fill)));

      expect(outcomes.filter((outcome) => "change" in outcome)).toHaveLength(1);
      const refused = { refused: [dinner, tuesday] };
      expect(outcomes.filter((outcome) => "refused" in outcome)).toEqual([refused, refused, refused]);
      expect(await list()).toHaveLength(3);
    });
  });

  describe("sent changes", () => {
    const lunch = { date: week.monday, mealTime: "Lunch" } as const;
    const dinner = { date: week.monday, mealTime: "Dinner" } as const;
    const soup = (portions?: number) => meal("Lunch", { recipeId: tomatoSoup.id, name: "Lunch: Soup", portions });
    const soupDish = { recipeId: tomatoSoup.id };
    const list = () => fixture.store.listWeek(fixture.maya, week);
    const expected = (slots: readonly ExpectedSlot[], householdId?: number): IdempotentChange => ({
      expected: { householdId, slots },
    });
    const clear = (idempotency: IdempotentChange) =>
      fixture.store.remove({ userId: fixture.maya, ...lunch }, idempotency);
    const portions = (value: number, idempotency: IdempotentChange) =>
      fixture.store.setPortions({ userId: fixture.maya, ...lunch, portions: value }, idempotency);
    const swap = (idempotency: IdempotentChange) =>
      fixture.store.move({ userId: fixture.maya, recipeId: tomatoSoup.id, from: lunch, to: dinner }, idempotency);

    it("are made once, with the same result, whatever was planned meanwhile", async () => {
      const changes = [
        () => fixture.store.put(soup(), { idempotencyKey: "put" }),
        () => portions(3, { idempotencyKey: "portions" }),
        () => swap({ idempotencyKey: "move" }),
        () => fixture.store.remove({ userId: fixture.maya, ...dinner }, { idempotencyKey: "clear" }),
      ];
      const results: unknown[] = [];
      for (const make of changes) results.push(await make());
      await fixture.store.put(soup(2));

      const { householdId, version } = results[0] as PlanChange;
      expect(results).toMatchObject([0, 1, 2, 3].map((more) => ({ householdId, version: version + more })));
      for (const [i, make] of changes.entries()) expect(await make()).toEqual(results[i]);
      expect(await list()).toEqual([soup(2)]);
    });

    it("are made once if they are sent several times at once", async () => {
      const sending = [1, 2, 3, 4, 5].map(() => fixture.store.put(soup(), { idempotencyKey: "again" }));
      const versions = (await Promise.all(sending)).map(({ version }) => version);
      expect(new Set(versions).size).toBe(1);
    });

    it("are each person's own, and made again once they are forgotten", async () => {
      const { version } = await fixture.store.put(soup(), { idempotencyKey: "mine" });
      await fixture.store.put({ ...soup(), userId: fixture.tomas }, { idempotencyKey: "mine" });
      expect(await fixture.store.listWeek(fixture.tomas, week)).toHaveLength(1);

      const aMinuteMs = 60_000;
      await fixture.store.removeIdempotencyKeys({ before: new Date(Date.now() - aMinuteMs) });
      expect(await fixture.store.put(soup(), { idempotencyKey: "mine" })).toMatchObject({ version });
      await fixture.store.removeIdempotencyKeys({ before: new Date(Date.now() + aMinuteMs) });
      expect(await fixture.store.put(soup(), { idempotencyKey: "mine" })).toMatchObject({ version: version + 1 });
    });

    it("are made if the slots have what the person saw", async () => {
      const { householdId } = await fixture.store.put(soup());
      await portions(2, expected([{ ...lunch, from: soupDish, to: { ...soupDish, portions: 2 } }], householdId));
      expect(await list()).toEqual([soup(2)]);
      await swap(
        expected([
          { ...lunch, from: { ...soupDish, portions: 2 }, to: undefined },
          { ...dinner, from: undefined, to: { ...soupDish, portions: 2 } },
        ]),
      );
      expect(await list()).toMatchObject([{ mealTime: "Dinner", portions: 2 }]);
      await fixture.store.put(soup(), expected([{ ...lunch, from: undefined, to: soupDish }]));
      await clear(expected([{ ...lunch, from: soupDish, to: undefined }]));
      expect(await list()).toMatchObject([{ mealTime: "Dinner" }]);
    });

    it("change nothing if the plan has them already", async () => {
      const shakshukaInstead = { ...lunch, from: { recipeId: shakshuka.id }, to: soupDish };
      const { version } = await fixture.store.put(soup());
      await fixture.store.setCooked({ userId: fixture.maya, ...lunch, isCooked: true });
      const already = { version: version + 1 };
      expect(await fixture.store.put(soup(), expected([shakshukaInstead]))).toMatchObject(already);
      expect(await list()).toMatchObject([{ isCooked: true }]);
      expect(await swap(expected([shakshukaInstead]))).toMatchObject({ ...already, kind: "mealMoved" });
      await fixture.store.remove({ userId: fixture.maya, ...lunch });
      expect(await clear({ idempotencyKey: "clear" })).toMatchObject({ version: version + 2, kind: "mealCleared" });
      await fixture.store.put(soup());
      await clear({ idempotencyKey: "clear" });
      expect(await list()).toEqual([soup()]);
    });

    it("are refused, and not remembered, if a slot has something else", async () => {
      await fixture.store.put(soup());
      const free = { ...dinner, from: undefined, to: undefined };
      const notFree = { ...lunch, from: undefined, to: { recipeId: shakshuka.id } };
      const refusal = { code: "slot_changed", message: "Monday's Lunch was changed meanwhile and stays so." };
      const idempotency = { idempotencyKey: "refused", ...expected([free, notFree]) };
      await expect(fixture.store.put(meal("Lunch"), idempotency)).rejects.toMatchObject(refusal);
      await fixture.store.put(soup(3));
      await expect(portions(2, expected([{ ...lunch, from: soupDish, to: undefined }]))).rejects.toMatchObject(refusal);
      await expect(swap(expected([{ ...lunch, from: soupDish, to: undefined }]))).rejects.toMatchObject(refusal);
      expect(await list()).toEqual([soup(3)]);

      await fixture.store.put(meal("Lunch"), { idempotencyKey: "refused" });
      expect(await list()).toEqual([meal("Lunch")]);
    });

    it("are refused for another household's plan", async () => {
      const { householdId } = await fixture.store.put(soup());
      const other = expected([{ ...lunch, from: soupDish, to: undefined }], householdId + 1_000);
      await expect(clear(other)).rejects.toMatchObject({ code: "household_changed" });
      expect(await list()).toEqual([soup()]);
    });

    it("of one slot as expected are made one of many at once", async () => {
      const { version } = await fixture.store.put(soup());
      const outcomes = await Promise.allSettled(
        [2, 3, 4, 5].map((value) =>
          portions(value, expected([{ ...lunch, from: soupDish, to: { ...soupDish, portions: value } }])),
        ),
      );
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toMatchObject([
        { value: { version: version + 1 } },
      ]);
    });
  });

  describe("leftovers", () => {
    const monday = { date: week.monday, mealTime: "Dinner" } as const;
    const leftoversOf = { ...monday, keepsDays: 2 };
    const wednesday = { date: addDays(week.monday, 2), mealTime: "Dinner" } as const;
    const listed = async () =>
      (await fixture.store.listWeek(fixture.maya, week)).map(
        ({ date, mealTime, leftoversOf: of }) => `${date} ${mealTime}${of ? ` of ${of.date} ${of.mealTime}` : ""}`,
      );
    const move = (slots: { from: PlanSlot; to: PlanSlot }) =>
      fixture.store.move({ userId: fixture.maya, recipeId: shakshuka.id, ...slots });
    const cooked = "2026-11-16 Dinner";
    const eaten = "2026-11-18 Dinner";

    beforeEach(async () => {
      await fixture.store.put(meal("Dinner"));
      await fixture.store.put(meal("Dinner", { ...wednesday, leftoversOf, portions: 2 }));
    });

    it("name the slot in which they are cooked", async () => {
      expect(await fixture.store.listWeek(fixture.maya, week)).toEqual([
        meal("Dinner"),
        meal("Dinner", { ...wednesday, leftoversOf, portions: 2 }),
      ]);
    });

    it("are cooked if the earlier meal is cleared, until that is undone", async () => {
      await fixture.store.remove(meal("Dinner"));
      expect(await listed()).toEqual([eaten]);

      await fixture.store.put(meal("Dinner"));
      expect(await listed()).toEqual([cooked, `${eaten} of ${cooked}`]);
    });

    it("are cooked if either meal is replaced", async () => {
      await fixture.store.put(meal("Dinner", { recipeId: tomatoSoup.id }));
      expect(await listed()).toEqual([cooked, eaten]);

      await fixture.store.put(meal("Dinner"));
      await fixture.store.put(meal("Dinner", wednesday));
      expect(await listed()).toEqual([cooked, eaten]);
    });

    it("follow the meal that is cooked, as long as it is earlier and keeps", async () => {
      const tuesday = { date: addDays(week.monday, 1), mealTime: "Lunch" } as const;
      const tooLate = { ...wednesday, mealTime: "Snacks" } as const;
      const tooEarly = { date: addDays(week.monday, -1), mealTime: "Lunch" } as const;

      await move({ from: monday, to: tuesday });
      expect(await listed()).toEqual(["2026-11-17 Lunch", `${eaten} of 2026-11-17 Lunch`]);
      await move({ from: tuesday, to: tooLate });
      expect(await listed()).toEqual([eaten, "2026-11-18 Snacks"]);
      await move({ from: tooLate, to: tooEarly });
      expect(await listed()).toEqual([eaten]);
      await move({ from: tooEarly, to: monday });
      expect(await listed()).toEqual([cooked, `${eaten} of ${cooked}`]);
    });

    it("can be moved themselves, and swap with the meal that is cooked and back", async () => {
      const tuesday = { date: addDays(week.monday, 1), mealTime: "Lunch" } as const;
      await move({ from: wednesday, to: tuesday });
      expect(await listed()).toEqual([cooked, `2026-11-17 Lunch of ${cooked}`]);

      await move({ from: tuesday, to: monday });
      expect(await listed()).toEqual([cooked, "2026-11-17 Lunch"]);
      await move({ from: monday, to: tuesday });
      expect(await listed()).toEqual([cooked, `2026-11-17 Lunch of ${cooked}`]);
    });

    it("have no leftovers, unless they are cooked themselves", async () => {
      const thursday = { date: addDays(week.monday, 3), mealTime: "Lunch" } as const;
      const ofWednesday = meal("Lunch", { ...thursday, leftoversOf: { ...wednesday, keepsDays: 4 } });
      await fixture.store.remove(meal("Dinner"));
      await fixture.store.put(ofWednesday);
      expect(await listed()).toEqual([eaten, `2026-11-19 Lunch of ${eaten}`]);

      await fixture.store.put(meal("Dinner"));
      expect(await listed()).toEqual([cooked, eaten, `2026-11-19 Lunch of ${eaten}`]);
      await fixture.store.put(meal("Dinner", { ...wednesday, leftoversOf }));
      expect(await listed()).toEqual([cooked, `${eaten} of ${cooked}`, "2026-11-19 Lunch"]);
    });
  });
});
