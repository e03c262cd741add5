import { spawn } from "node:child_process";
import { once } from "node:events";
import { readConfig } from "./config.ts";
import { createContainer } from "./container.ts";
import { startEmbeddedStack } from "./embedded/embedded_stack.ts";
import { prepare } from "./prepare.ts";
import { Progress } from "./progress.ts";
import { startMessage } from "./start_message.ts";
import { tokens } from "./tokens.ts";

// `make dev`: the embedded stack stays up while the server starts again at every change of its source, and Vite serves
// the screens with hot reload at its own port.

const SCREENS = "http://localhost:5173";

const config = readConfig(process.env);
const progress = new Progress();
const stack = await progress.during("Starting Postgres and the identity service's emulator", () =>
  startEmbeddedStack(config),
);
const container = await createContainer(config, stack);
await prepare(container, { seed: "catalogue and people", onProgress: (step) => progress.next(step) });
await container.get(tokens.knex).destroy();
progress.done();
console.log(startMessage(config, { seeded: true }));
console.log(`The screens, with hot reload: ${SCREENS}\n`);

const environment = {
  ...process.env,
  DATABASE_URL: stack.databaseUrl,
  ...(stack.emulatorHost === undefined ? {} : { FIREBASE_AUTH_EMULATOR_HOST: stack.emulatorHost }),
  ALLOWED_ORIGINS: [...config.allowedOrigins, SCREENS].join(","),
};
const options = { stdio: "inherit", env: environment } as const;
const children = [
  spawn(process.execPath, ["--watch", "--watch-preserve-output", "infra/main.ts"], options),
  spawn(process.execPath, ["node_modules/vite/bin/vite.js", "webapp"], options),
];

await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
for (const child of children) child.kill("SIGTERM");
await Promise.all(children.map((child) => (child.exitCode === null ? once(child, "exit") : undefined)));
await stack.stop();
