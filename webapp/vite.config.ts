import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
// Not through the theme's mod.ts: that one brings the kit's fonts and styles, which mean nothing here.
import { themeScript } from "../ui-kit/theme/theme_choice.ts";
import { GROUNDS } from "../ui-kit/tokens/token_names.generated.ts";
import { preloadAuthenticated } from "./preload_authenticated.config.ts";

/** What the server answers itself; everything else is the app's. A bare path means it and all below it. */
const SERVER_PATHS = [
  "/api",
  "/recipes",
  "/meal-plans",
  "/save-user",
  "/savePreferences",
  "/find-recipes",
  "/config.json",
  "/photos",
  "/pictures",
];

/** How many chunks have to need a module for it to be taken for shared. */
const SHARED_BY = 3;
/** Ours, and not a library's folder of the same name. */
const OURS = /^(?!.*node_modules).*[/\\](?:ui-kit|core|webapp)[/\\]/u;

const SERVER = `http://localhost:${process.env["PORT"] ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), routerAsShipped(), themeBeforePaint(), preloadAuthenticated(), compressedAssets()],
  server: {
    proxy: {
      ...Object.fromEntries(SERVER_PATHS.map((path) => [`^${path}(?=[/?]|$)`, SERVER])),
      "^/ws$": { target: SERVER, ws: true },
    },
  },
  build: {
    outDir: "dist",
    assetsDir: "assets",
    target: "es2022",
    emptyOutDir: true,
    // For tools/checks/web_budgets.ts.
    manifest: true,
    // Our own compressed siblings are what is served; measuring them again only costs time.
    reportCompressedSize: false,
    rolldownOptions: {
      // A slow machine is told nothing about plugins in the middle of `make run`.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // All that a stranger loads, in one file.
            { name: "start", tags: ["$initial"], priority: 3 },
            // What every signed-in page needs first: the session, the query cache, what is asked for ahead.
            {
              name: "signed_in",
              test: /[/\\](?:@tanstack|webapp[/\\](?:shell[/\\](?!Shell)|api[/\\]queries))/u,
              priority: 2,
            },
            // What most pages share: a response's headers weigh more than many a component.
            { name: "shared", test: OURS, minShareCount: SHARED_BY, priority: 1 },
          ],
        },
      },
    },
  },
});

/** The router's package hands its development build to every bundler; the product takes the other one. */
function routerAsShipped(): Plugin {
  return {
    name: "weekplate:router-as-shipped",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!/^react-router(?:-dom|\/dom)?$/u.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace("/dist/development/", "/dist/production/") };
    },
  };
}

/** A remembered theme is on the page before its first paint, and the browser's own bars have the ground's colour. */
function themeBeforePaint(): Plugin {
  return {
    name: "weekplate:theme-before-paint",
    transformIndexHtml: () => [
      { tag: "script", children: themeScript, injectTo: "head-prepend" },
      { tag: "style", children: groundStyle(), injectTo: "head" },
      ...Object.entries(GROUNDS).map(([scheme, ground]) => ({
        tag: "meta",
        attrs: { name: "theme-color", content: ground, media: `(prefers-color-scheme: ${scheme})` },
        injectTo: "head" as const,
      })),
    ],
  };
}

/** The ground as it will be, before a script has run; whatever the app says of it later counts more. */
function groundStyle(): string {
  const dark = `background:${GROUNDS.dark};color-scheme:dark`;
  return [
    `:where(html){background:${GROUNDS.light}}`,
    `@media (prefers-color-scheme:dark){:where(html:not([data-theme="light"])){${dark}}}`,
    `:where(html[data-theme="dark"]){${dark}}`,
  ].join("");
}

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt)$/u;

/** Below this many bytes the headers outweigh what compression saves. */
const WORTH_COMPRESSING = 1024;

/** Puts a brotli and a gzip sibling beside every text file, so that the server never compresses one twice. */
function compressedAssets(): Plugin {
  return {
    name: "weekplate:compressed-assets",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir: folder = "dist" }) {
      const files = await readdir(folder, { recursive: true });
      // node:zlib works in threads of its own: all at once keeps them busy and the build short.
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_COMPRESSING) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
