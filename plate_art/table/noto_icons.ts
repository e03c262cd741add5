import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod";

/** The library's copy of the icons that lie on tables: the whole set is 25 MB, and is not shipped. */
export const NOTO_FILE = join(import.meta.dirname, "noto_icons.generated.ts");

const notoSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/** The text of {@link NOTO_FILE} for icons of the Noto set. @throws Error if the set does not contain one of them */
export function notoFileText(names: readonly string[]): string {
  const { icons } = notoSchema.parse(createRequire(import.meta.url)("@iconify-json/noto/icons.json"));
  const entries = names.map((name) => {
    const body = icons[name]?.body;
    if (body === undefined) throw new Error(`Cannot copy "${name}": the Noto set does not contain it`);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(body)},\n`;
  });
  return `// Icons of Noto Emoji, Copyright Google Inc, Apache-2.0. Written by plate_art/table/copy_icons.ts.
export const notoIcons: Readonly<Record<string, string>> = {
${entries.join("")}};
`;
}
