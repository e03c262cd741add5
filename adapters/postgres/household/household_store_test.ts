import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person, UserId } from "../../../core/account/mod.ts";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { householdStoreContract } from "../../contracts/household/household_store_contract.ts";
import { ingeborg, kwame, maya, priya, shakshuka, tomas, tomatoSoup, yuki } from "../../memory/people_and_recipes.ts";
import { PostgresMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { down, up } from "../migrations/20261124_01_household.ts";
import { down as withoutPantry } from "../migrations/20261125_02_pantry.ts";
import { down as withoutLists } from "../migrations/20261125_03_shopping_list.ts";
import { down as withoutTemplates } from "../migrations/20261126_07_week_templates.ts";
import { PostgresPersonData } from "../personal_data/person_data.ts";
import { databaseForFile, freshDatabase } from "../testing/fresh_database.ts";
import { PostgresHouseholdStore } from "./household_store.ts";

const people = [maya, tomas, ingeborg, priya, kwame, yuki];
const now = new Date("2026-11-19T12:00:00Z");
const expiresAt = new Date("2026-11-26T12:00:00Z");
const week = weekOf(calendarDate("2026-11-19"));
const from = week.monday;

const database = databaseForFile({ people, recipes: [shakshuka, tomatoSoup] });
let households: PostgresHouseholdStore;
let plans: PostgresMealPlanStore;

beforeAll(async () => {
  households = new PostgresHouseholdStore(database.knex);
  plans = new PostgresMealPlanStore(database.knex);
});

/** Everyone lives alone and has planned nothing. */
async function clear(): Promise<void> {
  await database.knex.raw(`
    TRUNCATE household CASCADE;
    WITH numbered AS MATERIALIZED (SELECT id, nextval('household_id_seq') AS household_id FROM person),
      made AS (INSERT INTO household (id) OVERRIDING SYSTEM VALUE SELECT household_id FROM numbered)
    INSERT INTO household_member (user_id, household_id) SELECT id, household_id FROM numbered`);
}

householdStoreContract("Postgres", async () => ({ households, plans, clear }));

async function invite({ id }: Person, tokenHash: string): Promise<void> {
  await households.invite(id, { tokenHash, createdAt: now, expiresAt }, 5);
}

function join({ id }: Person, tokenHash: string, maxMembers = 12) {
  return households.join(id, { tokenHash, now, from, bringPlan: true, maxMembers });
}

function plan({ id: userId }: Person, recipe = shakshuka) {
  return plans.put({ userId, date: from, mealTime: "Lunch", recipeId: recipe.id, name: `Lunch: ${recipe.name}` });
}

async function liveTogether(...others: Person[]): Promise<void> {
  for (const person of others) {
    await invite(maya, `for ${person.id}`);
    await join(person, `for ${person.id}`);
  }
}

async function membersOf({ id }: Pick<Person, "id">): Promise<UserId[] | undefined> {
  return (await households.find(id, now))?.members.map((member) => member.id).toSorted((a, b) => a - b);
}

/** Invariants. */
async function expectSound(): Promise<void> {
  const { rows } = await database.knex.raw<{ rows: unknown[] }>(`
    SELECT 'empty household', id FROM household WHERE id NOT IN (SELECT household_id FROM household_member)
    UNION ALL SELECT 'person without household', id FROM person WHERE id NOT IN (SELECT user_id FROM household_member)
    UNION ALL SELECT 'meal of a person who left', planned_meal.user_id FROM planned_meal
      LEFT JOIN household_member USING (household_id, user_id)
      WHERE planned_meal.user_id IS NOT NULL AND household_member.user_id IS NULL`);
  expect(rows).toEqual([]);
}

describe("at the same time", () => {
  beforeEach(clear);

  it("two people join with one invitation, and one of them succeeds", async () => {
    await invite(maya, "for one");
    const outcomes = await Promise.all([tomas, ingeborg, priya, kwame].map((person) => join(person, "for one")));

    expect(outcomes.filter((outcome) => outcome === "unknown")).toHaveLength(3);
    expect(await membersOf(maya)).toHaveLength(2);
    await expectSound();
  });

  it("several people join, each with an invitation, up to the limit of members", async () => {
    const invited = [tomas, ingeborg, priya, kwame];
    for (const { id } of invited) await invite(maya, `for ${id}`);
    const outcomes = await Promise.all(invited.map((person) => join(person, `for ${person.id}`, 3)));

    expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(2);
    expect(await membersOf(maya)).toHaveLength(3);
    await expectSound();
  });

  it("two people join each other, and one of them does", async () => {
    await invite(maya, "to Maya");
    await invite(tomas, "to Tomás");
    const outcomes = await Promise.all([join(tomas, "to Maya"), join(maya, "to Tomás")]);

    // The second one's household is the first one's by then, or gone.
    expect(outcomes.filter((outcome) => typeof outcome === "object")).toHaveLength(1);
    expect(await membersOf(maya)).toEqual([maya.id, tomas.id]);
    await expectSound();
  });

  it("all members leave, and each lives alone", async () => {
    await liveTogether(tomas, ingeborg);
    await plan(tomas);
    await Promise.all([maya, tomas, ingeborg].map(({ id }) => households.leave(id, { from })));

    for (const person of [maya, tomas, ingeborg]) {
      expect(await membersOf(person)).toEqual([person.id]);
      expect(await plans.listWeek(person.id, week)).toHaveLength(1);
    }
    await expectSound();
  });

  it("one leaves and is removed, which has the effect of one of the two", async () => {
    await liveTogether(tomas);
    const [left, removed] = await Promise.all([
      households.leave(tomas.id, { from }),
      households.removeMember(maya.id, { id: tomas.id, from }),
    ]);

    expect(left.length + (removed?.length ?? 0)).toBe(2);
    expect([await membersOf(maya), await membersOf(tomas)]).toEqual([[maya.id], [tomas.id]]);
    await expectSound();
  });

  it("two members remove each other, and one of them does", async () => {
    await liveTogether(tomas);
    const outcomes = await Promise.all([
      households.removeMember(maya.id, { id: tomas.id, from }),
      households.removeMember(tomas.id, { id: maya.id, from }),
    ]);

    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(await membersOf(maya)).toEqual([maya.id]);
    await expectSound();
  });

  it("members plan the same meal, and both read one result, with a version for each change", async () => {
    await liveTogether(tomas);
    const before = (await households.find(maya.id, now))?.version ?? 0;
    const changes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? plan(maya) : plan(tomas, tomatoSoup))),
    );

    expect(changes.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => before + n + 1),
    );
    const last = changes.find(({ version }) => version === before + 20);
    const [mine, theirs] = [await plans.listWeek(maya.id, week), await plans.listWeek(tomas.id, week)];
    expect(mine).toMatchObject([{ recipeId: last?.by === maya.id ? shakshuka.id : tomatoSoup.id }]);
    expect(theirs).toMatchObject([{ recipeId: mine[0]?.recipeId }]);
    await expectSound();
  });

  it("a person plans while they leave and come back, and no meal is lost", async () => {
    for (let round = 0; round < 2; round += 1) {
      await clear();
      await liveTogether(tomas);
      await Promise.all([households.leave(tomas.id, { from }), plan(tomas), plan(maya, tomatoSoup)]);

      expect(await plans.listWeek(tomas.id, week)).toHaveLength(1);
      await expectSound();
      await invite(maya, "again");
      await Promise.all([join(tomas, "again"), plan(tomas), plan(maya)]);
      expect(await plans.listWeek(maya.id, week)).toHaveLength(1);
      await expectSound();
    }
  });

  it("one deletes their account while others plan, leave and join", async () => {
    const data = new PostgresPersonData(database.knex);
    await liveTogether(tomas, yuki);
    await plan(yuki);
    await invite(maya, "for Priya");
    const [removed] = await Promise.all([
      data.remove(yuki.identityId, { at: now }),
      plan(maya, tomatoSoup),
      households.leave(tomas.id, { from }),
      join(priya, "for Priya"),
    ]);

    expect(removed?.householdChange).toMatchObject({ kind: "members", by: yuki.id });
    expect(await membersOf(maya)).toEqual([maya.id, priya.id]);
    expect(await plans.listWeek(maya.id, week)).toHaveLength(1);
    await expectSound();
  });
});

describe("for the version before, which does not know of households", () => {
  beforeEach(clear);

  const insert = ({ id }: Person, recipe = shakshuka) =>
    database
      .knex("planned_meal")
      .insert({ user_id: id, date: from, meal_time: "Lunch", recipe_id: recipe.id, name: `Lunch: ${recipe.name}` })
      .onConflict(["user_id", "date", "meal_time"])
      .merge(["recipe_id", "name"]);

  it("plans for the household, and replaces the meal of another member", async () => {
    await liveTogether(tomas);
    const before = (await households.find(maya.id, now))?.version ?? 0;
    await plan(maya);
    await insert(tomas);
    await insert(tomas, tomatoSoup);

    expect(await plans.listWeek(maya.id, week)).toMatchObject([{ recipeId: tomatoSoup.id }]);
    expect((await households.find(maya.id, now))?.version).toBe(before + 3);
    await expectSound();
  });

  it("gives a new person a household, and deletes it with the account", async () => {
    const count = async () => (await database.knex("household")).length;
    const before = await count();
    await database.knex("person").insert({ identity_id: "identity-olu", full_name: "Olu Ade" });
    expect(await count()).toBe(before + 1);
    await expectSound();
    await database.knex("person").where({ identity_id: "identity-olu" }).delete();
    expect(await count()).toBe(before);
    await expectSound();
  });
});

it("migrates people and their plans, each into a household of their own, and back", async () => {
  const old = await freshDatabase({ people: [maya], recipes: [shakshuka] });
  try {
    const { knex } = old;
    // The latest first.
    for (const each of [withoutTemplates, withoutLists, withoutPantry, down]) await knex.transaction(each);
    await knex("person").insert({ identity_id: "identity-olu", full_name: "Olu Ade" });
    const ids: UserId[] = await knex("person").orderBy("id").pluck("id");
    const meal = { date: from, meal_time: "Lunch", recipe_id: shakshuka.id, name: `Lunch: ${shakshuka.name}` };
    await knex("planned_meal").insert(ids.map((id) => ({ user_id: id, ...meal })));
    await knex.transaction(up);

    const migrated = new PostgresHouseholdStore(knex);
    for (const id of ids) {
      expect(await migrated.find(id, now)).toMatchObject({ version: 0, members: [{ id, portions: 1 }] });
      expect(await new PostgresMealPlanStore(knex).listWeek(id, week)).toHaveLength(1);
    }
    expect(await knex("household")).toHaveLength(2);
    await knex.transaction(down);
    expect(await knex("planned_meal").orderBy("user_id").pluck("user_id")).toEqual(ids);
  } finally {
    await old.drop();
  }
});
