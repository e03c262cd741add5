import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type BuildManifest, pageFiles } from "../../webapp/platform/server_rendering/page_files.ts";
import { APP_ROUTES, type AppRoute, pageAt } from "../../wire/pages/app_routes.ts";

/** Most kilobytes of JavaScript, gzipped, without which a page can't be used: a visitor's, and a signed-in person's. */
const JAVASCRIPT_MAX = { visitors: 144, others: 218 } as const;
/** Most kilobytes of all typefaces that every page needs, and of the largest picture that a phone may load first. */
const SHARED_MAX = { fonts: 50, picture: 40 } as const;

/** Sizes that all routes share, in kilobytes. */
export type SharedSizes = Readonly<Record<keyof typeof SHARED_MAX, number>>;

/** JavaScript of a route's first visit in kilobytes, gzipped. */
export interface RouteSize {
  readonly path: AppRoute;
  readonly javascript: number;
  readonly files: number;
}

const KB = 1024;
/** Those with rarer letters load where one is shown. */
const FONTS = /-latin-wght-normal-[^/]*\.woff2$/u;
/** Pictures that a phone chooses from, as wide as its screen or as a card. */
const PICTURES = /-(?:400|800)\.avif$/u;

/** One line for each exceeded budget of a route. */
export function overBudget(sizes: readonly RouteSize[]): readonly string[] {
  return sizes.flatMap(({ path, javascript }) => {
    const most = JAVASCRIPT_MAX[pageAt(path).access === "visitors" ? "visitors" : "others"];
    return javascript > most
      ? [`${path}: ${javascript.toFixed(1)} KB of JavaScript, gzipped, at the first visit; the budget is ${most} KB`]
      : [];
  });
}

/** One line for each exceeded budget of the common files. */
export function overSharedBudget(sizes: SharedSizes): readonly string[] {
  return (["fonts", "picture"] as const)
    .filter((kind) => sizes[kind] > SHARED_MAX[kind])
    .map((kind) => `${kind}: ${sizes[kind].toFixed(1)} KB at the first visit; the budget is ${SHARED_MAX[kind]} KB`);
}

/**
 * Measures the typefaces of the built web app, and the largest of the catalogue's pictures for phones.
 *
 * @throws {Error} if there are none
 */
export async function measureShared(folder: string, pictures: string): Promise<SharedSizes> {
  const fonts = await sizesIn(join(folder, "assets"), FONTS);
  const all = await sizesIn(pictures, PICTURES);
  return { fonts: fonts.reduce((total, size) => total + size, 0), picture: Math.max(...all) };
}

async function sizesIn(folder: string, names: RegExp): Promise<readonly number[]> {
  const files = (await readdir(folder)).filter((name) => names.test(name));
  if (files.length === 0) throw new Error(`Cannot measure ${folder}: no file is named like ${names.source}`);
  return await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size / KB));
}

/**
 * Measures the scripts of each page of the built web app.
 *
 * @throws {Error} if it is not built
 */
export async function measureBuild(folder: string): Promise<readonly RouteSize[]> {
  // sound: Vite has written it
  const manifest = JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8")) as BuildManifest;
  const routes = APP_ROUTES.map((path) => ({ path, files: pageFiles(path, { manifest, language: "en" }) }));
  const distinct = [...new Set(routes.flatMap(({ files }) => files))];
  const sizes = new Map(
    await Promise.all(distinct.map(async (file) => [file, await gzippedSize(join(folder, file))] as const)),
  );
  return routes.map(({ path, files }) => ({
    path,
    javascript: files.reduce((total, file) => total + (sizes.get(file) ?? 0), 0) / KB,
    files: files.length,
  }));
}

async function gzippedSize(file: string): Promise<number> {
  return (await promisify(gzip)(await readFile(file), { level: 9 })).length;
}
