import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const execute = promisify(execFile);
const TREE = [
  "core",
  "wire",
  "plate_art/tsconfig.json",
  "tsconfig.base.json",
  "tsconfig.json",
  ".oxlintrc.json",
  "package.json",
];
const TEST_TIMEOUT_MS = 120_000;

// A copy of the folders, into which faults are planted.
let copy: string;

beforeAll(async () => {
  await mkdir(".cache", { recursive: true });
  copy = await mkdtemp(join(".cache", "planted-"));
  for (const path of TREE) await cp(path, join(copy, path), { recursive: true });
  await mkdir(join(copy, "adapters"));
  await writeFile(join(copy, "adapters", "outside.ts"), "export const outside = 1;\n");
  await writeFile(join(copy, "plate_art", "mod.ts"), "export const inside = 1;\n");
});

afterAll(() => rm(copy, { recursive: true, force: true }));

it(
  "the compiler refuses imports that point outwards, and what core's pure library lacks",
  async () => {
    const faults = {
      "core/shared/planted_import.ts": 'export * from "../../adapters/outside.ts";',
      "wire/planted_import.ts": 'export * from "../adapters/outside.ts";',
      "core/shared/planted_plate.ts": 'export * from "../../plate_art/mod.ts";',
      "plate_art/planted_import.ts": 'export * from "../core/shared/mod.ts";',
      "core/shared/planted_process.ts": "export const planted = process.pid;",
      "core/shared/planted_fetch.ts": "export const planted = fetch;",
      "core/shared/planted_url.ts": "export const planted = URL;",
      "core/shared/planted_timer.ts": "export const planted = setTimeout;",
    };
    await plant(faults);

    const output = await outputOf("tsc", ["-b", join(copy, "wire"), join(copy, "plate_art")]);

    for (const file of Object.keys(faults)) expect(output).toContain(`${file}(1,`);
  },
  TEST_TIMEOUT_MS,
);

it(
  "the linter refuses libraries, the clock and random numbers in core",
  async () => {
    const faults = {
      "core/shared/planted_library.ts": 'export { z } from "zod";',
      "core/shared/planted_now.ts": "export const planted = Date.now();",
      "core/shared/planted_random.ts": "export const planted = Math.random();",
    };
    await plant(faults);

    const output = await outputOf("oxlint", [
      "-c",
      join(copy, ".oxlintrc.json"),
      ...Object.keys(faults).map((file) => join(copy, file)),
    ]);

    for (const file of Object.keys(faults)) expect(output).toContain(file);
  },
  TEST_TIMEOUT_MS,
);

async function plant(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) await writeFile(join(copy, path), `${text}\n`);
}

/** The output of a command that fails. */
async function outputOf(program: string, args: readonly string[]): Promise<string> {
  const run = execute(join("node_modules", ".bin", program), args);
  return run.then(
    () => "nothing was refused",
    (error: Error & { stdout?: string }) => error.stdout ?? String(error),
  );
}
