import { CannotStart } from "../embedded/state_lock.ts";
import { runProgram } from "../run_program.ts";
import { Compose } from "./compose.ts";
import { dockerEngine } from "./images/docker.ts";
import { readProductionSettings } from "./settings.ts";

// `make down`: stops everything that `make up` started. The data stays in its volumes.

await runProgram(async () => {
  if ((await dockerEngine()) === undefined) throw new CannotStart("Cannot stop: no Docker engine answers.");
  const compose = await Compose.open(readProductionSettings(process.env), { images: {}, onProgress: console.log });
  // The parts of trying out too, whether or not it is what is configured now.
  await compose.do(["--profile", "try", "down", "--remove-orphans"]);
  const volumes = (await compose.do(["--profile", "try", "config", "--format", "json"])).trim();
  const names = Object.values((JSON.parse(volumes) as { volumes: Record<string, { name: string }> }).volumes);
  console.log("Stopped. The data stays; what removes it for good is:");
  console.log(`  docker volume rm ${names.map(({ name }) => name).join(" ")}`);
});
