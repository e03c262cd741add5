import { CannotStart } from "../embedded/state_lock.ts";
import { runProgram } from "../run_program.ts";
import { Compose } from "./compose.ts";
import { dockerEngine } from "./images/docker.ts";
import { readProductionSettings } from "./settings.ts";

// `make down`: stops everything that `make up` started. The data stays in volumes.

await runProgram(async () => {
  if ((await dockerEngine()) === undefined) throw new CannotStart("Cannot stop: no Docker engine answers.");
  const compose = await Compose.open(readProductionSettings(process.env), { images: {}, onProgress: console.log });
  // The profile includes the services of a trial, even if none is configured now.
  await compose.run(["--profile", "try", "down", "--remove-orphans"]);
  const volumes = (await compose.run(["--profile", "try", "config", "--format", "json"])).trim();
  // sound: Compose's documented output
  const names = Object.values((JSON.parse(volumes) as { volumes: Record<string, { name: string }> }).volumes);
  console.log("Stopped. The data is kept. To delete it for good:");
  console.log(`  docker volume rm ${names.map(({ name }) => name).join(" ")}`);
});
