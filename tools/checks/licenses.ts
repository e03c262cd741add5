import { readFile } from "node:fs/promises";
import { sourceFiles } from "./source_files.ts";

// Everything from npm that is shipped, in the server's image or in the web app's bundle, has a license that lets us ship it. No
// license checker from npm: they read installed folders, which has only the packages for this machine, and none knows the bundle.

const ALLOWED = ["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "BlueOak-1.0.0", "OFL-1.1"];

/** Packages with another license, or without one in the lock file, and why they may be shipped. */
const EXCEPTIONS: readonly { readonly name: RegExp; readonly license: string | undefined; readonly reason: string }[] =
  [
    {
      name: /^@img\/sharp-libvips-/u,
      license: "LGPL-3.0-or-later",
      reason: "a shared library that stays unchanged and can be replaced",
    },
    {
      name: /^@img\/sharp-win32-/u,
      license: "Apache-2.0 AND LGPL-3.0-or-later",
      reason: "the same library, packed with sharp's own code",
    },
    {
      name: /^@img\/sharp-wasm32$/u,
      license: "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
      reason: "for platforms that the server does not run on",
    },
    { name: /^tweetnacl$/u, license: "Unlicense", reason: "given to the public domain, for use without a condition" },
    {
      name: /^(?:busboy|limiter|streamsearch)$/u,
      license: undefined,
      reason: "MIT, by the LICENSE file in the package",
    },
  ];

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(await readFile("package-lock.json", "utf8")) as {
  packages: Readonly<Record<string, LockedPackage>>;
};
const packages = new Map(Object.entries(lock.packages).filter(([path]) => path !== ""));

const shipped = new Set([...packages].filter(([, { dev }]) => !dev).map(([path]) => path));
for (const name of await bundledPackages()) addWithDependencies(name, { from: "" });

const faults = [...shipped].flatMap((path) => {
  const { license, version } = packages.get(path) ?? {};
  const name = nameOf(path);
  const isException = EXCEPTIONS.some((exception) => exception.name.test(name) && exception.license === license);
  return ALLOWED.includes(license ?? "") || isException ? [] : [`${name} ${version}: ${license ?? "has no license"}`];
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${shipped.size} shipped packages have a license that allows it`);

/** The packages that the web app's own sources import. */
async function bundledPackages(): Promise<Set<string>> {
  const files = (await sourceFiles()).filter(
    (path) =>
      /^(?:webapp|ui-kit)\/.*\.(?:tsx?|css)$/u.test(path) && !/(?:_test|\.stories|\.config)\.|\/testing\//u.test(path),
  );
  const texts = await Promise.all(files.map((path) => readFile(path, "utf8")));
  const imports = texts.flatMap((text) => [...text.matchAll(/(?:\bfrom|\bimport\(?|@import) "([\w@][^"]*)"/gu)]);
  const names = imports.map(([, specifier = ""]) => /^(?:@[^/]+\/)?[^/]+/u.exec(specifier)?.[0] ?? "");
  return new Set(names.filter((name) => packages.has(`node_modules/${name}`)));
}

function addWithDependencies(name: string, { from }: { from: string }): void {
  const path = pathOf(name, from);
  if (path === undefined || shipped.has(path)) return;
  shipped.add(path);
  for (const dependency of Object.keys(packages.get(path)?.dependencies ?? {})) {
    addWithDependencies(dependency, { from: path });
  }
}

/** Where Node finds a package that a package at `from` imports: the nearest one. */
function pathOf(name: string, from: string): string | undefined {
  const path = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages.has(path) || from === "") return packages.has(path) ? path : undefined;
  const parent = from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/")));
  return pathOf(name, parent);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}
