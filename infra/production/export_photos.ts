import { pino } from "pino";
import { readConfig } from "../config.ts";
import { openPhotoStorage } from "../container.ts";
import { runProgram } from "../run_program.ts";
import { exportPhotos } from "./photo_archive.ts";

// In a server's container: writes all photos to the standard output, as a tar archive.

await runProgram(async () => {
  const { logLevel, photos } = readConfig(process.env);
  const storage = await openPhotoStorage(photos, pino({ level: logLevel }, pino.destination(process.stderr.fd)));
  const count = await exportPhotos(storage, process.stdout);
  console.error(`${count} photos`);
});
