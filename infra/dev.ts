import { spawn } from "node:child_process";
import { once } from "node:events";
import { type BackingServices, startBackingServices } from "./backing_services.ts";
import { bootstrapDatabase, seedScope } from "./bootstrap_database.ts";
import { readConfig } from "./config.ts";
import { createContainer } from "./container.ts";
import { Progress } from "./progress.ts";
import { runProgram, shutdownSignal } from "./run_program.ts";
import { startingText, startMessage } from "./start_message.ts";
import { tokens } from "./tokens.ts";

// `make dev`: the embedded stack runs on while the server restarts at every change of its source. Vite serves the screens with
// hot reload on another port.

const SCREENS_PORT = "5173";
const SCREENS = `http://localhost:${SCREENS_PORT}`;

await runProgram(async () => {
  const config = readConfig(process.env);
  const progress = new Progress();
  const stopping = shutdownSignal();
  const backingServices = await progress.during(startingText(config), () =>
    // The emulator is called by the pages at this origin too.
    startBackingServices({ ...config, allowedOrigins: [...config.allowedOrigins, SCREENS] }),
  );
  try {
    const container = await createContainer(config, backingServices);
    const prepared = await bootstrapDatabase(container, {
      seed: seedScope(config),
      onProgress: (step) => progress.next(step),
    });
    await container.get(tokens.knex).destroy();
    progress.done();
    console.log(startMessage(config, prepared));
    console.log(`The screens, with hot reload: ${SCREENS}\n`);
    await runUntil(stopping, backingServices, [...config.allowedOrigins, SCREENS]);
  } finally {
    progress.end();
    await backingServices.stop();
  }
});

/** Runs the server and Vite until one of them ends or `stopping` resolves. */
async function runUntil(
  stopping: Promise<void>,
  backingServices: BackingServices,
  origins: readonly string[],
): Promise<void> {
  const { databaseUrl, emulatorHost } = backingServices;
  const environment = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    ...(emulatorHost === undefined ? {} : { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }),
    ALLOWED_ORIGINS: origins.join(","),
    SEED_PEOPLE: "off", // already done
  };
  const options = { stdio: "inherit", env: environment } as const;
  const children = [
    spawn(process.execPath, ["--watch", "--watch-preserve-output", "infra/dev_server.ts"], options),
    spawn(
      process.execPath,
      ["node_modules/vite/bin/vite.js", "webapp", "--port", SCREENS_PORT, "--strictPort"],
      options,
    ),
  ];
  const ended = children.map((child) => once(child, "exit"));
  await Promise.race([stopping, ...ended]);
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(ended);
}
