import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { englishTexts } from "../webapp/texts.config.ts";
import { madeOfModule } from "./made_of/made_of_plugin.ts";
import { prebundled } from "./prebundled.ts";
import { expandedProps } from "./props/props_plugin.ts";

const ROOT = join(import.meta.dirname, "..");

/** A build that neither lists its files nor warns of the "use client" directives of libraries. */
const QUIET_BUILD = {
  logLevel: "warn",
  build: {
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      onLog(level: string, log: { code?: string }, pass: (level: string, log: object) => void) {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") pass(level, log);
      },
    },
  },
};

/** Storybook of the kit and of the screens. It needs no network, and telemetry is off. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../{.storybook,ui-kit}/**/*.mdx", "../{.storybook,ui-kit,webapp}/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // No tour of Storybook, and no news about it.
  features: { sidebarOnboardingChecklist: false },
  // Reading the components' props takes seconds, and only documentation pages show them.
  typescript: { reactDocgen: process.env["VITEST"] ? false : "react-docgen" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  async viteFinal(viteConfig) {
    const { mergeConfig } = await import("vite");
    return mergeConfig(viteConfig, {
      ...QUIET_BUILD,
      optimizeDeps: prebundled,
      plugins: [englishTexts(), expandedProps(ROOT), madeOfModule(ROOT)],
    });
  },
};

export default config;
