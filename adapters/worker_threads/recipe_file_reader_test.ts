import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { zipSync } from "fflate";
import { afterEach, describe, expect, it } from "vitest";
import type { RecipeOfFile } from "../../core/cookbook/mod.ts";
import { writeCooklang } from "../recipe_files/mod.ts";
import { WorkerRecipeFileReader, type WorkerRecipeFileReaderOptions } from "./recipe_file_reader.ts";
import { HANGS } from "./testing/thread_modules.ts";

const zipOf = (names: readonly string[]) => {
  const recipe = { ingredients: [{ lines: [{ text: "2 leeks" }] }], steps: ["Boil them."], notes: [], tags: [] };
  const text = new TextEncoder();
  const picture = new Uint8Array(100_000);
  return zipSync(
    Object.fromEntries(
      names.flatMap((name) => [
        [`${name}.cook`, text.encode(writeCooklang({ name, ...recipe }))],
        [`${name}.jpg`, picture],
      ]),
    ),
  );
};
const soups = Array.from({ length: 45 }, (_, index) => `Soup ${index}`);
const stews = ["Stew 1", "Stew 2"];

let reader: WorkerRecipeFileReader;
afterEach(() => reader.close());

function start(options: WorkerRecipeFileReaderOptions = {}): WorkerRecipeFileReader {
  reader = new WorkerRecipeFileReader(options);
  return reader;
}

async function read(bytes: Uint8Array): Promise<readonly (readonly RecipeOfFile[])[]> {
  const batches: (readonly RecipeOfFile[])[] = [];
  await reader.read({ bytes, name: "recipes.zip" }, async (recipes) => void batches.push(recipes));
  return batches;
}
const namesOf = (batches: readonly (readonly RecipeOfFile[])[]) =>
  batches.flat().map((each) => ("ok" in each ? each.ok.recipe.name : each.rejected));

describe("a worker that reads files", { timeout: 60_000 }, () => {
  it("gives some recipes at a time with their pictures, and one file after the other", async () => {
    start();
    const [first, second] = await Promise.all([read(zipOf(soups)), read(zipOf(stews))]);

    expect(namesOf(first)).toEqual(soups);
    expect(first.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(first[0]?.[0]).toMatchObject({ ok: { pictures: [{ bytes: expect.any(Uint8Array) }] } });
    expect(namesOf(second)).toEqual(stews);
  });

  it("reads the next file after one whose recipes could not be stored", async () => {
    start();
    const file = { bytes: zipOf(soups), name: "recipes.zip" };
    await expect(reader.read(file, () => Promise.reject(new Error("Outage")))).rejects.toThrow("Outage");

    expect(namesOf(await read(zipOf(stews)))).toEqual(stews);
  });

  it("needs far less memory than a server has, whatever is in the files", async () => {
    const script = fileURLToPath(new URL("./testing/read_files.ts", import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    const { maxBytes, outcomes } = JSON.parse(stdout) as { maxBytes: number; outcomes: string[] };

    expect(outcomes).toEqual([
      expect.stringContaining("too large"),
      expect.stringContaining("too large"),
      "No recipe was found in the file.",
      expect.stringContaining("too large"),
      "Weekplate does not know this kind of file.",
    ]);
    // This process starts with 120 MB. A server in compose.yaml starts with less than 200 MB and has 768 MB.
    expect(maxBytes).toBeLessThan(500_000_000);
  });

  it("ends what takes too long", async () => {
    start({ module: HANGS, timeoutMs: 200 });

    await expect(read(zipOf(stews))).rejects.toMatchObject({ code: "file_not_read" });
  });
});
