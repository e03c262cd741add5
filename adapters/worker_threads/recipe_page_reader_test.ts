import { afterEach, describe, expect, it } from "vitest";
import { HtmlRecipePageReader } from "../recipe_pages/mod.ts";
import { WorkerRecipePageReader, type WorkerRecipePageReaderOptions } from "./recipe_page_reader.ts";
import { HANGS } from "./testing/thread_modules.ts";

const text = "Leek Soup\n\nIngredients\n2 leeks\n1 l water\n\nMethod\nSlice the leeks.\nBoil them in the water.";

let reader: WorkerRecipePageReader;
afterEach(() => reader.close());

function start(options: WorkerRecipePageReaderOptions = {}): WorkerRecipePageReader {
  reader = new WorkerRecipePageReader(options);
  return reader;
}

describe("a worker that reads pages", { timeout: 60_000 }, () => {
  it("reads what this thread would read, and says where there is no recipe", async () => {
    const page = { text, url: "https://example.com/leek-soup" };

    expect(await start().read(page)).toEqual(new HtmlRecipePageReader().read(page));
    await expect(reader.read({ text: "Nothing to eat." })).rejects.toMatchObject({
      code: "no_recipe_found",
      message: "No recipe was found in this text.",
    });
  });

  it("ends what takes too long, and refuses more than it can queue", async () => {
    start({ module: HANGS, timeoutMs: 200, maxQueued: 1 });
    const readings = [1, 2, 3].map(() => reader.read({ text }));

    await expect(readings[2]).rejects.toMatchObject({ code: "import_unavailable" });
    await expect(readings[0]).rejects.toMatchObject({ code: "no_recipe_found" });
    await expect(readings[1]).rejects.toMatchObject({ code: "no_recipe_found" });
  });
});
