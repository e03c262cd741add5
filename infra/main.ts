import { pathToFileURL } from "node:url";
import { type Config, readConfig, WrongConfig } from "./config.ts";
import { createContainer } from "./container.ts";
import { startEmbeddedStack } from "./embedded/embedded_stack.ts";
import { CannotStart } from "./embedded/state_folder.ts";
import { type PrepareOptions, prepare } from "./prepare.ts";
import { Progress } from "./progress.ts";
import { startServer } from "./server.ts";
import { startMessage } from "./start_message.ts";
import type { Surroundings } from "./surroundings.ts";

// The product: `node infra/main.ts`, which `make run` calls.

interface Stack extends Surroundings {
  stop(): Promise<void>;
}

/** Runs the server until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const progress = new Progress();
  const stopping = askedToStop();
  const stack = await progress.during("Starting Postgres and the identity service's emulator", () =>
    surroundingsOf(config),
  );
  try {
    const container = await createContainer(config, stack);
    await prepare(container, { seed: seedOf(config), onProgress: (step) => progress.next(step) });
    const server = await startServer(container);
    progress.done();
    console.log(startMessage(config, { seeded: seedOf(config) === "catalogue and people" }));

    await stopping;
    console.log("Stopping: answering what has begun …");
    await server.stop();
  } finally {
    await stack.stop();
  }
}

async function surroundingsOf(config: Config): Promise<Stack> {
  const { databaseUrl, identity } = config;
  if (databaseUrl === undefined || identity.emulator?.kind === "embedded") return await startEmbeddedStack(config);
  return { databaseUrl, emulatorHost: identity.emulator?.host, stop: async () => {} };
}

function seedOf({ databaseUrl, seedPeople }: Config): PrepareOptions["seed"] {
  if (databaseUrl !== undefined) return "nothing";
  return seedPeople ? "catalogue and people" : "catalogue";
}

/** Resolves at the first SIGTERM or Ctrl-C; a second one ends at once. */
function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => {
        if (asked) process.exit(130);
        asked = true;
        resolve();
      });
    }
  });
}

/** What stands in the way of a start, in one line where we know it. */
function explain(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  if (error instanceof WrongConfig) return `Cannot start, these settings are wrong:\n${error.message}`;
  if (error instanceof Error && "code" in error) {
    if (error.code === "ENOSPC") return "Cannot start: the disk is full.";
    if (error.code === "EADDRINUSE" && "port" in error) return `Cannot start: port ${error.port} is in use.`;
  }
  return `Cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    await main();
    process.exit(0);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}
