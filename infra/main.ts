import { readConfig } from "./config.ts";
import { createContainer } from "./container.ts";
import { prepare, whatToSeed } from "./prepare.ts";
import { Progress } from "./progress.ts";
import { askedToStop, runProgram } from "./run_program.ts";
import { startServer } from "./server.ts";
import { startMessage } from "./start_message.ts";
import { startSurroundings } from "./surroundings.ts";

// The product: `node infra/main.ts`, which `make run` calls. It serves until it is told to stop.

await runProgram(async () => {
  const config = readConfig(process.env);
  const progress = new Progress();
  const stopping = askedToStop();
  const surroundings = await progress.during("Starting Postgres and the identity service's emulator", () =>
    startSurroundings(config),
  );
  try {
    const container = await createContainer(config, surroundings);
    const prepared = await prepare(container, { seed: whatToSeed(config), onProgress: (step) => progress.next(step) });
    const server = await startServer(container);
    progress.done();
    console.log(startMessage(config, prepared));

    await stopping;
    console.log("Stopping: answering what has begun …");
    await server.stop();
  } finally {
    progress.end();
    await surroundings.stop();
  }
});
