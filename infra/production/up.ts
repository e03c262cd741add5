import { CannotStart } from "../embedded/state_lock.ts";
import { runProgram } from "../run_program.ts";
import { seedAccount } from "../seed/create_demo_users.ts";
import { canSignIn } from "../seed/emulator_accounts.ts";
import { SEED_PEOPLE } from "../seed/people.ts";
import { demoUserLines } from "../start_message.ts";
import { Compose } from "./compose.ts";
import { docker, dockerEngine } from "./images/docker.ts";
import { prepareImages } from "./production_images.ts";
import { ensureSecrets } from "./secrets.ts";
import { type ProductionSettings, readProductionSettings } from "./settings.ts";
import { startDependencies, startServers } from "./start_services.ts";

// `make up`: builds the images, starts the services, and replaces running servers without an interruption.

await runProgram(async () => {
  if ((await dockerEngine()) === undefined) throw new CannotStart("Cannot start: no Docker engine answers.");
  const onProgress = (step: string) => console.log(step);
  const settings = readProductionSettings(process.env);
  const made = await ensureSecrets(settings.secretsFolder);
  if (made.length > 0) onProgress(`Generated secrets in ${settings.secretsFolder}: ${made.join(", ")}`);
  const images = await prepareImages(settings, { onProgress });
  const compose = await Compose.open(settings, { images, onProgress });

  onProgress("Starting Postgres and the photo storage …");
  await startDependencies(compose, settings);
  onProgress("Starting the servers …");
  await startServers(compose);
  const size = await docker("image", "inspect", "--format", "{{.Size}}", images["SERVER_IMAGE"] ?? "");
  console.log(
    [
      "",
      `Weekplate is served at ${settings.address} by two servers (image: ${Math.round(Number(size) / 1e6)} MB).`,
      ...(await trialLines(settings)),
      "`make down` stops it and keeps the data; `make backup` saves it.",
      "",
    ].join("\n"),
  );
});

async function trialLines({ emulatorHost }: ProductionSettings): Promise<string[]> {
  if (emulatorHost === undefined) return [];
  // A database that had users before has no demo users.
  const [first] = SEED_PEOPLE;
  const hasDemoUsers = first !== undefined && (await canSignIn(seedAccount(first), { emulatorHost }));
  return [
    ...(hasDemoUsers ? demoUserLines() : []),
    `No FIREBASE_PROJECT_ID is set, so the identity service's emulator accepts everyone: sign up with any address${hasDemoUsers ? " too" : ""}.`,
    "To run it for real users, see docs/operations.md.",
  ];
}
