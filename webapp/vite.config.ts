import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
// Not through the theme's mod.ts: that one brings the kit's fonts and styles, which mean nothing here.
import { themeScript } from "../ui-kit/theme/theme_choice.ts";
import { GROUNDS } from "../ui-kit/tokens/token_names.generated.ts";

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

const SERVER = `http://localhost:${process.env["PORT"] ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), themeBeforePaint(), compressedAssets()],
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
    // Our own compressed siblings are what is served; measuring them again only costs time.
    reportCompressedSize: false,
    rolldownOptions: {
      // A slow machine is told nothing about plugins in the middle of `make run`.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What most pages share comes as one file: a response's headers weigh more than many a component.
            { name: "shared", test: /[/\\](?:ui-kit|core|webapp)[/\\]/u, minShareCount: SHARED_BY },
          ],
        },
      },
    },
  },
});

/** A remembered theme is on the page before its first paint, and the browser's own bars have the ground's colour. */
function themeBeforePaint(): Plugin {
  return {
    name: "weekplate:theme-before-paint",
    transformIndexHtml: () => [
      { tag: "script", children: themeScript, injectTo: "head-prepend" },
      ...Object.entries(GROUNDS).map(([scheme, ground]) => ({
        tag: "meta",
        attrs: { name: "theme-color", content: ground, media: `(prefers-color-scheme: ${scheme})` },
        injectTo: "head" as const,
      })),
    ],
  };
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
