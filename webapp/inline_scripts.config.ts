import type { Plugin } from "vite";
import { GROUNDS } from "../ui-kit/tokens/token_names.generated.ts";
import { builtScript } from "./built_script.config.ts";
import { AFTER_CONTENT_ID } from "./platform/server_rendering/hydration_state.ts";

/**
 * Builds the scripts that run with the page, before the app's own, and writes them into it: a file of their own would come
 * after the first paint. Gives the browser's bars the colour of the ground.
 */
export function inlineScripts(): Plugin {
  return {
    name: "weekplate:inline-scripts",
    transformIndexHtml: async () => [
      { tag: "script", children: await builtScript("start/before_paint.ts"), injectTo: "head-prepend" },
      ...Object.entries(GROUNDS).map(([scheme, ground]) => ({
        tag: "meta",
        attrs: { name: "theme-color", content: ground, media: `(prefers-color-scheme: ${scheme})` },
        injectTo: "head" as const,
      })),
      {
        tag: "script",
        attrs: { id: AFTER_CONTENT_ID },
        children: await builtScript("start/after_content.ts"),
        injectTo: "body",
      },
    ],
  };
}
