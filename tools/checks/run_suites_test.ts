import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runSuites, type Suite } from "./run_suites.ts";

// Real runs of Vitest and Playwright over planted tests: their reports and exit codes are what the runner relies on.

const TEST_TIMEOUT_MS = 120_000;

let folder: string;

beforeAll(async () => {
  await mkdir(".cache", { recursive: true });
  folder = await mkdtemp(join(".cache", "suites-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a run of suites", { timeout: TEST_TIMEOUT_MS }, () => {
  it("counts what failed in Vitest, in a hook, outside a test and while loading a file", async () => {
    const suite = await vitestSuite({
      "kitchen_case.ts": [
        `it("boils water", () => {});`,
        `it("fries an egg", () => expect("raw <egg>").toBe("fried"));`,
        `it("bakes bread", { skip: true }, () => {});`,
        `it("forgets the milk", () => void Promise.reject(new Error("the milk boiled over")));`,
      ],
      "oven_case.ts": [
        `describe("the oven", () => {`,
        `  beforeAll(() => { throw new Error("no gas"); });`,
        `  it("gets hot", () => {});`,
        `});`,
      ],
      "cupboard_case.ts": [`throw new Error("the door is stuck");`],
    });

    const { passed, output } = await run(suite);

    expect(passed).toBe(false);
    expect(output).toContain("kitchen_case.ts › fries an egg\n    AssertionError: expected 'raw <egg>' to be 'fried'");
    expect(output).toContain("the milk boiled over");
    expect(output).toContain("Error: no gas");
    expect(output).toContain("Error: the door is stuck");
    expect(output).toMatch(/s {2}planted: \S*kitchen_case\.ts/u);
    // Four failures, a skipped test, and one that a failed hook skipped.
    expect(output).toMatch(/2 passed, 6 failed$/u);
  });

  it("counts what failed in Playwright", async () => {
    await plant("playwright.config.ts", [
      `export default { testMatch: "*_walk.ts", outputDir: "out", reporter: [["junit", { outputFile: process.cwd() + "/" + process.env.REPORT_FILE }]] };`,
    ]);
    await plant("market_walk.ts", [
      `import { expect, test } from "@playwright/test";`,
      `test("buys bread", () => {});`,
      `test("finds a herring", () => expect("cod").toBe("herring"));`,
    ]);

    const { passed, output } = await run({
      name: "planted",
      command: ["playwright", "test", `--config=${join(folder, "playwright.config.ts")}`],
      timeLimitMinutes: 1,
    });

    expect(passed).toBe(false);
    expect(output).toContain("market_walk.ts › finds a herring");
    expect(output).toMatch(/1 passed, 1 failed$/u);
  });

  it("passes when every test passes or a suite says why it can't run", async () => {
    const suite = await vitestSuite({ "kitchen_case.ts": [`it("boils water", () => {});`] });

    const { passed, output } = await run(suite, { ...suite, name: "docker", prepare: async () => "no Docker answers" });

    expect(passed).toBe(true);
    expect(output).toContain("docker: no Docker answers");
    expect(output).toMatch(/1 passed, 0 failed$/u);
  });

  it.each<[string, readonly [string, ...string[]], string]>([
    ["runs no test", ["true"], "no test ran"],
    ["fails without a failed test", ["false"], "its command failed, though no test did"],
    ["hangs, with what it started", ["bash", "-c", "sleep 600 & sleep 600"], "its command failed, though no test did"],
  ])("fails when a suite %s", async (_case, command, reason) => {
    const { passed, output } = await run({ name: "planted", command, timeLimitMinutes: 0.02 });

    expect(passed).toBe(false);
    expect(output).toContain(`planted: ${reason}`);
    expect(output).toMatch(/0 passed, 1 failed$/u);
  });
});

/** What the run returns, and what it prints. */
async function run(...suites: readonly Suite[]): Promise<{ passed: boolean; output: string }> {
  const lines: string[] = [];
  const spies = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const spy of spies) spy.mockImplementation((line: string) => void lines.push(line));
  const passed = await runSuites([[suites]]);
  for (const spy of spies) spy.mockRestore();
  return { passed, output: lines.join("\n") };
}

async function vitestSuite(files: Readonly<Record<string, readonly string[]>>): Promise<Suite> {
  const config = `export default { test: { include: ["*_case.ts"], reporters: [["junit", { outputFile: process.cwd() + "/" + process.env.REPORT_FILE }]] } };`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await plant("vitest.config.ts", [config]);
  for (const [name, lines] of Object.entries(files)) {
    await plant(name, [`import { beforeAll, describe, expect, it } from "vitest";`, ...lines]);
  }
  return {
    name: "planted",
    command: ["vitest", "run", `--root=${folder}`, "--config=vitest.config.ts"],
    timeLimitMinutes: 1,
  };
}

async function plant(name: string, lines: readonly string[]): Promise<void> {
  await writeFile(join(folder, name), `${lines.join("\n")}\n`);
}
