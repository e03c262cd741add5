import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { SETTING_DEFAULTS, SETTING_NAMES } from "../../infra/settings.ts";
import { sourceFiles } from "./source_files.ts";

// Checks every page against the code: links, named files, `make` commands, and the tables of settings and dependencies.

const SETTINGS_PAGE = "docs/configuration.md";
const DEPENDENCIES_PAGE = "docs/dependencies.md";
const LINK = /(?:\]\(|src="|href=")(?!https?:|#|mailto:|\?path=)([^)\s"#]+)/gu;
const COMMAND = /`make ([a-z-]+)/gu;
/** `Component.tsx` stands for any component. */
const FILE = /`(?:\.\.?\/)*(?!Component[._])(\w[\w./-]*\.(?:tsx?|csv|sh|mdx?))`/gu;
const PATH = /`((?:core|wire|catalogue|plate_art|adapters|infra|ui-kit|webapp|tests|tools|docs)\/[\w./-]+)`/gu;

const faults: string[] = [];
const files = await sourceFiles();
const pages = files.filter((path) => /\.mdx?$/u.test(path));
const targets = namesIn(await readFile("Makefile", "utf8"), /^([a-z-]+):/gmu);

for (const page of pages) {
  const text = await readFile(page, "utf8");
  const isMissing = (path: string) => !existsSync(path);
  const missing = [
    ...namesIn(text, LINK).filter((link) => isMissing(join(dirname(page), link))),
    ...namesIn(text, PATH).filter(isMissing),
    ...namesIn(text, FILE).filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`))),
    ...namesIn(text, COMMAND).flatMap((name) => (targets.includes(name) ? [] : [`make ${name}`])),
  ];
  faults.push(...missing.map((name) => `${page}: ${name} does not exist`));
}

const settings = await tableOf(SETTINGS_PAGE);
compareNames(SETTINGS_PAGE, { documented: [...settings.keys()], actual: SETTING_NAMES });
for (const [name, documented] of settings) {
  const value = SETTING_DEFAULTS[name];
  if ((typeof value === "string" || typeof value === "number") && documented !== String(value)) {
    faults.push(`${SETTINGS_PAGE}: the default of ${name} is ${value}, not ${documented}`);
  }
}
const { dependencies, devDependencies } = JSON.parse(await readFile("package.json", "utf8")) as Record<string, object>;
compareNames(DEPENDENCIES_PAGE, {
  documented: [...(await tableOf(DEPENDENCIES_PAGE)).keys()],
  actual: Object.keys({ ...dependencies, ...devDependencies }),
});

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${pages.length} pages match the code`);

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

/** The first two cells of every table row that begins with a name in back ticks. */
async function tableOf(page: string): Promise<Map<string, string>> {
  const rows = (await readFile(page, "utf8")).matchAll(/^\| `([^`]+)` \| ([^|]*)/gmu);
  return new Map([...rows].map(([, name = "", value = ""]) => [name, value.trim().replaceAll("`", "")]));
}

function compareNames(page: string, names: { documented: readonly string[]; actual: readonly string[] }): void {
  const { documented, actual } = names;
  faults.push(
    ...actual.filter((name) => !documented.includes(name)).map((name) => `${page}: ${name} is missing`),
    ...documented.filter((name) => !actual.includes(name)).map((name) => `${page}: ${name} does not exist`),
  );
}
