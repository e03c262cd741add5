import { isDatabaseUnavailable } from "../adapters/postgres/is_database_unavailable.ts";
import { CannotMigrate } from "../adapters/postgres/migrate.ts";
import { DomainError } from "../core/shared/mod.ts";
import { WrongConfig } from "./config.ts";
import { CannotStart } from "./embedded/state_lock.ts";

/** Runs a program to its end, and ends the process with it: 0 when it went well, else 1 with what stood in its way. */
export async function runProgram(program: () => Promise<void>): Promise<never> {
  try {
    await program();
    process.exit(0);
  } catch (error) {
    console.error(explainFailure(error));
    process.exit(1);
  }
}

/** A signal to a whole group of processes comes twice: `make` hands its own on. So long, in milliseconds, it is the same one. */
const REPEATED_SIGNAL_MS = 1_000;

/** Resolves at the first SIGTERM or Ctrl-C; another one after a moment ends the process at once. */
export function shutdownSignal(): Promise<void> {
  return new Promise((resolve) => {
    let requestedAt: number | undefined;
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => {
        requestedAt ??= performance.now();
        if (performance.now() - requestedAt > REPEATED_SIGNAL_MS) process.exit(130);
        resolve();
      });
    }
  });
}

/** What stands in the way of a start: one line where we know it, and one for each wrong setting. */
export function explainFailure(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  if (error instanceof WrongConfig) return `Cannot start, these settings are wrong:\n${error.message}`;
  if (error instanceof CannotMigrate) return `Cannot start: ${error.message}. It is as it was before.`;
  if (isDatabaseUnavailable(error)) return `Cannot start: the database does not answer (${messageOf(error)}).`;
  if (error instanceof DomainError) return `Cannot start: ${error.message} (${messageOf(error.cause)})`;
  // Deno's, of a permission that the server was not given.
  if (error instanceof Error && error.name === "NotCapable") return `Cannot start: ${error.message}.`;
  if (error instanceof Error && "code" in error) {
    if (error.code === "ENOSPC") return "Cannot start: the disk is full.";
    if (error.code === "EADDRINUSE" && "port" in error) return `Cannot start: port ${String(error.port)} is in use.`;
  }
  return `Cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A name with several addresses fails with an error for each of them, and none of its own.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  return error.message;
}
