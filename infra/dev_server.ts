import { startBackingServices } from "./backing_services.ts";
import { bootstrapDatabase } from "./bootstrap_database.ts";
import { readConfig } from "./config.ts";
import { createContainer } from "./container.ts";
import { runProgram, shutdownSignal } from "./run_program.ts";
import { startServer } from "./server.ts";

// The server of `make dev`. It restarts at every change of its source; dev.ts has started its backing services.

await runProgram(async () => {
  const config = readConfig(process.env);
  const stopping = shutdownSignal();
  const container = await createContainer(config, await startBackingServices(config));
  await bootstrapDatabase(container, { seed: "nothing", onProgress: () => {} }); // the change may be a migration
  const server = await startServer(container);
  console.log("The server runs with its newest source.");

  await stopping;
  await server.stop();
});
