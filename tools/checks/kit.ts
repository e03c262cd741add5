import { readFile } from "node:fs/promises";
import { componentBreaches, outsideBreaches } from "./kit_promises/component_promises.ts";
import { layoutBreaches } from "./kit_promises/layout_only.ts";
import { componentFolders } from "./kit_promises/tree.ts";
import { sourceFiles } from "./source_files.ts";

// What the design system promises of every component, and the screens of it. Prints a line for each breach, with what to
// do, and fails.

const paths = (await sourceFiles()).filter((path) => /^(ui-kit|webapp)\/.*\.(tsx?|mdx|css)$/u.test(path));
const tree = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, "utf8")] as const)));

const breaches = [...componentBreaches(tree), ...outsideBreaches(tree), ...layoutBreaches(tree)];
for (const breach of breaches) console.error(breach);
if (breaches.length > 0) process.exit(1);
console.log(`${componentFolders(tree).length} components keep the kit's promises, and the screens only place them`);
