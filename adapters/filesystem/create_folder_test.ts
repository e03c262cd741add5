import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createFolder } from "./create_folder.ts";

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "weekplate-folder-"));
});

afterEach(() => rm(parent, { recursive: true }));

it("creates a folder with those above it, also twice and concurrently", async () => {
  const folder = join(parent, "state", "photos");
  await Promise.all([createFolder(folder), createFolder(folder)]);
  await createFolder(folder);

  expect((await stat(folder)).isDirectory()).toBe(true);
});

it("fails below a file", async () => {
  await writeFile(join(parent, "file"), "");

  await expect(createFolder(join(parent, "file", "state"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

it("fails where the system lets no one create a folder", async () => {
  await expect(createFolder("/proc/weekplate/state")).rejects.toThrow("mkdir");
});
