import { expect, it } from "vitest";
import { databaseForFile } from "../../adapters/postgres/testing/fresh_database.ts";
import { detectSeedState, seedIdentity } from "../../infra/seed/create_demo_users.ts";
import { SEED_PEOPLE } from "../../infra/seed/people.ts";

// Inserts in the order in which seeding does: users, their preferences, the first user's preferences last.

const database = databaseForFile({ people: [], recipes: [] });

it("reports empty until seeding is complete, unless other users exist", async () => {
  const { knex } = database;
  expect(await detectSeedState(knex)).toBe("empty");

  const rows = SEED_PEOPLE.map((person) => ({ identity_id: seedIdentity(person), full_name: person.fullName }));
  const people = await knex("person").insert(rows).returning(["id", "identity_id"]);
  const preferences = people.map(({ id }) => ({ user_id: id, preference: "Salad" }));
  await knex("person_preference").insert(preferences.slice(1));
  expect(await detectSeedState(knex)).toBe("empty");

  await knex("person").insert({ identity_id: "signe", full_name: "Signe" });
  expect(await detectSeedState(knex)).toBe("other users");

  await knex("person_preference").insert(preferences.slice(0, 1));
  expect(await detectSeedState(knex)).toBe("seeded");
});
