import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { HtmlRecipePageReader } from "../../adapters/recipe_pages/mod.ts";
import { readCompositionTable } from "../../catalogue/importer/mod.ts";
import { readIngredientLine } from "../../core/cookbook/mod.ts";
import { FoodTable } from "../../core/food/mod.ts";
import { runProgram } from "../../infra/run_program.ts";
import { markdownTable } from "../measure/markdown_table.ts";
import { printFigures, writeMeasurements } from "../measure/measurements.ts";
import { isAmountRight, isNameRight, type LabelledLine, LINE_RULES } from "./compare_line.ts";
import { type ExpectedPage, PAGE_PARTS, PAGE_RULES, type PagePart, wrongParts } from "./compare_page.ts";
import { readFlippedPages } from "./flipped_pages.ts";
import { OWN_PAGES } from "./own_pages/mod.ts";

// `make import-quality`: how much of real pages and ingredient lines is read as their readers would. README.md says how to read it.

/** Percent that are wanted, of the pages of each part: those with schema.org where the goal is about them. */
const PAGE_GOALS: Readonly<Record<PagePart, { percent: number; of: "all" | "schema.org" }>> = {
  name: { percent: 99, of: "all" },
  ingredients: { percent: 95, of: "schema.org" },
  steps: { percent: 93, of: "schema.org" },
  yield: { percent: 95, of: "schema.org" },
  "total time": { percent: 95, of: "schema.org" },
};

/** The parts without which an import is no recipe, and the percent of pages on which all of them are wanted to be right. */
const MAIN_PARTS: readonly PagePart[] = ["name", "ingredients", "steps"];
const MAIN_GOALS = { "schema.org": 92, all: 85 } as const;

const expectedPage = z.object({
  title: z.string(),
  ingredients: z.array(z.string()),
  instructions_list: z.array(z.string()),
  canonical_url: z.string().nullish(),
  yields: z.string().nullish(),
  total_time: z.number().nullish(),
});
/** The food of the table that a line means, by the start of the hash of its text; empty if the table has none. */
const judgedFoods = z.array(z.object({ line: z.string(), food: z.string() }));
const labelledLines = z.array(
  z.object({ input: z.string(), name: z.string(), quantity: z.string(), unit: z.string() }),
);

interface ReadPage {
  readonly name: string;
  readonly bytes: Buffer;
  readonly hasSchemaOrg: boolean;
  readonly wrong: readonly PagePart[];
  readonly hasDoubts: boolean;
  readonly milliseconds: number;
}

await runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: { wrong: { type: "boolean" }, flips: { type: "string", default: "5" } },
    allowPositionals: true,
  });
  const folder = resolve(positionals[0] ?? join(import.meta.dirname, "..", "..", "..", "shared", "data", "import"));
  if (!existsSync(folder)) {
    console.error(`Cannot measure: there is no folder ${folder}.`);
    process.exit(1);
  }
  const pages = await readPages(join(folder, "pages"));
  const ownPages = OWN_PAGES.map(({ name, page, expected }) => readPage(name, { bytes: Buffer.from(page), expected }));
  const lines = labelledLines.parse(
    parse(await readFile(join(folder, "ingredient_lines.csv"), "utf8"), { columns: true }),
  );
  const foods = new FoodTable((await readCompositionTable()).foods);
  printFigures(pagesTable("pages", pages));
  printFigures(`\n${pagesTable("own pages", ownPages)}\n\n${PAGE_RULES}\n`);
  for (const { name, wrong, hasSchemaOrg, hasDoubts } of [...pages, ...ownPages].filter(
    (page) => page.wrong.length > 0,
  )) {
    console.log(`${name}${hasSchemaOrg ? "" : " (no schema.org)"}: ${wrong.join(", ")}${hasDoubts ? "; doubted" : ""}`);
  }
  const judged = judgedFoods.parse(
    parse(await readFile(join(import.meta.dirname, "judged_foods.csv"), "utf8"), { columns: true }),
  );
  printFigures(`\n${linesTable(lines, foods, new Map(judged.map(({ line, food }) => [line, food])))}\n\n${LINE_RULES}`);
  const flipped = readFlippedPages(
    pages.map(({ bytes }) => bytes),
    Number(values.flips),
  );
  printFigures(
    `\nWith wrong bytes: ${flipped.read} pages are read, ${flipped.withoutRecipe} have no recipe, ${flipped.crashes.length} fail ` +
      `otherwise; the slowest takes ${Math.round(flipped.slowestMs)} ms.`,
  );
  await writeMeasurements("import_quality", { title: "How well recipes are imported" });
  for (const crash of flipped.crashes.slice(0, 10)) console.log(crash);
  if (values.wrong) for (const line of wrongLines(lines)) console.log(line);
});

async function readPages(folder: string): Promise<ReadPage[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".html.gz")).sort();
  const pages: ReadPage[] = [];
  for (const file of names) {
    const name = file.replace(".html.gz", "");
    const bytes = gunzipSync(await readFile(join(folder, file)));
    const expected = expectedPage.parse(JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")));
    pages.push(readPage(name, { bytes, expected, url: expected.canonical_url ?? undefined }));
  }
  return pages;
}

function readPage(
  name: string,
  { bytes, expected, url }: { bytes: Buffer; expected: ExpectedPage; url?: string | undefined },
): ReadPage {
  const text = bytes.toString("utf8");
  const start = performance.now();
  let wrong: readonly PagePart[] = PAGE_PARTS;
  let hasDoubts = true;
  try {
    const { recipe, doubts } = new HtmlRecipePageReader().read({ text, url });
    wrong = wrongParts(recipe, expected);
    hasDoubts = doubts.length > 0;
  } catch (error) {
    console.log(`${name}: ${String(error)}`);
  }
  const hasSchemaOrg = /"@?type"\s*:\s*(?:\[\s*)?"(?:https?:\/\/schema.org\/)?Recipe"|schema\.org\/Recipe/iu.test(text);
  return { name, bytes, hasSchemaOrg, wrong, hasDoubts, milliseconds: performance.now() - start };
}

function pagesTable(title: string, pages: readonly ReadPage[]): string {
  const row = (
    name: string,
    parts: readonly PagePart[],
    { percent, of }: { percent: number; of: keyof typeof MAIN_GOALS },
  ) => {
    const counted = pages.filter(({ hasSchemaOrg }) => of === "all" || hasSchemaOrg);
    const right = (some: readonly ReadPage[]) =>
      some.filter(({ wrong }) => !wrong.some((part) => parts.includes(part))).length;
    return [
      name,
      of,
      `${right(counted)} of ${counted.length}`,
      percentText(right(counted), counted.length),
      `${percent} %`,
      percentText(right(pages), pages.length),
    ];
  };
  const rows = [
    ...(["schema.org", "all"] as const).map((of) =>
      row(MAIN_PARTS.join(", "), MAIN_PARTS, { percent: MAIN_GOALS[of], of }),
    ),
    ...PAGE_PARTS.map((part) => row(part, [part], PAGE_GOALS[part])),
  ];
  const mainWrong = pages.filter(({ wrong }) => wrong.some((part) => MAIN_PARTS.includes(part)));
  const doubted = (some: readonly ReadPage[]) => some.filter(({ hasDoubts }) => hasDoubts).length;
  const slowest = Math.max(...pages.map(({ milliseconds }) => milliseconds));
  return (
    `${markdownTable([title, "of", "right", "share", "goal", "of all"], rows)}\n\n` +
    `Doubts are said of ${doubted(mainWrong)} of the ${mainWrong.length} pages with a wrong name, ingredients or steps, and of ` +
    `${doubted(pages) - doubted(mainWrong)} of the others. Slowest page: ${Math.round(slowest)} ms.`
  );
}

function linesTable(lines: readonly LabelledLine[], foods: FoodTable, judged: ReadonlyMap<string, string>): string {
  const read = lines.map((label) => ({
    label,
    line: readIngredientLine(label.input, { foods }),
    food: judged.get(createHash("sha256").update(label.input).digest("hex").slice(0, 12)),
  }));
  const row = (name: string, goal: string, some: typeof read, isCounted: (each: (typeof read)[number]) => boolean) => {
    const counted = some.filter(isCounted).length;
    return [name, `${counted} of ${some.length}`, percentText(counted, some.length), goal];
  };
  const judgedLines = read.filter(({ food }) => food !== undefined);
  return markdownTable(
    ["lines", "count", "share", "goal"],
    [
      row("right amount and unit", "96 %", read, ({ line, label }) => isAmountRight(line, label)),
      row("food name as labelled", "90 %", read, ({ line, label }) => isNameRight(line, label)),
      row("food of the table as judged", "88 %", judgedLines, ({ line, food }) => (line.food ?? "") === food),
      row(
        "another food of the table",
        "< 3 %",
        judgedLines,
        ({ line, food }) => line.food !== undefined && line.food !== food,
      ),
      row("any food of the table", "", read, ({ line }) => line.food !== undefined),
    ],
  );
}

function wrongLines(lines: readonly LabelledLine[]): string[] {
  return lines.flatMap((label) => {
    const line = readIngredientLine(label.input);
    const { amount, name } = line;
    return [
      ...(isAmountRight(line, label)
        ? []
        : [`amount of ${label.input}: ${JSON.stringify(amount)}, not ${label.quantity} ${label.unit}`]),
      ...(isNameRight(line, label) ? [] : [`name of ${label.input}: ${name}, not ${label.name}`]),
    ];
  });
}

function percentText(part: number, whole: number): string {
  return whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`;
}
