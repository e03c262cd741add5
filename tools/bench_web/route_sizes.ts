import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { z } from "zod";

const chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  isDynamicEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});

/** Vite's manifest of a build: every chunk by its source, or by its own name. */
export const manifestSchema = z.record(z.string(), chunk);

export type Manifest = z.infer<typeof manifestSchema>;

const KILOBYTES = z.number().positive();

/**
 * The budgets: the chunks without which a route's page can't be read and used, and their maximum size, gzipped; all typefaces of
 * a first visit; the largest picture that a phone may load first.
 */
export const budgetsSchema = z.object({
  fonts: KILOBYTES,
  picture: KILOBYTES,
  groups: z.record(z.string(), z.array(z.string())),
  routes: z.array(
    z.object({ path: z.string(), loads: z.array(z.string()), javascript: KILOBYTES, css: KILOBYTES }).strict(),
  ),
});

export type Budgets = z.infer<typeof budgetsSchema>;

/** Size of a route's first visit in kilobytes. */
export interface RouteSize {
  readonly path: string;
  readonly javascript: number;
  /** The same as browsers get it from our server. */
  readonly brotli: number;
  readonly css: number;
  readonly files: number;
}

/** Sizes that all routes share, in kilobytes. */
export type SharedSizes = Readonly<Record<"fonts" | "picture", number>>;

/** Size of a compressed file in bytes. */
export interface MeasuredFile {
  readonly gzip: number;
  readonly brotli: number;
}

const KB = 1024;

/** The files of a route's first visit: its chunks and their static imports. */
export function filesOf(route: Budgets["routes"][number], { groups }: Budgets, manifest: Manifest): readonly string[] {
  const names = route.loads.flatMap((name) => groups[name] ?? [name]);
  const keys = new Set(names.map((name) => keyOf(name, manifest)));
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return [...new Set([...keys].flatMap((key) => [manifest[key]?.file ?? [], ...(manifest[key]?.css ?? [])].flat()))];
}

/** A chunk by its source, or by the name that the build's configuration gives it. */
function keyOf(name: string, manifest: Manifest): string {
  if (manifest[name]) return name;
  const found = Object.keys(manifest).find((key) => key.startsWith("_") && manifest[key]?.name === name);
  if (found === undefined)
    throw new Error(`The build has no chunk ${name}; tools/bench_web/route_budgets.json names it`);
  return found;
}

/** Built pages without a budget. */
export function pagesWithoutBudget({ routes }: Budgets, manifest: Manifest): readonly string[] {
  const named = new Set(routes.flatMap(({ loads }) => loads));
  return Object.keys(manifest).filter(
    (key) =>
      /^features\/\w+\/\w+Page\.tsx$/u.test(key) && !/^features\/(?:not_found|auth)\//u.test(key) && !named.has(key),
  );
}

export function sizeOf(path: string, files: readonly string[], measured: ReadonlyMap<string, MeasuredFile>): RouteSize {
  const sum = (ending: string, encoding: keyof MeasuredFile) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + (measured.get(file)?.[encoding] ?? 0), 0) / KB;
  return {
    path,
    javascript: sum(".js", "gzip"),
    brotli: sum(".js", "brotli"),
    css: sum(".css", "gzip"),
    files: files.length,
  };
}

/** One line for each exceeded budget. */
export function overBudget({ routes }: Budgets, sizes: readonly RouteSize[]): readonly string[] {
  return routes.flatMap((route) => {
    const size = sizes.find(({ path }) => path === route.path);
    if (!size) return [`${route.path}: was not measured`];
    return (["javascript", "css"] as const)
      .filter((kind) => size[kind] > route[kind])
      .map(
        (kind) =>
          `${route.path}: ${size[kind].toFixed(1)} KB of ${kind === "css" ? "CSS" : "JavaScript"}, gzipped, at the first visit; the budget is ${route[kind]} KB`,
      );
  });
}

/** One line for each exceeded budget of the common files. */
export function overSharedBudget(budgets: Budgets, sizes: SharedSizes): readonly string[] {
  return (["fonts", "picture"] as const)
    .filter((kind) => sizes[kind] > budgets[kind])
    .map((kind) => `${kind}: ${sizes[kind].toFixed(1)} KB at the first visit; the budget is ${budgets[kind]} KB`);
}

/** Typefaces that every page needs; those with rarer letters load where one is shown. */
const FONTS = /-latin-wght-normal-[^/]*\.woff2$/u;
/** Pictures that a phone chooses from, as wide as its screen or as a card. */
const PICTURES = /-(?:400|800)\.avif$/u;

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
 * Measures the scripts and styles of the built web app.
 *
 * @throws {Error} if it is not built, or if a budget names an unknown chunk
 */
export async function measureBuild(
  folder: string,
): Promise<{ budgets: Budgets; manifest: Manifest; sizes: readonly RouteSize[] }> {
  const budgets = budgetsSchema.parse(await readJson(join(import.meta.dirname, "route_budgets.json")));
  const manifest = manifestSchema.parse(await readJson(join(folder, ".vite", "manifest.json")));
  const routes = budgets.routes.map((route) => ({ path: route.path, files: filesOf(route, budgets, manifest) }));
  const distinct = [...new Set(routes.flatMap(({ files }) => files))];
  const measured = new Map(
    await Promise.all(distinct.map(async (file) => [file, await compressed(join(folder, file))] as const)),
  );
  return { budgets, manifest, sizes: routes.map(({ path, files }) => sizeOf(path, files, measured)) };
}

async function compressed(file: string): Promise<MeasuredFile> {
  const bytes = await readFile(file);
  const [gzipped, brotli] = await Promise.all([
    sibling(`${file}.gz`, () => promisify(gzip)(bytes, { level: 9 })),
    sibling(`${file}.br`, () => promisify(brotliCompress)(bytes)),
  ]);
  return { gzip: gzipped.length, brotli: brotli.length };
}

/** The build has compressed the files that are worth it. */
function sibling(path: string, compress: () => Promise<Buffer>): Promise<Buffer> {
  return readFile(path).catch(compress);
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, "utf8"));
}
