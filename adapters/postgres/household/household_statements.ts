/**
 * The household of `:userId`, as CTEs `member` and `household_now`, locked until the transaction ends.
 *
 * Every change locks in this order: people, members, households, recipes, meals; several of a kind by id. A statement that waited
 * for a person who moved at the same time may not see their new household: it then changes no row, and is repeated.
 */
export const LOCKED_HOUSEHOLD = `
  writer AS MATERIALIZED (SELECT id FROM person WHERE id = :userId FOR KEY SHARE),
  member AS MATERIALIZED (
    SELECT household_id FROM household_member JOIN writer ON writer.id = user_id FOR SHARE OF household_member
  ),
  household_now AS MATERIALIZED (
    SELECT household.id FROM household JOIN member ON member.household_id = household.id FOR NO KEY UPDATE OF household
  )`;

/** How often a statement is repeated that found no household. */
const ATTEMPTS = 5;

/**
 * Repeats a statement until it returns a row.
 *
 * @throws if there is no such person.
 */
export async function withHousehold<Row>(statement: () => Promise<{ rows: Row[] }>): Promise<Row> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [row] = (await statement()).rows;
    if (row) return row;
  }
  throw new Error("Cannot change a plan: there is no such person");
}
