import { defineConfig } from "vitest/config";

/** The tests of `core` alone: one mutant costs one run, so nothing else is loaded. */
export default defineConfig({
  test: { testTimeout: 30_000, include: ["core/**/*_test.ts"], isolate: false, watch: false, reporters: ["dot"] },
});
