import { pino } from "pino";
import { readConfig } from "../config.ts";
import { openPhotoStorage } from "../container.ts";
import { runProgram } from "../run_program.ts";
import { exportPhotos, importPhotos } from "./photo_archive.ts";

// Runs in a server's container: `transfer_photos.ts export` writes all photos as a tar archive to standard output,
// `transfer_photos.ts import` stores those of an archive from standard input and prints how many there were.

await runProgram(async () => {
  const { logLevel, photos } = readConfig(process.env);
  const storage = await openPhotoStorage(photos, pino({ level: logLevel }, pino.destination(process.stderr.fd)));
  const [, , direction] = process.argv;
  if (direction === "export") console.error(`${await exportPhotos(storage, process.stdout)} photos`);
  else if (direction === "import") console.log(await importPhotos(storage, process.stdin));
  else throw new Error('Cannot transfer photos: the argument has to be "export" or "import"');
});
