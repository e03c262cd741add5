import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";
import { APP_ROUTES, pageAt } from "../wire/pages/app_routes.ts";
import { PAGE_VERSION_PLACEHOLDER, SERVICE_WORKER_PATH } from "../wire/pages/service_worker.ts";
import { builtScript } from "./built_script.config.ts";

/** Pages that are useless without a network, or rare: they are stored when they were used once. */
const ONLINE_PAGES = [...APP_ROUTES, "*" as const]
  .map(pageAt)
  .filter(({ isOffline }) => !isOffline)
  .map(({ module }) => `features/${module}.tsx`);
const FONTS = /-latin-wght-normal-[^/]*\.woff2$/u;

/** Builds the service worker beside the web app, with the list of the files that it stores. */
export function serviceWorker(): Plugin {
  return {
    name: "weekplate:service-worker",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir: folder = "dist" }) {
      // sound: Vite has written it
      const manifest = JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8")) as Manifest;
      const files = offlineFiles(manifest).map((file) => `/${file}`);
      const script = await builtScript("platform/offline/service_worker/service_worker.ts", {
        APP_FILES: JSON.stringify(files),
      });
      if (!script.includes(PAGE_VERSION_PLACEHOLDER)) {
        throw new Error("Cannot build the service worker: it has no place for the page's version");
      }
      await writeFile(join(folder, SERVICE_WORKER_PATH), script);
    },
  };
}

/** Every file that is needed offline. The page's own come first. */
function offlineFiles(manifest: Manifest): readonly string[] {
  const keys = new Set(["index.html"]);
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const each of [...imports, ...dynamicImports.filter(isOffline)]) keys.add(each);
  }
  const files = [...keys].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat());
  const fonts = Object.values(manifest).map(({ file }) => file);
  return [...new Set([...files, ...fonts.filter((file) => FONTS.test(file))])];
}

/** Signing in needs the network too. The texts of the person's language are stored when they are used. */
function isOffline(source: string): boolean {
  return !ONLINE_PAGES.includes(source) && !/^(?:platform\/identity|\.\.\/locales)\//u.test(source);
}
