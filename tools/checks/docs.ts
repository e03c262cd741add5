import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { SETTING_DEFAULTS, SETTING_NAMES } from "../../infra/config.ts";
import { sourceFiles } from "./source_files.ts";

// Docs rot where nothing checks them: every link has to lead somewhere, every file that is named and every `make` command
// has to exist, every setting has to stand in the README's table with its default, and every dependency in its own.

const faults: string[] = [];
const makefile = await readFile("Makefile", "utf8");
const targets = new Set([...makefile.matchAll(/^([a-z-]+):/gmu)].map((match) => match[1]));
const files = await sourceFiles();
const pages = files.filter((path) => /\.mdx?$/u.test(path));

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
  // A file that is named beside its page; what lies in the state folder, and `Component.tsx` for any, are not ours to find.
  for (const [, path = ""] of text.matchAll(/`(?:\.\.?\/)*(?!Component[._])(\w[\w./-]*\.(?:tsx?|csv|sh|mdx?))`/gu)) {
    if (!files.some((file) => `/${file}`.endsWith(`/${path}`))) faults.push(`${page}: there is no file ${path}`);
  }
  for (const [, path = ""] of text.matchAll(
    /`((?:core|wire|catalogue|adapters|infra|ui-kit|webapp|tests|tools|docs)\/[\w./-]+)`/gu,
  )) {
    if (!existsSync(path.replace(/\/$/u, ""))) faults.push(`${page}: there is no ${path}`);
  }
}

const readme = await readFile("README.md", "utf8");
const settings = new Map(rowsUnder("Settings").map(([name = "", value = ""]) => [name, value]));
for (const name of SETTING_NAMES) {
  const said = settings.get(name);
  const value = SETTING_DEFAULTS[name];
  if (said === undefined) faults.push(`README.md: the setting ${name} is missing from the table`);
  else if ((typeof value === "string" || typeof value === "number") && said !== String(value)) {
    faults.push(`README.md: the default of ${name} is ${value}, not ${said}`);
  }
}
for (const name of settings.keys()) {
  if (!SETTING_NAMES.includes(name)) faults.push(`README.md: there is no setting ${name}`);
}
const explained = rowsUnder("Dependencies").map(([name = ""]) => name);
const dependencies = dependenciesOf(JSON.parse(await readFile("package.json", "utf8")));
for (const name of dependencies) {
  if (!explained.includes(name)) faults.push(`README.md: says not what ${name} is for`);
}
for (const name of explained) {
  if (!dependencies.includes(name)) faults.push(`README.md: ${name} is no dependency`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${pages.length} pages hold what they promise`);

/** The cells of the README's table under a heading, without their back ticks. */
function rowsUnder(heading: string): string[][] {
  const section = readme.split(/^## /mu).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("| `"));
  return lines.map((line) =>
    [...line.matchAll(/\| ([^|]*?) (?=\|)/gu)].map(([, cell = ""]) => cell.replaceAll("`", "")),
  );
}

function dependenciesOf(value: unknown): string[] {
  if (!value || typeof value !== "object") return [];
  const sections = ["dependencies", "devDependencies"].map(
    (key) => Object.entries(value).find(([name]) => name === key)?.[1],
  );
  return sections.flatMap((section: unknown) => (section && typeof section === "object" ? Object.keys(section) : []));
}
