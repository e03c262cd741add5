import { startBackingServices } from "./backing_services.ts";
import { bootstrapDatabase, seedScope } from "./bootstrap_database.ts";
import { readConfig } from "./config.ts";
import { createContainer } from "./container.ts";
import { releaseMemoryWhenIdle } from "./idle_memory.ts";
import { Progress } from "./progress.ts";
import { runProgram, shutdownSignal } from "./run_program.ts";
import { startServer } from "./server.ts";
import { startingText, startMessage } from "./start_message.ts";

// The product: `make run` calls `node infra/main.ts`. It serves until SIGTERM or Ctrl-C.

await runProgram(async () => {
  const config = readConfig(process.env);
  const progress = new Progress();
  const stopping = shutdownSignal();
  const backingServices = await progress.during(startingText(config), () => startBackingServices(config));
  try {
    const container = await createContainer(config, backingServices);
    const prepared = await bootstrapDatabase(container, {
      seed: seedScope(config),
      onProgress: (step) => progress.next(step),
    });
    const server = await startServer(container);
    releaseMemoryWhenIdle();
    progress.done();
    console.log(startMessage(config, prepared));

    await stopping;
    console.log("Stopping: finishing open requests …");
    await server.stop();
  } finally {
    progress.end();
    await backingServices.stop();
  }
});
