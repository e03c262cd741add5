import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { inlineScripts } from "./inline_scripts.config.ts";
import { serverRenderer } from "./server_rendering.config.ts";
import { serviceWorker } from "./service_worker.config.ts";
import { styledComponents } from "./styled_components.config.ts";
import { messages, textsOfParts } from "./texts.config.ts";

/** Paths of the server, each with all paths below it; every other path belongs to the app. */
const SERVER_PATHS = [
  "/api",
  "/meal-plans",
  "/save-user",
  "/savePreferences",
  "/find-recipes",
  "/config.json",
  "/photos",
  "/calendar",
  "/pictures",
];

/** Below it are pages of the app. */
const RECIPES = "^/recipes(?=\\?|$)";

/** What signed-in pages share besides their components. */
const SIGNED_IN_SOURCES = /[/\\](?:@tanstack|webapp[/\\](?:platform|services))/u;
const SHARED_SOURCES = /^(?!.*node_modules).*[/\\](?:ui-kit|webapp)[/\\]/u;
const CORE_SOURCES = /^(?!.*node_modules).*[/\\]core[/\\]/u;

const SERVER = `http://localhost:${process.env["PORT"] ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    textsOfParts(),
    messages(),
    react(),
    inlineScripts(),
    scriptsAfterContent(),
    configOfServer(),
    serviceWorker(),
    compressedAssets(),
    serverRenderer(),
  ],
  oxc: styledComponents,
  // The server replaces this with a new nonce for each reply.
  html: { cspNonce: "CSP_NONCE" },
  define: { "import.meta.env.ANSWERS_VERSION": JSON.stringify(answersVersion()) },
  server: {
    proxy: {
      ...Object.fromEntries(SERVER_PATHS.map((path) => [`^${path}(?=[/?]|$)`, { target: SERVER }])),
      [RECIPES]: { target: SERVER },
      "^/ws$": { target: SERVER, ws: true },
    },
  },
  build: {
    outDir: "dist",
    assetsDir: "assets",
    target: "es2022",
    // As it is written: the components' styles are not rewritten either.
    cssTarget: "esnext",
    emptyOutDir: true,
    // Every browser that runs the app knows modulepreload.
    modulePreload: { polyfill: false },
    // For the server, which names a page's files, and for tools/checks/web_budgets.ts.
    manifest: true,
    // compressedAssets() compresses; measuring here would only take time.
    reportCompressedSize: false,
    rolldownOptions: {
      // No warnings about slow plugins in the output of `make run`.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Everything that each page needs. It changes seldom.
            {
              name: "react",
              test: /[/\\]node_modules[/\\](?:react|react-dom|react-router|scheduler)[/\\]/u,
              priority: 6,
            },
            { name: "kit", tags: ["$initial"], test: /[/\\](?:node_modules|ui-kit)[/\\]/u, priority: 6 },
            { name: "start", tags: ["$initial"], priority: 5 },
            // One request is cheaper than many small ones. Modules that fewer pages share stay apart, so that no page loads much
            // unused code.
            { name: "signed_in", test: SIGNED_IN_SOURCES, minShareCount: 5, priority: 4 },
            // The marks of dishes that break a food rule: pages without cards do not need them.
            {
              name: "marks",
              test: /[/\\](?:DishMark|WarningLine|broken_rule_text)\.tsx?$/u,
              minShareCount: 2,
              priority: 4,
            },
            { name: "shared", test: SHARED_SOURCES, minShareCount: 7, priority: 3 },
            { name: "core", test: CORE_SOURCES, minShareCount: 6, priority: 3 },
            { name: "wire", test: /[/\\]wire[/\\]/u, minShareCount: 3, priority: 2 },
            { name: "icons", test: /[/\\]lucide-react[/\\].*[/\\]icons[/\\]/u, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});

/** Changes when the form of the server's replies, or of the data that the app derives from them, may change. */
function answersVersion(): string {
  const hash = createHash("sha256");
  for (const folder of ["../wire", "platform/api"]) {
    for (const file of readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" }).sort()) {
      if (/(?<!_test)\.ts$/u.test(file)) hash.update(readFileSync(join(import.meta.dirname, folder, file)));
    }
  }
  return hash.digest("base64url").slice(0, 12);
}

/** The pages are readable without their scripts, so these leave the network to the first pictures. Vite has no setting for it. */
function scriptsAfterContent(): Plugin {
  return {
    name: "weekplate:scripts-after-content",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        ['<script type="module"', '<link rel="modulepreload"'].reduce(
          (page, tag) => page.replaceAll(tag, `${tag} fetchpriority="low"`),
          html,
        ),
    },
  };
}

/** While developing, writes the server's configuration into the page, as the server does for the built page. */
function configOfServer(): Plugin {
  return {
    name: "weekplate:config-of-server",
    apply: "serve",
    async transformIndexHtml(html) {
      const config = await (await fetch(`${SERVER}/config.json`)).text();
      return html.replace("CLIENT_CONFIG", () => config.replaceAll("&", "&amp;").replaceAll('"', "&quot;"));
    },
  };
}

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt)$/u;

/** Compression saves nothing below this size. */
const MIN_COMPRESS_BYTES = 1024;

/** Writes a brotli and a gzip file beside every text file, so that the server does not compress at runtime. */
function compressedAssets(): Plugin {
  return {
    name: "weekplate:compressed-assets",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir: folder = "dist" }) {
      const files = await readdir(folder, { recursive: true });
      // node:zlib compresses in threads, so all files at once is fastest.
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_COMPRESS_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
