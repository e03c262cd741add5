// Cuts the typefaces to the letters and weights in use, a third less than the packages' files.
//
// node tools/fonts/cut_fonts.ts
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "ui-kit", "theme", "fonts");
const { resolve } = createRequire(import.meta.url);

/** Each face and the weights that the kit uses of it. */
const FACES = [
  { name: "besley", weights: { min: 650, max: 700 } },
  { name: "hanken-grotesk", weights: { min: 400, max: 700 } },
] as const;

/** As in `unicode-range` of ui-kit/theme/fonts.css. */
const LETTERS = /U\+([\dA-F]+)(?:-([\dA-F]+))?/gu;

const css = await readFile(join(ROOT, "ui-kit", "theme", "fonts.css"), "utf8");
for (const { name, weights } of FACES) {
  const source = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  const cut = await subsetFont(source, lettersOf(`${name}-latin-wght`), {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  await writeFile(join(FOLDER, `${name}-latin-wght-normal.woff2`), cut);
  console.log(`${name}: ${source.length} bytes, cut to ${cut.length}`);
}

/** The letters of the face whose file has this name. */
function lettersOf(file: string): string {
  const face = css.split("@font-face").find((each) => each.includes(file)) ?? "";
  return [...face.matchAll(LETTERS)]
    .flatMap(([, first = "", last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, place) => start + place);
    })
    .map((letter) => String.fromCodePoint(letter))
    .join("");
}
