import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { sourceFiles } from "./source_files.ts";

// Conventions that neither the compiler nor the linter can check. Prints a line for each fault and fails.

const LINT_RULES = ".oxlintrc.json";
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
// The linter has no rule that requires a reason for what is switched off, or for a cast.
const CAST = /[\w)\]}"'`] as (?!const\b|(?:Readonly<)?Record<string, unknown>|string \| undefined,)["'`({[\w]/u;
const OF_INDEXED = /(?:\]|\.at\(-1\)|\.get\([\w.]*\)) as /u;
/** Imports and texts of JSX have the word too. */
const NO_CAST = /^\s*(?:\/?\*|import|export [{*])|^\s*(?:type )?\w+ as \w+,$|^[^=({;]*$/u;
const INDEXES_ARE_SOUND = "// Casts of indexed values are sound";
const SHIPPED =
  /^(?:core|adapters|infra|webapp|ui-kit|wire)\/(?!.*(?:_test\.|\.stories\.))(?!contracts\/|(?:.*\/)?(?:testing|migrations)\/)/u;
for (const path of files.filter((file) => /\.tsx?$/u.test(file))) {
  const lines = (await readFile(path, "utf8")).split("\n");
  for (const [index, line] of lines.entries()) {
    if (/(?:oxlint|eslint)-disable(?!.* -- \S)/u.test(line))
      faults.push(`${path}:${index + 1}: give the reason after --`);
    const code = line.replaceAll(/"[^"]*"|`[^`]*`|\/\/.*/gu, '""');
    const isCast = /\bas (?:unknown as|never)\b/u.test(code) || (SHIPPED.test(path) && isShippedCast(code, lines));
    const hasReason = line.includes("//") || lines[index - 1]?.includes("//");
    if (isCast && !hasReason) faults.push(`${path}:${index + 1}: say why the cast is sound`);
  }
}

function isShippedCast(code: string, lines: readonly string[]): boolean {
  if (!CAST.test(code) || NO_CAST.test(code)) return false;
  return !(OF_INDEXED.test(code) && lines.some((line) => line.startsWith(INDEXES_ARE_SOUND)));
}

let hasReason = false;
for (const [index, line] of (await readFile(LINT_RULES, "utf8")).split("\n").entries()) {
  const isOff = line.includes(': "off"');
  if (isOff && !hasReason) faults.push(`${LINT_RULES}:${index + 1}: give the reason in a comment above`);
  hasReason = line.includes("//") || (hasReason && !isOff);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0 || files.length === 0) process.exitCode = 1;
else console.log(`${files.length} files keep the conventions`);
