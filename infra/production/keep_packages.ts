import { readFileSync, writeFileSync } from "node:fs";

// `node keep_packages.ts NAME...`: removes all other packages from `package.json`, so that an image installs only the packages
// that it needs, in the versions of the lock file, and not every tool of the project.

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest; // sound: npm's own format
const all = new Map(Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }));
const kept = process.argv.slice(2).map((name) => {
  const version = all.get(name);
  if (version === undefined) throw new Error(`package.json has no ${name}`);
  return [name, version];
});
delete manifest.devDependencies;
manifest.dependencies = Object.fromEntries(kept);
writeFileSync("package.json", JSON.stringify(manifest));
