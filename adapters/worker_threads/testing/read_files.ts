import { zipSync } from "fflate";
import { WorkerRecipeFileReader } from "../recipe_file_reader.ts";

// Reads files that were made to take memory, one after the other. Prints the largest memory of the process, in bytes, and the
// outcomes. A process of its own, because memory of a thread is that of its process.

const SIZE = 15_900_000;

/** A list of one value again and again. */
function list(item: string): Buffer {
  const file = Buffer.alloc(SIZE, `${item},`);
  file.write("[", 0);
  file.write("]", SIZE - 1);
  return file;
}

/** An object with as many keys as a text may have. */
function keys(): Buffer {
  const file = Buffer.alloc(SIZE, " ");
  let at = file.write("{");
  for (let key = 0; key < 799_000; key += 1) at += file.write(`"${key.toString(36)}":0,`, at);
  file.write('"":0}', at);
  return file;
}

function zipOf(entry: Uint8Array): Uint8Array {
  return zipSync(Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.json`, entry])), { level: 1 });
}

const FILES: readonly (() => Uint8Array)[] = [
  () => list(" {}"),
  () => list(' {"name":"Soup"}'),
  keys,
  () => zipOf(list(" {}")),
  () => Buffer.alloc(50_000_000, " "),
];

const reader = new WorkerRecipeFileReader();
const outcomes: string[] = [];
for (const make of FILES) {
  try {
    await reader.read({ bytes: make(), name: "recipes" }, async ([first]) => {
      outcomes.push(first && "rejected" in first ? first.rejected : "read");
    });
  } catch (error) {
    outcomes.push(error instanceof Error ? error.message : "failed");
  }
}
await reader.close();
process.stdout.write(JSON.stringify({ maxBytes: process.resourceUsage().maxRSS * 1024, outcomes }));
