import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { catalogueFingerprint } from "./catalogue_fingerprint.ts";

let folder: string;
let before: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-catalogue-"));
  for (const part of ["recipes", "pictures", "importer", "foods"]) await mkdir(join(folder, part));
  await write("foods/foods.csv", "key\ntomato\n");
  await write("recipes/caprese.json", "{}");
  before = await catalogueFingerprint(folder);
});

afterEach(() => rm(folder, { recursive: true }));

it("is the same for the same files", async () => {
  expect(await catalogueFingerprint(folder)).toBe(before);
});

it.each([
  ["a changed recipe", "recipes/caprese.json", "{ }"],
  ["a new recipe", "recipes/soup.json", "{}"],
  ["a changed food table", "foods/foods.csv", "key\nleek\n"],
  ["changed code", "importer/nutrition.ts", "export {};"],
  ["a new picture", "pictures/caprese-detail-1.webp", ""],
])("changes with %s", async (_, path, text) => {
  await write(path, text);
  expect(await catalogueFingerprint(folder)).not.toBe(before);
});

it.each([
  ["a test", "importer/nutrition_test.ts"],
  ["a page of prose", "README.md"],
])("does not change with %s", async (_, path) => {
  await write(path, "anything");
  expect(await catalogueFingerprint(folder)).toBe(before);
});

function write(path: string, text: string): Promise<void> {
  return writeFile(join(folder, path), text);
}
