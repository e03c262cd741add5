/** Error codes of a connection that can't be made, breaks, or waits too long for its turn. */
const CONNECTION_CODES: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** SQLSTATE classes: connection exceptions, operator's intervention, too few resources. */
const SQLSTATE_CLASSES: ReadonlySet<string> = new Set(["08", "53", "57"]);
/** A wait for a lock was too long. */
export const LOCK_NOT_AVAILABLE = "55P03";
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Unable to acquire a connection/u;

/** Whether a failure means that Postgres can't be reached for now, or takes too long, so that trying again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "KnexTimeoutError" || MESSAGES.test(error.message)) return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === LOCK_NOT_AVAILABLE) return true;
  return CONNECTION_CODES.has(code) || (code.length === 5 && SQLSTATE_CLASSES.has(code.slice(0, 2)));
}
