import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { SEARCH_INTENTS } from "../../core/search/mod.ts";

const READ_AT_ONCE = 32;

/**
 * A digest of everything that an import depends on: the recipes, the food table, the names of the pictures, the
 * importer's code, and the search intents that recipes are tagged with. It lets a start skip an unchanged catalogue without reading it.
 *
 * @param folder the catalogue's folder
 */
export async function catalogueFingerprint(folder = join(import.meta.dirname, "..")): Promise<string> {
  const [code, foods, recipes, pictures] = await Promise.all([
    filesIn(join(folder, "importer"), /(?<!_test)\.ts$/u),
    filesIn(join(folder, "foods"), /\.csv$/u),
    filesIn(join(folder, "recipes"), /\.json$/u),
    filesIn(join(folder, "pictures"), /\.webp$/u),
  ]);
  const hash = createHash("sha256");
  const paths = [
    ...code.map((name) => `importer/${name}`),
    ...foods.map((name) => `foods/${name}`),
    ...recipes.map((name) => `recipes/${name}`),
  ];
  for (let start = 0; start < paths.length; start += READ_AT_ONCE) {
    const batch = paths.slice(start, start + READ_AT_ONCE);
    const texts = await Promise.all(batch.map((path) => readFile(join(folder, path))));
    // Without the length, moving text from one file to the next would not change the digest.
    batch.forEach((path, index) => hash.update(`${path} ${texts[index]?.length}\n`).update(texts[index] ?? ""));
  }
  return hash.update(pictures.join("\n")).update(JSON.stringify(SEARCH_INTENTS)).digest("hex");
}

async function filesIn(folder: string, names: RegExp): Promise<string[]> {
  const all = await readdir(folder).catch(() => []);
  return all.filter((name) => names.test(name)).sort();
}
