import type { Knex } from "knex";
import { SEED_PEOPLE } from "./people.ts";
import { seedIdentity } from "./seed_people.ts";

/** `the six`: also where others have come since. `nobody`: also where a seeding was cut off before it brought them all. */
export type Inhabitants = "nobody" | "the six" | "others";

/** Who lives in a database, for a seeding; from what is in it, so that whoever copies or restores it has that too. */
export async function whoLivesIn(knex: Knex): Promise<Inhabitants> {
  const [first = "", ...rest] = SEED_PEOPLE.map(seedIdentity);
  const { rows } = await knex.raw<{ rows: { are_settled: boolean; are_others: boolean }[] }>(
    `SELECT
       EXISTS (SELECT FROM person JOIN person_preference ON user_id = id WHERE identity_id = :first) AS are_settled,
       EXISTS (SELECT FROM person WHERE identity_id <> ALL (:six)) AS are_others`,
    { first, six: [first, ...rest] },
  );
  if (rows[0]?.are_settled) return "the six";
  return rows[0]?.are_others ? "others" : "nobody";
}
