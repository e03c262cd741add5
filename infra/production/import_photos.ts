import { pino } from "pino";
import { readConfig } from "../config.ts";
import { openPhotoStorage } from "../container.ts";
import { runProgram } from "../run_program.ts";
import { importPhotos } from "./photo_archive.ts";

// In a server's container: stores the photos of a tar archive that comes by the standard input.

await runProgram(async () => {
  const { logLevel, photos } = readConfig(process.env);
  const storage = await openPhotoStorage(photos, pino({ level: logLevel }, pino.destination(process.stderr.fd)));
  console.log(await importPhotos(storage, process.stdin));
});
