/** Classes of SQLSTATE that say "not now": no connection, out of resources, shutting down, a statement cut off. */
const NOT_NOW = /^(?:08|53|57)/u;

const NETWORK_CODES: ReadonlySet<unknown> = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"]);

/** Whether a query failed because the database, or a free connection to it, can't be had for now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "KnexTimeoutError" || error.message.startsWith("Connection terminated")) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = "code" in error ? error.code : undefined;
  return NETWORK_CODES.has(code) || (typeof code === "string" && code.length === 5 && NOT_NOW.test(code));
}
