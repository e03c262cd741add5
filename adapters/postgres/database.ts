import knex, { type Knex } from "knex";
import { type Client, types } from "pg";
import { limitConnectionsPerGroup } from "./connections_per_group.ts";
import { monitorPool, PoolSockets } from "./monitored_pool.ts";
import { prepareStatements } from "./prepare_statements.ts";

const BIGINT = 20;
const DATE = 1082;

export interface DatabaseOptions {
  /** Most connections at once. */
  readonly size: number;
  /** Most connections of one group at once ({@linkcode limitConnectionsPerGroup}); by default all. */
  readonly maxPerGroup?: number;
  /** Longest that a statement may take, waits for locks included, in milliseconds; as long as it likes where absent. */
  readonly statementTimeoutMs?: number;
  /** Longest that a statement may wait for a lock, in milliseconds; as long as it likes where absent. */
  readonly lockTimeoutMs?: number;
  /** Longest wait for a connection, in milliseconds. Default 2,000. */
  readonly connectionTimeoutMs?: number;
  /** Whether all fails fast while Postgres is gone ({@linkcode monitorPool}), for a connection more. Default false. */
  readonly watched?: boolean;
}

/** A connection pool. The caller destroys it. */
export function openDatabase(
  url: string,
  {
    size,
    maxPerGroup,
    statementTimeoutMs,
    lockTimeoutMs,
    connectionTimeoutMs = 2_000,
    watched = false,
  }: DatabaseOptions,
): Knex {
  const sockets = new PoolSockets();
  const pool = knex({
    client: "pg",
    connection: {
      connectionString: url,
      connectionTimeoutMillis: connectionTimeoutMs,
      keepAlive: true, // so that the network does not forget one that is idle
      stream: sockets.create,
      types: { getTypeParser: parserOf },
      ...(statementTimeoutMs !== undefined && { statement_timeout: statementTimeoutMs }),
      ...(lockTimeoutMs !== undefined && { lock_timeout: lockTimeoutMs }),
    },
    pool: {
      min: 0,
      max: size,
      afterCreate(connection: Client, done: (error: undefined, connection: Client) => void) {
        prepareStatements(connection);
        done(undefined, connection);
      },
    },
    acquireConnectionTimeout: connectionTimeoutMs,
    compileSqlOnError: false, // an error's text goes to the log: the statement may, a person's values may not
  });
  if (maxPerGroup !== undefined) limitConnectionsPerGroup(pool, { size, maxPerGroup });
  if (watched) monitorPool(pool, { url, sockets });
  return pool;
}

// Dates stay calendar dates: as a JavaScript Date they would move with the machine's time zone.
function parserOf(oid: number): (value: string) => unknown {
  if (oid === DATE) return String;
  if (oid === BIGINT) return Number;
  return types.getTypeParser(oid, "text");
}
