import {
  type FoundRecipe,
  type ImportedPicture,
  type ImportedRecipe,
  readMinutes,
  readWithinLimits,
  readYield,
} from "../../core/cookbook/mod.ts";
import { INGREDIENTS, withoutMarkdown } from "../recipe_pages/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";
import { linesOf, paragraphsOf, titledNote, withOpinion, withSectionName } from "./file_texts.ts";

/** The parts of a recipe as most programs have them: each is a text, of which the lines are the items. */
export interface RecipeTexts {
  readonly name: string;
  readonly description?: string | undefined;
  readonly yields?: string | undefined;
  /** The yield in words, if it is beside a number of portions. */
  readonly makes?: string | undefined;
  readonly prepTime?: string | undefined;
  readonly cookTime?: string | undefined;
  readonly totalTime?: string | undefined;
  readonly ingredients?: string | undefined;
  readonly directions?: string | undefined;
  readonly notes?: string | undefined;
  readonly nutrition?: string | undefined;
  /** A name, or an address. */
  readonly source?: string | undefined;
  readonly url?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly pictures?: readonly ImportedPicture[] | undefined;
  /** 0 to 5. */
  readonly stars?: number | undefined;
  readonly isFavourite?: boolean | undefined;
}

/** "[For the sauce]", "## For the sauce" and "For the sauce:" are titles of sections. */
const TITLE = /^\s*(?:\[(?<bracketed>[^\]]+)\]|#{1,6}\s+(?<heading>\S.*?)\s*:?|(?<announced>[^\d½¼¾⅓⅔:]{2,80}):)\s*$/u;
const TITLE_MAX_LENGTH = 200;
const NUMBER = /^\s*(?:\d{1,2}[.)](?!\d)|[-*•–])\s+/u;

/** @throws {RecipeFileRejected} if it has no name */
export function recipeOfTexts(texts: RecipeTexts): ImportedRecipe {
  const {
    name,
    description = "",
    yields = "",
    makes = "",
    prepTime = "",
    cookTime = "",
    totalTime = "",
    source = "",
    url,
  } = texts;
  if (name.trim() === "") throw new RecipeFileRejected("The recipe has no name.");
  const imported = readWithinLimits(
    {
      name,
      description: withoutMarkdown(description),
      ...readYield(makes),
      ...readYield(yields),
      prepMinutes: readMinutes(prepTime),
      cookMinutes: readMinutes(cookTime),
      totalMinutes: readMinutes(totalTime),
      ingredients: groupsOfLines(linesOf(withoutMarkdown(texts.ingredients ?? ""))),
      steps: stepsOfLines(linesOf(withoutMarkdown(texts.directions ?? ""))),
      notes: [...paragraphsOf(withoutMarkdown(texts.notes ?? "")), ...titledNote("Nutrition", texts.nutrition ?? "")],
      source: isAddress(source) ? { url: url || source } : { name: source, url },
      tags: texts.tags ?? [],
    },
    texts.pictures ?? [],
  );
  return withOpinion(imported, texts);
}

export function isAddress(text: string): boolean {
  return /^https?:\/\//iu.test(text.trim());
}

/** Groups, which titles among the lines begin. */
export function groupsOfLines(lines: readonly string[]): FoundRecipe["ingredients"] {
  const groups: { title?: string; lines: string[] }[] = [{ lines: [] }];
  for (const [index, line] of lines.entries()) {
    const title = index === lines.length - 1 ? undefined : sectionTitleOf(line);
    if (title === undefined) groups.at(-1)?.lines.push(line.replace(/^\s*[-*•–]\s+/u, ""));
    else groups.push(isOfWhole(title) ? { lines: [] } : { title, lines: [] });
  }
  return groups;
}

/** "Ingredients" is over all of them, not over a part. */
function isOfWhole(title: string): boolean {
  return INGREDIENTS.exec(title)?.[0].length === title.length;
}

/** Steps without their numbers; a title is the first line of the step after it. */
export function stepsOfLines(lines: readonly string[]): string[] {
  const steps: string[] = [];
  let section = "";
  for (const [index, line] of lines.entries()) {
    const title = index === lines.length - 1 ? undefined : sectionTitleOf(line);
    if (title === undefined) {
      steps.push(withSectionName(section, line.replace(NUMBER, "")));
      section = "";
    } else section = title;
  }
  return steps;
}

/** Undefined if the line is no title. */
export function sectionTitleOf(line: string): string | undefined {
  if (line.length > TITLE_MAX_LENGTH) return undefined;
  const { bracketed, heading, announced } = TITLE.exec(line)?.groups ?? {};
  return (bracketed ?? heading ?? announced)?.trim();
}
