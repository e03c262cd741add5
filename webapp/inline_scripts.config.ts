import { build, type Plugin } from "vite";
import { GROUNDS } from "../ui-kit/tokens/token_names.generated.ts";
import { AFTER_CONTENT_ID } from "./platform/server_rendering/hydration_state.ts";

/**
 * Builds the scripts that run with the page, before the app's own, and writes them into it: a file of their own would come
 * after the first paint. Gives the browser's bars the colour of the ground.
 */
export function inlineScripts(): Plugin {
  return {
    name: "weekplate:inline-scripts",
    transformIndexHtml: async () => [
      { tag: "script", children: await built("start/before_paint.ts"), injectTo: "head-prepend" },
      ...Object.entries(GROUNDS).map(([scheme, ground]) => ({
        tag: "meta",
        attrs: { name: "theme-color", content: ground, media: `(prefers-color-scheme: ${scheme})` },
        injectTo: "head" as const,
      })),
      {
        tag: "script",
        attrs: { id: AFTER_CONTENT_ID },
        children: await built("start/after_content.ts"),
        injectTo: "body",
      },
    ],
  };
}

async function built(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    build: { write: false, target: "es2022", lib: { entry, formats: ["iife"], name: "weekplate" } },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const [chunk] = bundle && "output" in bundle ? bundle.output : [];
  if (chunk?.type !== "chunk") throw new Error(`Cannot build ${entry}: there is no script`);
  return chunk.code.trim();
}
