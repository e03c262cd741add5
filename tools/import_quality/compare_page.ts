import type { WrittenRecipe } from "../../core/cookbook/mod.ts";

/** A recipe as a reader of a page would extract it. Absent or null where the page does not say it. */
export interface ExpectedPage {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions_list: readonly string[];
  /** "4 servings", "12 cookies". */
  readonly yields?: string | null | undefined;
  readonly total_time?: number | null | undefined;
}

export const PAGE_PARTS = ["name", "ingredients", "steps", "yield", "total time"] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** How pages are compared, for the reader of the table. */
export const PAGE_RULES =
  "Compared without regard to white space, entities, capitals, kinds of quotes and dashes, numbers before steps, full stops, single brackets around " +
  "notes of ingredients, titles over ingredients and steps, and where a step begins. " +
  "A yield is compared by its number. A total time that a page does not give is the sum of the times that it gives.";

/** The parts that were read differently. */
export function wrongParts(recipe: WrittenRecipe, expected: ExpectedPage): PagePart[] {
  const isRight: Record<PagePart, boolean> = {
    name: plain(recipe.name) === plain(expected.title),
    ingredients: areIngredients(recipe, expected.ingredients),
    steps: areSteps(recipe.steps, expected.instructions_list),
    yield: yieldNumber(expected.yields ?? "") === (recipe.portions ?? yieldNumber(recipe.makes ?? "")),
    "total time": (expected.total_time || undefined) === totalMinutes(recipe),
  };
  return PAGE_PARTS.filter((part) => !isRight[part]);
}

/** Some pages list the titles of groups among the ingredients. */
function areIngredients({ ingredients }: WrittenRecipe, expected: readonly string[]): boolean {
  const texts = ingredients.map(({ title, lines }) => ({ title, lines: lines.map(({ text }) => text) }));
  // Some labels repeat the doubled brackets of their pages.
  const wanted = listText(expected.map((line) => line.replaceAll(/\(\s*\(([^()]*)\)\s*\)/gu, "($1)")));
  return (
    listText(texts.flatMap(({ lines }) => lines)) === wanted ||
    listText(texts.flatMap(({ title, lines }) => [`${title ?? ""}:`, ...lines])) === wanted
  );
}

function listText(lines: readonly string[]): string {
  return (
    lines
      // Some labels leave the brackets around a note out, others add them.
      .map((line) =>
        plain(line)
          .replaceAll(/\((?<note>[^()]+)\)/gu, "$<note>")
          .replace(/:$/u, ""),
      )
      .filter((line) => line !== "")
      .join("\n")
  );
}

/** A first line without a full stop is a title, which may be left out. */
function areSteps(steps: readonly string[], expected: readonly string[]): boolean {
  const wanted = stepsText(expected);
  const untitled = steps.map((step) => step.replace(/^[^\n]{1,80}(?<![.!?])\n/u, ""));
  return stepsText(steps.flatMap((step) => step.split("\n"))) === wanted || stepsText(untitled) === wanted;
}

function stepsText(steps: readonly string[]): string {
  return steps
    .flatMap((step) => step.split("\n"))
    .map((line) => plain(line).replace(/^(?:step )?\d{1,2}(?:[.:)]\s*|$)/u, ""))
    .join(" ")
    .replaceAll(/[\s.;]+/gu, " ")
    .trim();
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("&amp;", "&")
    .replaceAll(/[\u200B-\u200D\uFEFF\u00AD]/gu, "")
    .replaceAll(/(?<=\()\s+|\s+(?=\))/gu, "")
    .replaceAll(/[‘’´`]/gu, "'")
    .replaceAll(/[“”„]/gu, '"')
    .replaceAll(/[–—]/gu, "-")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** For a range, the upper end. */
function yieldNumber(text: string): number | undefined {
  const [, from, to] = /(\d+)(?:\s?(?:-|–|to|bis|tot|à)\s?(\d+))?/u.exec(text) ?? [];
  return from === undefined ? undefined : Number(to ?? from);
}

function totalMinutes({ totalMinutes, prepMinutes, cookMinutes }: WrittenRecipe): number | undefined {
  return totalMinutes ?? ((prepMinutes ?? 0) + (cookMinutes ?? 0) || undefined);
}
