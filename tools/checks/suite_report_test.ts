import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { concludeSuites, playwrightReport, type SuiteReport, testsUnder, vitestReport } from "./suite_report.ts";

const execute = promisify(execFile);

/** A runner of its own starts, and on a busy machine that takes many seconds. */
const PATIENCE = { timeout: 120_000 };

let folder: string;

beforeAll(async () => {
  await mkdir(".cache", { recursive: true });
  folder = await mkdtemp(join(".cache", "suites-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the report of a run of Vitest", PATIENCE, () => {
  it("counts what passed, failed and was left out, and tells each failure, also outside a test", async () => {
    const results = join(folder, "vitest.json");
    await plant("vitest.config.ts", [
      `import { VitestReporter } from "../../checks/vitest_reporter.ts";`,
      `export default { test: { include: ["*_case.ts"], reporters: [new VitestReporter("${results}")] } };`,
    ]);
    const importing = `import { beforeAll, describe, expect, it } from "vitest";`;
    await plant("kitchen_case.ts", [
      importing,
      `it("boils water", () => {});`,
      `it("fries an egg", () => expect("raw").toBe("fried"));`,
      `it("bakes bread", { skip: true }, () => {});`,
      `it("forgets the milk", () => void Promise.reject(new Error("the milk boiled over")));`,
    ]);
    await plant("oven_case.ts", [
      importing,
      `describe("the oven", () => {`,
      `  beforeAll(() => { throw new Error("no gas"); });`,
      `  it("gets hot", () => {});`,
      `});`,
    ]);
    await plant("cupboard_case.ts", [`throw new Error("the door is stuck");`]);

    await run("vitest", ["run", `--root=${folder}`, "--config=vitest.config.ts"]);
    const report = await vitestReport(results);

    expect(report.count).toEqual({ passed: 2, failed: 1, skipped: 2 });
    expect(report.failures).toHaveLength(4);
    expect(report.failures).toEqual(
      expect.arrayContaining([
        { where: "an error that no test caught", said: "the milk boiled over" },
        { where: expect.stringMatching(/cupboard_case\.ts$/u), said: "the door is stuck" },
        { where: expect.stringMatching(/oven_case\.ts › the oven$/u), said: "no gas" },
        {
          where: expect.stringMatching(/kitchen_case\.ts › fries an egg$/u),
          said: expect.stringMatching(/^expected 'raw'/u),
        },
      ]),
    );
    expect(testsUnder("kitchen", report)).toBe(4);
  });

  it("is empty where the run wrote none", async () => {
    expect(await vitestReport(join(folder, "none.json"))).toMatchObject({ count: { passed: 0 }, failures: [] });
  });
});

describe("the report of a run of Playwright", PATIENCE, () => {
  it("counts what passed, failed, was flaky and was left out, and tells each failure", async () => {
    const results = join(folder, "playwright.json");
    await plant("playwright.config.ts", [
      `export default { testMatch: "*_walk.ts", retries: 1, outputDir: "out", reporter: [["json", { outputFile: "playwright.json" }]] };`,
    ]);
    await plant("market_walk.ts", [
      `import { expect, test } from "@playwright/test";`,
      `test("buys bread", () => {});`,
      `test.describe("at the fish stall", () => {`,
      `  test("finds a herring", () => expect("cod").toBe("herring"));`,
      `});`,
      `test("finds a plum at the second try", ({}, { retry }) => expect(retry).toBe(1));`,
      `test("flies", ({}, info) => info.skip());`,
    ]);

    await run("playwright", ["test", `--config=${join(folder, "playwright.config.ts")}`]);
    const report = await playwrightReport(results);

    expect(report.count).toEqual({ passed: 1, failed: 2, skipped: 1 });
    expect(report.failures.map(({ where }) => where)).toEqual([
      "market_walk.ts › finds a plum at the second try",
      "market_walk.ts › finds a herring",
    ]);
    expect(report.failures[1]?.said).toContain("expect(received).toBe(expected)");
  });

  it("tells what failed before any test", async () => {
    await plant("broken.config.ts", [
      `export default { testMatch: "broken_walk.ts", outputDir: "out", reporter: [["json", { outputFile: "broken.json" }]] };`,
    ]);
    await plant("broken_walk.ts", [`throw new Error("the market is closed");`]);

    await run("playwright", ["test", `--config=${join(folder, "broken.config.ts")}`]);

    const { failures } = await playwrightReport(join(folder, "broken.json"));
    expect(failures).toContainEqual({
      where: "before or after the tests",
      said: expect.stringContaining("the market is closed"),
    });
  });
});

describe("the end of all suites", () => {
  const well: SuiteReport = { count: { passed: 3, failed: 0, skipped: 0 }, failures: [] };

  it("is the sum of all, and well where nothing failed", () => {
    const { isWell, said } = conclude([
      { name: "use cases", wentWell: true, report: well },
      { name: "journeys", wentWell: true, report: well },
    ]);

    expect(isWell).toBe(true);
    expect(said).toBe("\n6 passed, 0 failed");
  });

  it("tells each failure before the sum", () => {
    const failures = [{ where: "egg_test.ts › fries", said: "expected 'raw'\nto be 'fried'" }];
    const { isWell, said } = conclude([
      { name: "use cases", wentWell: false, report: { count: { passed: 2, failed: 1, skipped: 0 }, failures } },
    ]);

    expect(isWell).toBe(false);
    expect(said).toBe(
      "\nWhat failed:\n- use cases: egg_test.ts › fries\n    expected 'raw'\n    to be 'fried'\n\n2 passed, 1 failed",
    );
  });

  it.each([
    ["that ended badly without a failed test", { wentWell: false, report: well }, "3 passed, 1 failed"],
    [
      "that left a test out",
      { wentWell: true, report: { ...well, count: { passed: 3, failed: 0, skipped: 1 } } },
      "3 passed, 1 failed",
    ],
    [
      "that ran no test",
      { wentWell: true, report: { ...well, count: { passed: 0, failed: 0, skipped: 0 } } },
      "0 passed, 0 failed",
    ],
  ])("is not well with a suite %s", (_name, suite, last) => {
    const { isWell, said } = conclude([{ name: "use cases", ...suite }]);

    expect(isWell).toBe(false);
    expect(said.split("\n").at(-1)).toBe(last);
  });
});

/** What it returns, and all that it prints. */
function conclude(suites: Parameters<typeof concludeSuites>[0]): { isWell: boolean; said: string } {
  const lines: string[] = [];
  const spies = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const spy of spies) spy.mockImplementation((line: string) => void lines.push(line));
  const isWell = concludeSuites(suites);
  for (const spy of spies) spy.mockRestore();
  return { isWell, said: lines.join("\n") };
}

async function plant(name: string, lines: readonly string[]): Promise<void> {
  await writeFile(join(folder, name), `${lines.join("\n")}\n`);
}

/** Runs one of the project's programs, which fails here: that is what is looked at. */
async function run(program: string, args: readonly string[]): Promise<void> {
  await expect(execute(join("node_modules", ".bin", program), args)).rejects.toThrow("Command failed");
}
