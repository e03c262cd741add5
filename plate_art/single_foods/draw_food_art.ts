// Draws the foods of ingredient trays and the dishes of preference cards, as small SVG files.
//
//   node plate_art/single_foods/draw_food_art.ts            draw them all, and delete files that are no longer drawn
//   node plate_art/single_foods/draw_food_art.ts --check    list files that differ; exit code 1 if any does
//   … --sheet FILE.png                               also put them all on one sheet
import { readdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { ART_FOLDERS, artFiles } from "./art_files.ts";
import { artSheet } from "./art_sheet.ts";

const { values: options } = parseArgs({ options: { check: { type: "boolean" }, sheet: { type: "string" } } });

const files = artFiles();
const expected = new Set(files.map(({ file }) => file));
const unexpected = Object.values(ART_FOLDERS)
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((file) => file.endsWith(".svg") && !expected.has(file));

if (options.check) await listDifferent();
else await writeAll();
if (options.sheet) {
  await writeFile(options.sheet, await artSheet(files));
  console.log(`sheet: ${options.sheet}`);
}

async function listDifferent(): Promise<void> {
  const read = await Promise.all(files.map(({ file }) => readFile(file, "utf8").catch(() => undefined)));
  const different = files.filter(({ svg }, index) => read[index] !== svg).map(({ file }) => file);
  for (const file of different) console.error(`differs: ${file}`);
  for (const file of unexpected) console.error(`not drawn by this program: ${file}`);
  console.log(`${files.length - different.length} of ${files.length} committed drawings match the code`);
  if (different.length + unexpected.length > 0) process.exitCode = 1;
}

async function writeAll(): Promise<void> {
  await Promise.all(files.map(({ file, svg }) => writeFile(file, svg)));
  await Promise.all(unexpected.map((file) => rm(file)));
  const sizes = files.map(({ svg }) => svg.length);
  const heaviest = files[sizes.indexOf(Math.max(...sizes))];
  console.log(
    `${files.length} drawings, the heaviest ${basename(heaviest?.file ?? "")} with ${((heaviest?.svg.length ?? 0) / 1000).toFixed(1)} kB`,
  );
}
