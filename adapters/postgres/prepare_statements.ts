import { createHash } from "node:crypto";
import type { Client, QueryConfig } from "pg";

/** Rare statements are not worth the memory of their plans in every connection. */
const USES_BEFORE = 20;
/** Most statements with a name in one process; each takes some 50 KB of Postgres' memory per connection. */
const NAMED_MAX = 200;
/** Statements that differ with every use are forgotten at this number. */
const COUNTED_MAX = 1_000;

/** Options of a statement whose best plan depends on its values, as with words to search for: it gets no name. */
export const PLANNED_EACH_TIME = { name: "" };

const namesByText = new Map<string, string>();
let usesByText = new Map<string, number>();

/**
 * Prepares the statements that a connection repeats: Postgres parses a statement with a name once per connection, and
 * after five uses also plans it only once, where the values make no difference to its plan.
 */
export function prepareStatements(connection: Client): void {
  const query = connection.query.bind(connection) as (config: unknown, ...rest: unknown[]) => unknown; // sound: same function
  Object.assign(connection, {
    query: (config: unknown, ...rest: unknown[]) => query(hasValues(config) ? named(config) : config, ...rest),
  });
}

/** A text without values may be several statements, which Postgres cannot prepare. */
function hasValues(config: unknown): config is QueryConfig {
  return (
    typeof config === "object" &&
    config !== null &&
    "values" in config &&
    Array.isArray(config.values) &&
    config.values.length > 0 &&
    !("submit" in config)
  );
}

function named(config: QueryConfig): QueryConfig {
  const name = config.name ?? nameOf(config.text);
  return name === undefined ? config : { ...config, name };
}

function nameOf(text: string): string | undefined {
  const known = namesByText.get(text);
  if (known !== undefined || namesByText.size >= NAMED_MAX) return known;
  const uses = (usesByText.get(text) ?? 0) + 1;
  if (uses <= USES_BEFORE) {
    if (usesByText.size >= COUNTED_MAX) usesByText = new Map();
    usesByText.set(text, uses);
    return undefined;
  }
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  namesByText.set(text, name);
  usesByText.delete(text);
  return name;
}
