// Draws the committed pictures: all of them, or those of the given ids.
//
//   node plate_art/catalogue_plates/draw_all.ts [id …]     draw, and print a line for each dish
//   node plate_art/catalogue_plates/draw_all.ts --check    list missing pictures; exit code 1 if any is missing
//   … --sheet FILE.png                          also put them all on one sheet
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { contactSheet } from "./contact_sheet.ts";
import { allJobs, draw, type PictureJob } from "./picture_job.ts";

/** One picture keeps a core busy for a second or two. More at once would only need more memory. */
const AT_ONCE = 2;

const { values: options, positionals: ids } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean" }, sheet: { type: "string" } },
});

const jobs = chosen(await allJobs());
if (options.check) listMissing();
else await drawChosen();
if (options.sheet) await writeSheet(options.sheet);

function chosen(all: PictureJob[]): PictureJob[] {
  const unknown = ids.filter((id) => !all.some((job) => job.spec.id === id));
  if (unknown.length > 0) {
    console.error(`Cannot draw ${unknown.join(", ")}: no plate has that id`);
    process.exit(1);
  }
  return ids.length === 0 ? all : all.filter((job) => ids.includes(job.spec.id));
}

function listMissing(): void {
  const files = jobs.flatMap((job) => job.files);
  const missing = files.filter((file) => !existsSync(file));
  for (const file of missing) console.error(`missing: ${basename(file)}`);
  console.log(`${files.length - missing.length} of ${files.length} pictures exist`);
  if (missing.length > 0) process.exitCode = 1;
}

async function drawChosen(): Promise<void> {
  const waiting = jobs.entries();
  async function drawNext(): Promise<void> {
    for (const [index, job] of waiting) {
      const files = await draw(job);
      const sizes = files.map(({ name, bytes }) => `${name} ${Math.round(bytes / 1000)} kB`).join(", ");
      console.log(`${String(index + 1).padStart(2)}/${jobs.length} ${sizes}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
}

async function writeSheet(file: string): Promise<void> {
  const pictures = await Promise.all(
    jobs.map(async ({ spec, files }) => ({ name: spec.id, picture: await readFile(files[0] ?? "") })),
  );
  await writeFile(file, await contactSheet(pictures));
  console.log(`sheet: ${file}`);
}
