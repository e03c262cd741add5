import { Stryker } from "@stryker-mutator/core";
import { printFigures, writeMeasurements } from "../measure/measurements.ts";

// `make mutation`: changes `core` in every small way that Stryker knows and reports each change that no test notices.
// `make mutation CONTEXT=chat` does so for one context. The contracts of its stores count: they prove what core decides for a store.

/** A busy machine is slow, and a mutant that runs into the time limit would count as noticed. */
const TIMEOUT_MS = 60_000;
const CONTEXTS = ["shared", "account", "chat", "community", "meal_plan", "recipe"];
const CONCURRENCY = Number(process.env["CONCURRENCY"] ?? "2");

const contexts = process.argv.length > 2 ? process.argv.slice(2) : CONTEXTS;
for (const context of contexts) {
  const [folder] = context.split("/");
  const stryker = new Stryker({
    testRunner: "command",
    coverageAnalysis: "off",
    commandRunner: {
      command: `node_modules/.bin/vitest run --config tools/mutation/vitest.config.ts --no-isolate --bail 1 core/${folder}/ adapters/memory/${folder}/`,
    },
    mutate: [`core/${context.endsWith(".ts") ? context : `${context}/**/*.ts`}`, "!**/*_test.ts", "!**/testing/**"],
    // Stryker would read it with the compiler API that TypeScript 7 does not have.
    tsconfigFile: "no_such_file.json",
    timeoutMS: TIMEOUT_MS,
    concurrency: CONCURRENCY,
    tempDirName: ".cache/mutation",
    ignorePatterns: [
      "/catalogue/pictures",
      "/catalogue/recipes",
      "/plate_art/catalogue_plates",
      "/webapp/dist",
      "/storybook-static",
    ],
    reporters: ["clear-text", "json"],
    clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
    jsonReporter: { fileName: `reports/mutation/${context.replace("/", "-")}.json` },
    thresholds: { high: 95, low: 95, break: null },
  });
  const results = await stryker.runMutationTest();
  const survived = results.filter(({ status }) => status === "Survived" || status === "NoCoverage").length;
  const counted = results.filter(({ status }) => status !== "Ignored" && status !== "CompileError").length;
  const score = ((100 * (counted - survived)) / counted).toFixed(1);
  printFigures(`- core/${context}: ${score} % of ${counted} mutants, ${survived} survive`);
}
await writeMeasurements("mutation", { title: "Changes of core that no test notices" });
