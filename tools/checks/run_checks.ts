import { runCommand } from "./run_command.ts";

// `make check`: everything that can be said of the code without running the product.

const CHECKS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Format: ["biome", "check", "--linter-enabled=false", "."],
  "Types, and that imports point inwards": ["tsc", "-b"],
  Lint: ["oxlint", "--type-aware", "--quiet"],
  "Imports: cycles, doors": ["node", "tools/checks/imports.ts"],
  "Conventions: file names": ["node", "tools/checks/conventions.ts"],
  "Docs: links, commands, settings": ["node", "tools/checks/docs.ts"],
  "Size of every route": ["node", "tools/checks/web_budgets.ts"],
  "Licenses of what is shipped": ["node", "tools/checks/licenses.ts"],
  Catalogue: ["node", "tools/catalogue_lint/check_catalogue.ts", "--quiet"],
};
const TIME_LIMIT_MINUTES = 10;

const failed: string[] = [];
for (const [name, command] of Object.entries(CHECKS)) {
  console.log(`\n── ${name}`);
  if (!(await runCommand(command, { timeLimitMinutes: TIME_LIMIT_MINUTES }))) failed.push(name);
}
console.log(failed.length > 0 ? `\nmake check: failed: ${failed.join("; ")}` : "\nmake check: passed");
if (failed.length > 0) process.exitCode = 1;
