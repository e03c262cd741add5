import { cruise } from "dependency-cruiser";

// Rules of imports that the compiler's project references can't express. Prints a line for each fault and fails.

const FOLDERS = [
  "core",
  "wire",
  "catalogue",
  "plate_art",
  "adapters",
  "infra",
  "ui-kit",
  "webapp",
  "tests",
  "tools",
  ".storybook",
];

const { output } = await cruise([...FOLDERS], {
  // The other parsers need the compiler's API, which TypeScript 7 does not have.
  parser: "swc",
  // Imports of types count.
  tsPreCompilationDeps: true,
  doNotFollow: { path: "node_modules" },
  exclude: { path: "^webapp/dist/" },
  validate: true,
  ruleSet: {
    forbidden: [
      { name: "no import cycles, those of types included", severity: "error", from: {}, to: { circular: true } },
      {
        name: "a context of core is imported through its mod.ts",
        severity: "error",
        from: { path: "^([^/]+/[^/]+)/" },
        to: { path: "^core/[a-z_]+/", pathNot: ["^core/[a-z_]+/(?:mod\\.ts$|testing/)", "^$1/"] },
      },
      {
        name: "what helps tests of core is imported by tests only",
        severity: "error",
        from: { pathNot: "_test\\.tsx?$|/testing/" },
        to: { path: "^core/[a-z_]+/testing/" },
      },
      {
        name: "a component of the kit is imported through its mod.ts",
        severity: "error",
        from: { path: "^([^/]+/[^/]+)/" },
        to: { path: "^ui-kit/[A-Z]\\w*/", pathNot: ["^ui-kit/[A-Z]\\w*/mod\\.ts$", "^$1/"] },
      },
      {
        name: "plate_art imports only sharp, zod and itself",
        severity: "error",
        from: { path: "^plate_art/", pathNot: "_test\\.ts$|/vitest\\.config\\.ts$" },
        to: { pathNot: ["^plate_art/", "^node_modules/(sharp|zod)/"], dependencyTypesNot: ["core"] },
      },
      {
        name: "plate_art is imported through its mod.ts",
        severity: "error",
        from: { pathNot: "^plate_art/" },
        to: { path: "^plate_art/", pathNot: "^plate_art/mod\\.ts$" },
      },
      {
        // The compiler allows them to every folder that refers to adapters.
        name: "only the worker threads import plate_art",
        severity: "error",
        from: { pathNot: "^(plate_art|adapters/worker_threads)/" },
        to: { path: "^plate_art/" },
      },
      {
        name: "nothing of the product imports tests or tools",
        severity: "error",
        from: {
          path: "^(core|wire|catalogue|plate_art|adapters|infra|ui-kit|webapp)/",
          pathNot: "_test\\.tsx?$|/testing/",
        },
        to: { path: "^(tests|tools)/" },
      },
    ],
  },
});
if (typeof output === "string") throw new Error("Cannot read the imports: dependency-cruiser reported text");
const { totalCruised, violations } = output.summary;

for (const { rule, from, to, cycle } of violations) {
  console.error(`${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(" → ")}`);
}
if (totalCruised === 0) console.error("No module was read.");
if (violations.length > 0 || totalCruised === 0) process.exitCode = 1;
else console.log(`${totalCruised} modules import as they may`);
