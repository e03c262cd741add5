import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { SETTING_NAMES } from "../infra/config.ts";
import { sourceFiles } from "./source_files.ts";

// Docs rot where nothing checks them: every link has to lead somewhere, every `make` command has to exist,
// every setting has to stand in the README's table, and every dependency in its own.

const faults: string[] = [];
const makefile = await readFile("Makefile", "utf8");
const targets = new Set([...makefile.matchAll(/^([a-z-]+):/gmu)].map((match) => match[1]));
const pages = (await sourceFiles()).filter((path) => /\.mdx?$/u.test(path));

for (const page of pages) {
  const text = await readFile(page, "utf8");
  for (const [, target = ""] of text.matchAll(/\]\(([^)\s]+)\)/gu)) {
    if (/^(https?:|#|mailto:|\?path=)/u.test(target)) continue;
    const path = normalize(join(dirname(page), target.replace(/#.*$/u, "")));
    if (!existsSync(path)) faults.push(`${page}: the link to ${target} leads nowhere`);
  }
  for (const [, command = ""] of text.matchAll(/`make ([a-z-]+)/gu)) {
    if (!targets.has(command)) faults.push(`${page}: there is no \`make ${command}\``);
  }
  for (const [, path = ""] of text.matchAll(/`((?:core|adapters|infra|ui-kit|webapp|checks)\/[\w./-]+)`/gu)) {
    if (!existsSync(path.replace(/\/$/u, ""))) faults.push(`${page}: there is no ${path}`);
  }
}

const readme = await readFile("README.md", "utf8");
for (const name of SETTING_NAMES) {
  if (!readme.includes(`\`${name}\``)) faults.push(`README.md: the setting ${name} is missing from the table`);
}
const manifest: unknown = JSON.parse(await readFile("package.json", "utf8"));
for (const name of dependenciesOf(manifest)) {
  if (!readme.includes(`\`${name}\``)) faults.push(`README.md: says not what ${name} is for`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${pages.length} pages hold what they promise`);

function dependenciesOf(value: unknown): string[] {
  if (!value || typeof value !== "object") return [];
  const sections = ["dependencies", "devDependencies"].map(
    (key) => Object.entries(value).find(([name]) => name === key)?.[1],
  );
  return sections.flatMap((section: unknown) => (section && typeof section === "object" ? Object.keys(section) : []));
}
