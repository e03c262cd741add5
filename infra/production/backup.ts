import { createWriteStream } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { runProgram } from "../run_program.ts";
import { DATABASE_FILE, PHOTOS_FILE, writeBackup } from "./backup_archive.ts";
import { Compose, transferPhotos } from "./compose.ts";
import { readProductionSettings } from "./settings.ts";

// `make backup`: a snapshot of the database, and the photos after it, so that every post in the snapshot has its photo.

await runProgram(async () => {
  const made = new Date();
  const name = `weekplate-${made.toISOString().replaceAll(/[:.]/gu, "-")}.tar`;
  const file = resolve(process.env["BACKUP"] || join(import.meta.dirname, "backups", name));
  const compose = await Compose.open(readProductionSettings(process.env), { images: {}, onProgress: console.log });
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(`${file}-`);
  try {
    console.log("Saving the database …");
    const options = ["--format=custom", "--no-unlogged-table-data", "--username=weekplate"];
    const dump = ["exec", "--no-TTY", "postgres", "pg_dump", ...options, "weekplate"];
    await compose.run(dump, { output: createWriteStream(join(folder, DATABASE_FILE), { mode: 0o600 }) });
    console.log("Saving the photos …");
    await compose.run(transferPhotos("export"), {
      output: createWriteStream(join(folder, PHOTOS_FILE), { mode: 0o600 }),
    });
    const draft = join(folder, "backup.tar");
    await writeBackup(folder, { file: draft, made });
    await chmod(draft, 0o600); // it contains private messages
    await rename(draft, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`Saved ${((await stat(file)).size / 1e6).toFixed(1)} MB: ${file}`);
});
