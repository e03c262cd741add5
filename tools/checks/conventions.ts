import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { sourceFiles } from "./source_files.ts";

// Conventions that neither the compiler nor the linter can check. Prints a line for each fault and fails.

const BANNED_NAMES = /^(index|utils?|helpers?|common|misc|lib)\.tsx?$/u;
// The linter's `filename-case` can't tell component files, which have their own exact name, from the others.
const SNAKE_CASE = /^\.?[a-z0-9]+(_[a-z0-9]+)*(\.config|\.generated)?\.tsx?$/u;
const COMPONENT = /^[A-Z][A-Za-z0-9]*(_test|\.stories)?\.tsx$/u;

const files = await sourceFiles();
const faults = files.flatMap((path) => {
  const name = basename(path);
  if (/\.(js|jsx|cjs)$/u.test(path)) return [`${path}: the project is TypeScript throughout`];
  if (!/\.tsx?$/u.test(path)) return [];
  if (BANNED_NAMES.test(name)) return [`${path}: name it for what it does`];
  if (SNAKE_CASE.test(name) || COMPONENT.test(name)) return [];
  return [`${path}: files are snake_case.ts; a component's file has its exact name`];
});
for (const path of files.filter((file) => /^core\/.*(?<!_test)\.ts$/u.test(file))) {
  // The linter can forbid `Date`, but not its constructor without arguments alone.
  if ((await readFile(path, "utf8")).includes("new Date()")) faults.push(`${path}: core asks a Clock for the time`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0 || files.length === 0) process.exitCode = 1;
else console.log(`${files.length} files keep the conventions`);
