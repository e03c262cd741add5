import type { Knex } from "knex";
import { openDatabase } from "../../adapters/postgres/database.ts";

/** Works on a database over connections of its own, which are closed afterwards; one by default. */
export async function withDatabase<Result>(
  url: string,
  work: (knex: Knex) => Promise<Result>,
  { size = 1 } = {},
): Promise<Result> {
  const knex = openDatabase(url, { size });
  try {
    return await work(knex);
  } finally {
    await knex.destroy();
  }
}
