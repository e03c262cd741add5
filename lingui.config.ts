import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

// A language is a folder in locales/. Each feature of the web app has texts of its own, so that a page loads few.
export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "de"],
  catalogs: [
    { path: "locales/{locale}/ui-kit", include: ["ui-kit"], exclude: ["**/*_test.*", "**/*.stories.*"] },
    { path: "locales/{locale}/platform", include: ["webapp/platform"], exclude: ["**/*_test.*", "**/*.stories.*"] },
    {
      path: "locales/{locale}/{name}",
      include: ["webapp/features/{name}"],
      exclude: ["**/*_test.*", "**/*.stories.*"],
    },
  ],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: { i18n: ["#i18n", "i18n"] },
});
