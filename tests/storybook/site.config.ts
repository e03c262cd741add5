import { join } from "node:path";
import { defineConfig } from "vite";

/** Serves the built site like a static file server, without a fallback page. */
export default defineConfig({
  root: join(import.meta.dirname, "..", ".."),
  appType: "mpa",
  build: { outDir: "storybook-static" },
  logLevel: "warn",
});
