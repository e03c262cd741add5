import { defineConfig } from "vitest/config";

/** The tests of `core` and of its stores in memory: one mutant costs one run, so nothing else is loaded. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    include: ["core/**/*_test.ts", "adapters/memory/**/*_test.ts"],
    isolate: false,
    watch: false,
    reporters: ["dot"],
  },
});
