import { readdirSync } from "node:fs";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** Another folder for a check that the texts are current. */
const FOLDER = process.env["LOCALES"] ?? "locales";

// A language is a folder in locales/. Each feature of the web app has texts of its own, so that a page loads few.
export default defineConfig({
  sourceLocale: "en",
  locales: readdirSync("locales"),
  catalogs: [
    { path: `${FOLDER}/{locale}/ui-kit`, include: ["ui-kit"], exclude: ["**/*_test.*", "**/*.stories.*"] },
    { path: `${FOLDER}/{locale}/platform`, include: ["webapp/platform"], exclude: ["**/*_test.*", "**/*.stories.*"] },
    {
      path: `${FOLDER}/{locale}/{name}`,
      include: ["webapp/features/{name}"],
      exclude: ["**/*_test.*", "**/*.stories.*"],
    },
  ],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: { i18n: ["#i18n", "i18n"] },
});
