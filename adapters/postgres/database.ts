import knex, { type Knex } from "knex";
import { types } from "pg";

const BIGINT = 20;
const DATE = 1082;

export interface DatabaseOptions {
  /** Most connections at once. */
  readonly size: number;
  /** Longest that a statement may take, waits for locks included, in milliseconds; as long as it likes where absent. */
  readonly statementPatience?: number;
}

/** A pool of connections, on which nobody waits for one longer than 2 s. The caller destroys it. */
export function openDatabase(url: string, { size, statementPatience }: DatabaseOptions): Knex {
  return knex({
    client: "pg",
    connection: {
      connectionString: url,
      types: { getTypeParser: parserOf },
      ...(statementPatience !== undefined && { statement_timeout: statementPatience }),
    },
    pool: { min: 0, max: size },
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
