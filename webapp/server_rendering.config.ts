import { readFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { styledComponents } from "./styled_components.config.ts";
import { messages } from "./texts.config.ts";

/** Within the build, where the server serves nothing whose folder begins with a dot. */
const FOLDER = ".server";

/** After the browser's build, builds the same screens for the server, which draws first pages with them. */
export function serverRenderer(): Plugin {
  return {
    name: "weekplate:first-pages",
    apply: "build",
    closeBundle: {
      order: "post",
      sequential: true,
      async handler(failure) {
        if (failure || this.environment.name !== "client") return;
        const { root, build: options } = this.environment.config;
        const folder = join(root, options.outDir);
        await build({
          configFile: false,
          root,
          logLevel: "error",
          plugins: [messages(), react(), asciiOnly()],
          oxc: styledComponents,
          resolve: { alias: { "#i18n": join(root, "platform/server_rendering/server_i18n.ts") } },
          // Libraries too: the server's image does not have those of the screens. Nor may Deno read the environment.
          ssr: { noExternal: true },
          define: {
            "process.env.NODE_ENV": JSON.stringify("production"),
            "process.env": "({})",
            CLIENT_MANIFEST: await readFile(join(folder, ".vite", "manifest.json"), "utf8"),
          },
          build: {
            ssr: "platform/server_rendering/render_page.tsx",
            outDir: join(folder, FOLDER),
            emptyOutDir: true,
            target: "es2023",
            copyPublicDir: false,
            // The server holds the text in memory for as long as it runs.
            minify: true,
            reportCompressedSize: false,
            // One file: a later build would remove others while the server still needs them.
            rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: false } },
          },
        });
      },
    },
  };
}

/** Escapes characters outside ASCII: V8 needs twice the memory for a text with one of them. */
function asciiOnly(): Plugin {
  return {
    name: "weekplate:ascii-only",
    generateBundle: {
      order: "post", // after the minifier, which writes such letters out
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = file.code.replace(/[^\0-\x7f]/g, escape);
        }
      },
    },
  };

  function escape(unit: string): string {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  }
}
