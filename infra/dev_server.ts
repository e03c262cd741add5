import { readConfig } from "./config.ts";
import { createContainer } from "./container.ts";
import { prepare } from "./prepare.ts";
import { askedToStop, runProgram } from "./run_program.ts";
import { startServer } from "./server.ts";
import { startSurroundings } from "./surroundings.ts";

// The server of `make dev`, over parts that dev.ts has started: ended and started again at every change of its source.

await runProgram(async () => {
  const config = readConfig(process.env);
  const stopping = askedToStop();
  const container = await createContainer(config, await startSurroundings(config));
  await prepare(container, { seed: "nothing", onProgress: () => {} }); // a migration may be what has changed
  const server = await startServer(container);
  console.log("The server runs with its newest source.");

  await stopping;
  await server.stop();
});
