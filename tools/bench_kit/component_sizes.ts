import { readdir } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { build, type Rolldown } from "vite";
import { messages } from "../../webapp/texts.config.ts";

const KIT = join(import.meta.dirname, "..", "..", "ui-kit");

/** Packages that every page has: they do not count. */
const SHARED_LIBRARIES = ["react", "react-dom", "styled-components"];

/** Bytes that importing one component adds to a page that already has React and styled-components. */
export interface ComponentSize {
  readonly component: string;
  /** Everything that it imports, minified and gzipped, in bytes. */
  readonly bytes: number;
  /** The same without npm packages (icons, React Aria), in bytes. */
  readonly ownBytes: number;
  /** The kit's folders whose code comes along, itself included, in alphabetical order. */
  readonly brings: readonly string[];
  /** The npm packages whose code comes along, in alphabetical order. */
  readonly libraries: readonly string[];
}

/** Every component of the kit, by name: a folder that contains a component of the same name. */
export async function componentNames(): Promise<readonly string[]> {
  const folders = (await readdir(KIT, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const named = await Promise.all(
    folders.map(async ({ name }) => ((await readdir(join(KIT, name))).includes(`${name}.tsx`) ? name : [])),
  );
  return named.flat().sort((one, other) => one.localeCompare(other));
}

/**
 * Bundles a page that imports nothing but this component, through its `mod.ts`, as the web app does.
 *
 * @throws an `Error` where the component can't be bundled
 */
export async function componentSize(component: string): Promise<ComponentSize> {
  const whole = await bundle(component, { isExternal: isShared });
  const own = await bundle(component, { isExternal: (id) => isPackage(id) });
  const modules = Object.entries(whole.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id);
  return {
    component,
    bytes: await gzippedBytes(whole.code),
    ownBytes: await gzippedBytes(own.code),
    brings: distinct(modules.flatMap(kitFolder)),
    libraries: distinct(modules.flatMap(packageName)),
  };
}

async function bundle(
  component: string,
  { isExternal }: { isExternal: (id: string) => boolean },
): Promise<Rolldown.OutputChunk> {
  const entry = "virtual:one-component";
  const result = await build({
    configFile: false,
    logLevel: "silent",
    root: KIT,
    plugins: [
      messages(),
      {
        name: "weekplate:one-component",
        enforce: "pre",
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? `export { ${component} } from "${join(KIT, component, "mod.ts")}";` : null),
      },
    ],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      target: "es2022",
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict", external: isExternal },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`Cannot bundle ${component}: nothing came out`);
  return chunk;
}

function isShared(id: string): boolean {
  return SHARED_LIBRARIES.some((library) => id === library || id.startsWith(`${library}/`));
}

/** As it is imported, before it is resolved: `react-aria/useMenu`, but neither `./part.tsx` nor an absolute path. */
function isPackage(id: string): boolean {
  return /^[@a-z]/u.test(id) && !id.startsWith("virtual:");
}

function kitFolder(id: string): string[] {
  const path = relative(KIT, id);
  return path.startsWith("..") || !path.includes(sep) ? [] : [basename(dirname(path.split(sep, 2).join(sep)))];
}

function packageName(id: string): string[] {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(id) ?? [];
  return name === undefined ? [] : [name];
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort((one, other) => one.localeCompare(other));
}

async function gzippedBytes(code: string): Promise<number> {
  return (await promisify(gzip)(code, { level: 9 })).length;
}
