import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readLanguages } from "./read_languages.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-locales-"));
  await mkdir(join(folder, "ar"));
  await mkdir(join(folder, "drafts"));
});
afterEach(() => rm(folder, { recursive: true }));

it("gives each folder with a language.json", async () => {
  await writeFile(join(folder, "ar", "language.json"), '{ "name": "العربية", "direction": "rtl" }');

  expect(readLanguages(folder)).toEqual([{ tag: "ar", name: "العربية", direction: "rtl" }]);
});

it("names the file with another direction", async () => {
  await writeFile(join(folder, "ar", "language.json"), '{ "name": "العربية", "direction": "right" }');

  expect(() => readLanguages(folder)).toThrow(/ar.language\.json: .*"ltr"\|"rtl"/su);
});
