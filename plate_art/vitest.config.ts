import { defineConfig } from "vitest/config";

// The root is the repository, where the report of the tests is expected.
export default defineConfig({ test: { include: ["plate_art/**/*_test.ts"], testTimeout: 60_000 } });
