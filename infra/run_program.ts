import { isDatabaseUnavailable } from "../adapters/postgres/is_database_unavailable.ts";
import { CannotMigrate } from "../adapters/postgres/migrate.ts";
import { DomainError } from "../core/shared/mod.ts";
import { InvalidConfig } from "./config.ts";
import { CannotStart } from "./embedded/state_lock.ts";

/** Runs a program and exits: with 0, or with 1 and an error message. */
export async function runProgram(program: () => Promise<void>): Promise<never> {
  try {
    await program();
    process.exit(0);
  } catch (error) {
    console.error(explainFailure(error));
    process.exit(1);
  }
}

/** `make` forwards signals, so Ctrl-C arrives twice: signals within this time count as one. */
const REPEATED_SIGNAL_MS = 1_000;

/** Resolves at the first SIGTERM or Ctrl-C. A second one ends the process at once. */
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

/** The error message for a failed start: one line for known causes, and one for each invalid setting. */
export function explainFailure(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  if (error instanceof InvalidConfig) return `Cannot start, these settings are invalid:\n${error.message}`;
  if (error instanceof CannotMigrate) return `Cannot start: ${error.message}. Nothing was changed.`;
  if (isDatabaseUnavailable(error)) return `Cannot start: the database does not answer (${messageOf(error)}).`;
  if (error instanceof DomainError) return `Cannot start: ${error.message} (${messageOf(error.cause)})`;
  // Deno throws it for a missing permission.
  if (error instanceof Error && error.name === "NotCapable") return `Cannot start: ${error.message}.`;
  if (error instanceof Error && "code" in error) {
    if (error.code === "ENOSPC") return "Cannot start: the disk is full.";
    if (error.code === "EADDRINUSE" && "port" in error) return `Cannot start: port ${String(error.port)} is in use.`;
  }
  return `Cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A host name with several addresses fails with one error for each, and no message of its own.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  return error.message;
}
