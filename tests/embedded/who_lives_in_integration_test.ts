import { afterAll, beforeAll, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../adapters/postgres/testing/fresh_database.ts";
import { SEED_PEOPLE } from "../../infra/seed/people.ts";
import { seedIdentity } from "../../infra/seed/seed_people.ts";
import { whoLivesIn } from "../../infra/seed/who_lives_in.ts";

// As a seeding goes: the people, then all that is theirs, and the first one's preferences at the very end.

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase({ people: [], recipes: [] });
});
afterAll(() => database.drop());

it("finds nobody until a seeding is complete, and others in its place only where it has not been", async () => {
  const { knex } = database;
  expect(await whoLivesIn(knex)).toBe("nobody");

  const rows = SEED_PEOPLE.map((person) => ({ identity_id: seedIdentity(person), full_name: person.fullName }));
  const people = await knex("person").insert(rows).returning(["id", "identity_id"]);
  const preferences = people.map(({ id }) => ({ user_id: id, preference: "Salad" }));
  await knex("person_preference").insert(preferences.slice(1));
  expect(await whoLivesIn(knex)).toBe("nobody");

  await knex("person").insert({ identity_id: "signe", full_name: "Signe" });
  expect(await whoLivesIn(knex)).toBe("others");

  await knex("person_preference").insert(preferences.slice(0, 1));
  expect(await whoLivesIn(knex)).toBe("the six");
});
