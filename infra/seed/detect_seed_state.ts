import type { Knex } from "knex";
import { seedIdentity } from "./create_demo_users.ts";
import { SEED_PEOPLE } from "./people.ts";

/** `empty`: seeding may begin, or continue after it was interrupted. `seeded`: the demo users exist, perhaps beside others. */
export type SeedState = "empty" | "seeded" | "other users";

/** Reads the state from the data itself, so that a copied or restored database gives the same answer. */
export async function detectSeedState(knex: Knex): Promise<SeedState> {
  // The first demo user's preferences are written last, so they show that the seeding is complete.
  const [first = "", ...rest] = SEED_PEOPLE.map(seedIdentity);
  const { rows } = await knex.raw<{ rows: { is_complete: boolean; has_others: boolean }[] }>(
    `SELECT
       EXISTS (SELECT FROM person JOIN person_preference ON user_id = id WHERE identity_id = :first) AS is_complete,
       EXISTS (SELECT FROM person WHERE identity_id <> ALL (:demo)) AS has_others`,
    { first, demo: [first, ...rest] },
  );
  if (rows[0]?.is_complete) return "seeded";
  return rows[0]?.has_others ? "other users" : "empty";
}
