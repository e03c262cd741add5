import { beforeEach, expect, it } from "vitest";
import type { Person } from "../../../core/account/mod.ts";
import type { Household, HouseholdStore } from "../../../core/household/mod.ts";
import { addMealTime, type MealPlanStore, type MealTime, weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays, calendarDate } from "../../../core/shared/mod.ts";
import { ingeborg, maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: the stores of households and plans; `clear` makes Maya, Tomás and Ingeborg live alone. */
interface HouseholdStoreFixture extends ContractFixture {
  readonly households: HouseholdStore;
  readonly plans: MealPlanStore;
}

const now = new Date("2026-11-19T12:00:00Z");
const expiresAt = new Date("2026-11-26T12:00:00Z");
const week = weekOf(calendarDate("2026-11-19"));
const from = week.monday;
const lastWeek = weekOf(addDays(week.monday, -7));

/** The contract of {@linkcode HouseholdStore}, run for every adapter. */
export const householdStoreContract = contract<HouseholdStoreFixture>("HouseholdStore", (fixture) => {
  let { households, plans } = {} as HouseholdStoreFixture;

  beforeEach(async () => {
    ({ households, plans } = fixture);
  });

  async function householdOf({ id }: Person): Promise<Household> {
    const household = await households.find(id, now);
    if (!household) throw new Error(`Person ${id} has no household`);
    return household;
  }

  async function invite({ id }: Person, tokenHash: string, max = 5) {
    return await households.invite(id, { tokenHash, createdAt: now, expiresAt }, max);
  }

  async function join({ id }: Person, tokenHash: string, { bringPlan = false, maxMembers = 12, at = now } = {}) {
    return await households.join(id, { tokenHash, now: at, from, bringPlan, maxMembers });
  }

  /** Tomás joins Maya. */
  async function liveTogether(): Promise<void> {
    await invite(maya, "for Tomás");
    await join(tomas, "for Tomás");
  }

  async function plan({ id: userId }: Person, mealTime: MealTime, { recipe = shakshuka, date = from } = {}) {
    const name = addMealTime(recipe.name, mealTime);
    return await plans.put({ userId, date, mealTime, recipeId: recipe.id, name });
  }

  async function meals({ id }: Person, of = week): Promise<string[]> {
    return (await plans.listWeek(id, of)).map(({ name }) => name);
  }

  // #household-one
  it("has a household for every person from the start, and none for a stranger", async () => {
    const mine = await householdOf(maya);

    expect(mine).toEqual({
      id: mine.id,
      name: undefined,
      version: 0,
      members: [{ id: maya.id, name: "Maya Lindqvist", portions: 1, joinedAt: expect.any(Date) }],
      invitations: [],
    });
    expect((await householdOf(tomas)).id).not.toBe(mine.id);
    expect(await households.find(999 as typeof maya.id, now)).toBeUndefined();
  });

  it("is renamed, and counts every change", async () => {
    const { id } = await householdOf(maya);

    expect(await households.rename(maya.id, "The Lindqvists")).toEqual({
      householdId: id,
      version: 1,
      kind: "household",
      by: maya.id,
    });
    expect(await plan(maya, "Lunch")).toMatchObject({ householdId: id, version: 2, kind: "mealPlanned" });
    expect(await householdOf(maya)).toMatchObject({ name: "The Lindqvists", version: 2 });
    await households.rename(maya.id, undefined);
    expect(await householdOf(maya)).toMatchObject({ name: undefined, version: 3 });
  });

  it("is joined with an invitation, which can be used once", async () => {
    await households.rename(maya.id, "The Lindqvists");
    const invited = await invite(maya, "for Tomás");
    const { id } = await householdOf(maya);
    expect((await householdOf(maya)).invitations).toEqual([
      { id: invited?.id, createdBy: { id: maya.id, name: "Maya Lindqvist" }, expiresAt },
    ]);

    // Tomás's own household is left empty, so no one learns of it.
    expect(await join(tomas, "for Tomás")).toEqual({
      changes: [{ householdId: id, version: 3, kind: "members", by: tomas.id }],
    });
    expect(await householdOf(tomas)).toEqual({
      id,
      name: "The Lindqvists",
      version: 3,
      members: [
        { id: maya.id, name: "Maya Lindqvist", portions: 1, joinedAt: expect.any(Date) },
        { id: tomas.id, name: "Tomás Herrera", portions: 1, joinedAt: expect.any(Date) },
      ],
      invitations: [],
    });
    expect(await join(ingeborg, "for Tomás")).toBe("unknown");
    expect((await householdOf(ingeborg)).id).not.toBe(id);
  });

  it("refuses unknown, revoked and expired invitations, members, and a person too many", async () => {
    const invited = await invite(maya, "revoked");
    expect(await households.revoke(tomas.id, invited?.id ?? 0, now)).toBeUndefined();
    expect(await households.revoke(maya.id, invited?.id ?? 0, now)).toMatchObject({ version: 2, kind: "household" });
    expect(await households.revoke(maya.id, invited?.id ?? 0, now)).toBeUndefined();
    await invite(maya, "open");

    expect(await join(tomas, "never made")).toBe("unknown");
    expect(await join(tomas, "revoked")).toBe("unknown");
    expect(await join(tomas, "open", { at: expiresAt })).toBe("unknown");
    expect(await join(maya, "open")).toBe("joined");
    expect(await join(tomas, "open", { maxMembers: 1 })).toBe("full");
    expect(await join(tomas, "open")).toMatchObject({ changes: [{ by: tomas.id }] });
  });

  it("has a maximum of open invitations; expired ones do not count", async () => {
    const tomorrow = new Date("2026-11-20T12:00:00Z");
    await households.invite(maya.id, { tokenHash: "short", createdAt: now, expiresAt: tomorrow }, 2);
    await invite(maya, "long");

    expect(await invite(maya, "third", 2)).toBeUndefined();
    expect((await householdOf(maya)).invitations).toHaveLength(2);
    expect(await households.invite(maya.id, { tokenHash: "third", createdAt: tomorrow, expiresAt }, 2)).toMatchObject({
      change: { kind: "household" },
    });
    expect(await join(tomas, "short")).toBe("unknown");
  });

  // #household-shares
  it("plans together: each sees, replaces and clears the meals of the others", async () => {
    await liveTogether();
    await plan(maya, "Lunch");
    await plan(tomas, "Lunch", { recipe: tomatoSoup });
    await plan(tomas, "Dinner");

    const together = ["Lunch: Roasted Tomato Soup with Basil", "Dinner: Shakshuka with Feta"];
    expect([await meals(maya), await meals(tomas)]).toEqual([together, together]);
    expect(await plans.remove({ userId: maya.id, date: from, mealTime: "Dinner" })).toMatchObject({ by: maya.id });
    expect(await meals(tomas)).toEqual(together.slice(0, 1));
    expect(await meals(ingeborg)).toEqual([]);
  });

  it("shows an invited person what joining means, and uses nothing", async () => {
    await plan(maya, "Lunch");
    await plan(tomas, "Lunch", { recipe: tomatoSoup });
    await plan(tomas, "Dinner");
    await plan(tomas, "Snacks", { date: lastWeek.sunday });
    await invite(maya, "for Tomás");
    const preview = (person: Person, tokenHash = "for Tomás", at = now) =>
      households.preview(person.id, { tokenHash, now: at, from });

    expect(await preview(tomas)).toEqual({
      name: undefined,
      invitedBy: { id: maya.id, name: "Maya Lindqvist" },
      memberCount: 1,
      ownMeals: 2,
      takenSlots: 1,
    });
    expect(await preview(ingeborg)).toMatchObject({ ownMeals: 0, takenSlots: 0 });
    expect(await preview(tomas, "never made")).toBe("unknown");
    expect(await preview(tomas, "for Tomás", expiresAt)).toBe("unknown");
    expect(await preview(maya)).toBe("joined");
    expect((await householdOf(maya)).invitations).toHaveLength(1);
  });

  it("moves the joining person's meals from this week on into free slots", async () => {
    await plan(maya, "Lunch");
    await plan(tomas, "Lunch", { recipe: tomatoSoup });
    await plan(tomas, "Dinner", { recipe: tomatoSoup });
    await plan(tomas, "Snacks", { date: lastWeek.sunday });
    await invite(maya, "for Tomás");
    await join(tomas, "for Tomás", { bringPlan: true });

    expect(await meals(maya)).toEqual(["Lunch: Shakshuka with Feta", "Dinner: Roasted Tomato Soup with Basil"]);
    expect(await meals(tomas, lastWeek)).toEqual([]);
  });

  it("drops them on request", async () => {
    await plan(tomas, "Dinner", { recipe: tomatoSoup });
    await liveTogether();

    expect(await meals(tomas)).toEqual([]);
  });

  it("leaves with a copy of the plan from this week on, and with the own portions", async () => {
    await liveTogether();
    await plan(maya, "Lunch");
    await plan(tomas, "Dinner");
    await plan(tomas, "Dinner", { date: lastWeek.monday });
    await households.setPortions(maya.id, { id: tomas.id, portions: 0.5 });
    await invite(tomas, "of Tomás");
    const { id: shared, version } = await householdOf(maya);

    const changes = await households.leave(tomas.id, { from });

    const alone = await householdOf(tomas);
    expect(alone).toMatchObject({ version: 1, members: [{ id: tomas.id, portions: 0.5 }], invitations: [] });
    expect(changes).toEqual([
      { householdId: shared, version: version + 1, kind: "members", by: tomas.id },
      { householdId: alone.id, version: 1, kind: "members", by: tomas.id },
    ]);
    expect(await join(ingeborg, "of Tomás")).toBe("unknown");
    const both = ["Lunch: Shakshuka with Feta", "Dinner: Shakshuka with Feta"];
    expect([await meals(maya), await meals(tomas)]).toEqual([both, both]);
    expect([await meals(maya, lastWeek), await meals(tomas, lastWeek)]).toEqual([["Dinner: Shakshuka with Feta"], []]);
    await plans.remove({ userId: tomas.id, date: from, mealTime: "Lunch" });
    expect(await meals(maya)).toEqual(both);
  });

  it("copies portions and leftovers with the plan", async () => {
    const eaten = { date: addDays(from, 1), mealTime: "Lunch", portions: 0.5 } as const;
    const leftoversOf = { date: from, mealTime: "Dinner", keepsDays: 3 } as const;
    await plan(tomas, "Dinner");
    await plans.put({ userId: tomas.id, recipeId: shakshuka.id, name: "Lunch: Shakshuka", ...eaten, leftoversOf });
    await invite(maya, "for Tomás");
    await join(tomas, "for Tomás", { bringPlan: true });
    expect(await plans.listWeek(maya.id, week)).toMatchObject([{ mealTime: "Dinner" }, { ...eaten, leftoversOf }]);

    await households.leave(tomas.id, { from });
    expect(await plans.listWeek(tomas.id, week)).toMatchObject([{ mealTime: "Dinner" }, { ...eaten, leftoversOf }]);
  });

  it("changes nothing when a person who lives alone leaves", async () => {
    const before = await householdOf(maya);

    expect(await households.leave(maya.id, { from })).toEqual([]);
    expect(await householdOf(maya)).toEqual(before);
  });

  it("removes another member with a copy of the plan, and no one who is not in it", async () => {
    await liveTogether();
    await plan(maya, "Lunch");

    expect(await households.removeMember(maya.id, { id: ingeborg.id, from })).toBeUndefined();
    expect(await households.removeMember(tomas.id, { id: maya.id, from })).toMatchObject([
      { by: tomas.id },
      { by: tomas.id, version: 1 },
    ]);
    expect((await householdOf(tomas)).members).toMatchObject([{ id: tomas.id }]);
    expect((await householdOf(maya)).members).toMatchObject([{ id: maya.id }]);
    expect([await meals(maya), await meals(tomas)]).toEqual([
      ["Lunch: Shakshuka with Feta"],
      ["Lunch: Shakshuka with Feta"],
    ]);
    expect(await households.removeMember(tomas.id, { id: maya.id, from })).toBeUndefined();
  });

  it("leaves others behind when a member joins another household", async () => {
    await liveTogether();
    await plan(tomas, "Lunch");
    await invite(ingeborg, "for Tomás too");
    const shared = await householdOf(maya);

    const outcome = await join(tomas, "for Tomás too", { bringPlan: true });

    const { id } = await householdOf(ingeborg);
    expect(outcome).toEqual({
      changes: [
        { householdId: shared.id, version: shared.version + 1, kind: "members", by: tomas.id },
        { householdId: id, version: 2, kind: "members", by: tomas.id },
      ],
    });
    const lunch = ["Lunch: Shakshuka with Feta"];
    expect([await meals(maya), await meals(tomas), await meals(ingeborg)]).toEqual([lunch, lunch, lunch]);
    expect((await householdOf(maya)).members).toHaveLength(1);
  });

  it("sets portions of members only", async () => {
    await liveTogether();

    expect(await households.setPortions(tomas.id, { id: maya.id, portions: 1.75 })).toMatchObject({
      kind: "members",
      by: tomas.id,
    });
    expect((await householdOf(maya)).members).toMatchObject([{ portions: 1.75 }, { portions: 1 }]);
    expect(await households.setPortions(ingeborg.id, { id: maya.id, portions: 2 })).toBeUndefined();
  });

  it("returns versions, and the people to notify of a change", async () => {
    await liveTogether();
    const { id: householdId, version } = await householdOf(maya);

    const versions = await households.listVersions([maya.id, tomas.id, ingeborg.id]);
    expect([versions.get(maya.id), versions.get(tomas.id)]).toEqual([
      { householdId, version },
      { householdId, version },
    ]);
    expect(versions.get(ingeborg.id)?.householdId).not.toBe(householdId);
    const { memberIds, byName } = await households.findAudience({ householdId, by: ingeborg.id });
    expect([memberIds.toSorted((a, b) => a - b), byName]).toEqual([[maya.id, tomas.id], "Ingeborg Aas"]);
  });
});
