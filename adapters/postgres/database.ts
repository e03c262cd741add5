import knex, { type Knex } from "knex";
import { types } from "pg";

const BIGINT = 20;
const DATE = 1082;

/** A pool of at most `size` connections. The caller destroys it. */
export function openDatabase(url: string, options: { size: number }): Knex {
  return knex({
    client: "pg",
    connection: { connectionString: url, types: { getTypeParser: parserOf } },
    pool: { min: 0, max: options.size },
    acquireConnectionTimeout: 2_000,
    compileSqlOnError: false, // an error's text goes to the log: the statement may, a person's values may not
  });
}

// Dates stay calendar dates: as a JavaScript Date they would move with the machine's time zone.
function parserOf(oid: number): (value: string) => unknown {
  if (oid === DATE) return String;
  if (oid === BIGINT) return Number;
  return types.getTypeParser(oid, "text");
}
