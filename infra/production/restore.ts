import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CannotStart } from "../embedded/state_lock.ts";
import { runProgram } from "../run_program.ts";
import { DATABASE_FILE, PHOTOS_FILE, readBackup } from "./backup_archive.ts";
import { Compose, transferPhotos } from "./compose.ts";
import { prepareImages } from "./production_images.ts";
import { ensureSecrets } from "./secrets.ts";
import { readProductionSettings } from "./settings.ts";
import { startDependencies, startServers } from "./start_services.ts";

// `make restore BACKUP=file`: the database is restored beside the existing one, then the photos, and last the databases are
// swapped. A failure before that changes nothing.

await runProgram(async () => {
  const file = process.env["BACKUP"];
  if (!file) throw new CannotStart("Cannot restore: name the file, as in `make restore BACKUP=file`.");
  const folder = await mkdtemp(join(process.env["TMPDIR"] ?? tmpdir(), "weekplate-restore-"));
  try {
    const made = await readBackup(file, folder);
    await restore(folder);
    console.log(`Restored the backup of ${made.toISOString()}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function restore(folder: string): Promise<void> {
  const settings = readProductionSettings(process.env);
  await ensureSecrets(settings.secretsFolder);
  const onProgress = (step: string) => console.log(step);
  const images = await prepareImages(settings, { onProgress });
  const compose = await Compose.open(settings, { images, onProgress });
  await startDependencies(compose, settings);
  if (process.env["FORCE"] !== "yes" && (await hasPeople(compose))) {
    throw new CannotStart(
      "Cannot restore: the database already has users. FORCE=yes replaces all data with the backup.",
    );
  }

  onProgress("Restoring the database beside the existing one …");
  await sql(compose, "DROP DATABASE IF EXISTS weekplate_restored WITH (FORCE)");
  await sql(compose, "CREATE DATABASE weekplate_restored");
  const load = ["pg_restore", "--exit-on-error", "--username=weekplate", "--dbname=weekplate_restored"];
  await compose.run(["exec", "--no-TTY", "postgres", ...load], {
    input: createReadStream(join(folder, DATABASE_FILE)),
  });

  onProgress("Restoring the photos …");
  await compose.run(["rm", "--stop", "--force", "server"]);
  const count = await compose.run(transferPhotos("import"), { input: createReadStream(join(folder, PHOTOS_FILE)) });
  await sql(compose, "DROP DATABASE weekplate WITH (FORCE)");
  await sql(compose, "ALTER DATABASE weekplate_restored RENAME TO weekplate");
  const posts = await sql(compose, "SELECT count(*) FROM post", "weekplate");
  console.log(`Restored ${posts.trim()} posts and ${count.trim()} photos.`);

  onProgress("Starting the servers …");
  await startServers(compose);
}

async function hasPeople(compose: Compose): Promise<boolean> {
  if ((await sql(compose, "SELECT to_regclass('person')", "weekplate")).trim() === "") return false;
  return (await sql(compose, "SELECT EXISTS (SELECT FROM person)", "weekplate")).trim() === "t";
}

function sql(compose: Compose, statement: string, database = "postgres"): Promise<string> {
  const ask = ["psql", "--no-psqlrc", "--tuples-only", "--no-align", "--quiet", "--set=ON_ERROR_STOP=1"];
  const where = ["--username=weekplate", `--dbname=${database}`];
  return compose.run(["exec", "--no-TTY", "postgres", ...ask, ...where, "--command", statement]);
}
