import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Report, sumOfTests } from "./sum_of_tests.ts";

// Prints the sum of the tests in all reports of a run. Its argument is the exit code of what ran them.

const FOLDER = "reports/tests";

const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".json"));
const texts = await Promise.all(files.map((name) => readFile(join(FOLDER, name), "utf8")));
const { passed, failed } = sumOfTests(
  texts.map((text): Report => JSON.parse(text)),
  { exitCode: Number(process.argv[2]) },
);
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
