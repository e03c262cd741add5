import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { sourceFiles } from "./source_files.ts";

// What neither the compiler nor the linter can see. Prints a line for each breach and fails.

const BANNED_NAMES = /^(index|utils?|helpers?|common|misc|lib)\.tsx?$/u;
const SNAKE_CASE = /^[a-z0-9]+(_[a-z0-9]+)*(\.config|\.generated)?\.ts$/u;
const COMPONENT = /^[A-Z][A-Za-z0-9]*(_test|\.stories)?\.tsx$/u;
const LOWER_TSX = /^[a-z0-9]+(_[a-z0-9]+)*\.tsx$/u;

/** What would make core depend on the machine that it runs on. */
const IMPURE: readonly [RegExp, string][] = [
  [/\bDate\.now\(/u, "core asks a Clock for the time, not Date.now()"],
  [/\bnew Date\(\)/u, "core asks a Clock for the time, not new Date()"],
  [/\bMath\.random\(/u, "core asks an IdSource, not Math.random()"],
  [/\bfrom "(node:|[^."])/u, "core knows no library"],
  [/\bimport\("/u, "core imports nothing late"],
];

/** Which rooms a room may know. The compiler refuses the same; this says so in a line that a newcomer understands. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  wire: ["core"],
  catalogue: ["core"],
  adapters: ["core", "wire"],
  infra: ["core", "wire", "adapters", "catalogue"],
  "ui-kit": [],
  webapp: ["ui-kit", "core", "wire"],
};

const breaches: string[] = [];
const files = await sourceFiles();
const code = files.filter((path) => /\.tsx?$/u.test(path));
if (code.length === 0) breaches.push("no source file was found at all");

for (const path of code) {
  const name = basename(path);
  if (BANNED_NAMES.test(name)) breaches.push(`${path}: name it for what it does`);
  else if (
    path.endsWith(".tsx")
      ? !COMPONENT.test(name) && !LOWER_TSX.test(name)
      : !SNAKE_CASE.test(name) && !path.startsWith(".")
  ) {
    breaches.push(`${path}: files are snake_case.ts; a component's file bears its exact name`);
  }
  const text = await readFile(path, "utf8");
  if (path.startsWith("core/") && !path.endsWith("_test.ts")) {
    for (const [pattern, reason] of IMPURE) if (pattern.test(text)) breaches.push(`${path}: ${reason}`);
  }
  for (const [, target = ""] of text.matchAll(/(?:from|import) "(\.[^"]+)"/gu)) {
    if (!/\.(tsx?|json|css|mdx|svg|webp)(\?\w+)?$/u.test(target))
      breaches.push(`${path}: "${target}" lacks its extension`);
    const foreign = foreignDoor(path, target);
    if (foreign) breaches.push(`${path}: "${target}" goes past the door; import ${foreign}/mod.ts`);
    const outward = outwardImport(path, target);
    if (outward) breaches.push(`${path}: "${target}" points outwards; ${outward}`);
  }
}

const unsupported = files.filter((path) => /\.(js|jsx|cjs)$/u.test(path));
for (const path of unsupported) breaches.push(`${path}: the project is TypeScript throughout`);

for (const breach of breaches) console.error(breach);
if (breaches.length > 0) process.exit(1);
console.log(`${code.length} source files keep the conventions`);

/** Why an import may not be, if it points from a room to one that it may not know. Tests may look anywhere. */
function outwardImport(path: string, target: string): string | undefined {
  const room = path.slice(0, path.indexOf("/"));
  const allowed = MAY_IMPORT[room];
  if (!allowed || /_test\.tsx?$|\.stories\.tsx$|\/(testing|contracts|docs)\/|\.config\.ts$/u.test(path))
    return undefined;
  const resolved = new URL(target, `file:///${path}`).pathname.slice(1);
  if ([room, ...allowed].some((known) => resolved.startsWith(`${known}/`))) return undefined;
  return `${room} may import ${allowed.length === 0 ? "nothing of ours" : `only ${allowed.join(", ")}`}`;
}

/** The folder of core or the kit whose door an import goes past, if it does. Tests may look inside their own folder only, too. */
function foreignDoor(path: string, target: string): string | undefined {
  const resolved = new URL(target, `file:///${path}`).pathname.slice(1);
  const folder = dirname(resolved);
  const isRoom = /^core\/[a-z_]+$/u.test(folder) || /^ui-kit\/[A-Z]\w*$/u.test(folder);
  if (!isRoom || dirname(path) === folder || basename(resolved) === "mod.ts") return undefined;
  return folder;
}
