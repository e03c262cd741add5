import type { StorybookConfig } from "@storybook/react-vite";
import { prebundled } from "./prebundled.ts";

/** Storybook of the kit and of the screens. It needs no network and tells nobody anything. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../ui-kit/**/*.mdx", "../ui-kit/**/*.stories.tsx", "../webapp/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  async viteFinal(viteConfig) {
    const { mergeConfig } = await import("vite");
    return mergeConfig(viteConfig, { optimizeDeps: prebundled });
  },
};

export default config;
