import { join } from "node:path";
import { defineConfig } from "vite";

/** Serves the built site as any static server would: nothing is a page that is no file. */
export default defineConfig({
  root: join(import.meta.dirname, "..", ".."),
  appType: "mpa",
  build: { outDir: "storybook-static" },
  logLevel: "warn",
});
