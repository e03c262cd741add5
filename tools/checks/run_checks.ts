import { runStep, type Step } from "./steps.ts";

// `make check`: everything that can be said of the code without running the product.

const STEPS: readonly Step[] = [
  { name: "Format", command: "biome", args: ["check", "--linter-enabled=false", "."] },
  { name: "Types, and that imports point inwards", command: "tsc", args: ["-b"] },
  { name: "Lint", command: "oxlint", args: ["--type-aware", "--quiet"] },
  { name: "Conventions: names, doors, pure core", command: "node", args: ["tools/checks/conventions.ts"] },
  { name: "Docs: links, commands, settings", command: "node", args: ["tools/checks/docs.ts"] },
  { name: "Size of every route", command: "node", args: ["tools/checks/web_budgets.ts"] },
  { name: "Tokens are derived", command: "node", args: ["ui-kit/tokens/derive_tokens.ts", "--check"] },
  { name: "Catalogue", command: "node", args: ["tools/catalogue_lint/check_catalogue.ts", "--quiet"] },
];

const failed: string[] = [];
for (const step of STEPS) {
  if (!(await runStep(step))) failed.push(step.name);
}
if (failed.length > 0) {
  console.error(`\nmake check: failed: ${failed.join("; ")}`);
  process.exit(1);
}
console.log("\nmake check: all well");
