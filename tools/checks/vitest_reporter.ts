import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from "vitest/node";
import { type Failure, firstLines, type VitestReport } from "./suite_report.ts";

/**
 * Writes how a run of Vitest went to a file, for the sum of all suites: counts and failures, those outside any test
 * among them (a file that can't be read, a hook, an error that nobody caught), which Vitest's own JSON leaves out. It also
 * leaves out what axe said of each story, some 180 MB.
 */
export class VitestReporter implements Reporter {
  readonly #file: string;

  /** @param file where to write, as `VitestReport`. */
  constructor(file: string) {
    this.#file = file;
  }

  async onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Promise<void> {
    const tests = modules.map((module) => ({ module, cases: [...module.children.allTests()] }));
    const states = tests.flatMap(({ cases }) => cases.map((test) => test.result().state));
    const count = (...wanted: readonly string[]) => states.filter((state) => wanted.includes(state)).length;
    const report: VitestReport = {
      // A test that never ended is one that was left out.
      count: { passed: count("passed"), failed: count("failed"), skipped: count("skipped", "pending") },
      failures: [
        ...unhandled.map(({ message }) => ({ where: "an error that no test caught", said: firstLines(message) })),
        ...modules.flatMap(failuresIn),
      ],
      testsByFile: tests.reduce<Record<string, number>>((total, { module, cases }) => {
        const file = pathOf(module);
        // A file of stories is there once in each theme.
        total[file] = (total[file] ?? 0) + cases.length;
        return total;
      }, {}),
    };
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(this.#file, JSON.stringify(report));
  }
}

function failuresIn(module: TestModule): readonly Failure[] {
  const file = `${module.project.name} ${pathOf(module)}`;
  const failure = (where: string, errors: readonly { readonly message: string }[] = []) =>
    errors.slice(0, 1).map(({ message }) => ({ where, said: firstLines(message) }));
  return [
    ...failure(file, module.errors()),
    ...[...module.children.allSuites()].flatMap((suite: TestSuite) =>
      failure(`${file} › ${suite.fullName}`, suite.errors()),
    ),
    ...[...module.children.allTests("failed")].flatMap((test: TestCase) =>
      failure(`${file} › ${test.fullName}`, test.result().errors),
    ),
  ];
}

function pathOf({ moduleId, project }: TestModule): string {
  return relative(project.vitest.config.root, moduleId);
}
