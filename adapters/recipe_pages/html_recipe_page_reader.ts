import {
  type FoundRecipe,
  type ImportedPicture,
  type ImportedRecipe,
  NoRecipeFound,
  type RecipePage,
  type RecipePageReader,
  readWithinLimits,
} from "../../core/cookbook/mod.ts";
import { isObject, readJsonLd, recipesIn } from "./json_ld.ts";
import { readMicrodata } from "./microdata.ts";
import { linesOfElement, type PageLine, plainLine } from "./page_lines.ts";
import { elementsIn, type PageElement, rawTextOf, readPageTree } from "./page_tree.ts";
import { linesOfPastedText, titleOfPastedText } from "./pasted_text.ts";
import { readPageLines } from "./read_page_lines.ts";
import { readSchemaOrgRecipe, type SchemaOrgRecipe } from "./schema_org_recipe.ts";
import { dividedIngredients, dividedSteps } from "./visible_division.ts";

const TEXT_MAX_LENGTH = 5_000_000;
/** Recipes of one page that are compared: pages also name recipes that are like theirs. */
const CANDIDATES_MAX = 20;
const HEADINGS_MAX = 100;
const HTML_START = /^\s*(?:<!--|<!doctype|<\/?[a-z][a-z0-9]*[\s/>])/iu;
const HTML_TAG =
  /<(?:!doctype|html|head|body|script|div|article|section|main|p|ul|ol|li|h[1-6]|table)(?:\s[^<>]{0,500})?>/giu;

/**
 * {@linkcode RecipePageReader} that reads schema.org first, as JSON-LD and then as microdata. Missing parts are looked for
 * under headings such as "Ingredients", in the visible text of the page.
 */
export class HtmlRecipePageReader implements RecipePageReader {
  read({ text, url }: RecipePage): ImportedRecipe {
    if (text.length > TEXT_MAX_LENGTH)
      throw new NoRecipeFound(`The page is too long: at most ${TEXT_MAX_LENGTH / 1_000_000} MB can be read.`);
    const { found, pictures } = recipeOf(text, url);
    if (found.name.trim() === "") throw new NoRecipeFound("No recipe was found in this text.");
    return readWithinLimits(found, pictures);
  }
}

function recipeOf(text: string, url: string | undefined): SchemaOrgRecipe {
  const json = /^\s*[[{]/u.test(text) ? jsonOf(text) : undefined;
  if (json !== undefined)
    return best(recipesIn(json).map((recipe) => readSchemaOrgRecipe(recipe, { url }))) ?? nothing(url);
  if (!isHtml(text)) return recipeOfText(text, url);
  return recipeOfPage(readPageTree(text), url);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text with one tag in it is a text about tags, or tries whether a script runs. */
function isHtml(text: string): boolean {
  return HTML_START.test(text) || (text.match(HTML_TAG)?.length ?? 0) > 3;
}

function recipeOfPage(page: PageElement, url: string | undefined): SchemaOrgRecipe {
  const meta = metaOf(page);
  const address = url ?? meta.get("canonical") ?? meta.get("og:url");
  const read = (recipes: readonly unknown[]) =>
    best(
      recipes
        .filter(isObject)
        .slice(0, CANDIDATES_MAX)
        .map((recipe) => readSchemaOrgRecipe(recipe, { url: address })),
    );
  const jsonLd = read(recipesIn(readJsonLd(page)));
  const sources = [jsonLd, isComplete(jsonLd) ? undefined : read(readMicrodata(page))].filter(
    (each) => each !== undefined,
  );
  const said = together(sources);
  const lines = linesOfElement(page);
  const shown = isComplete(said) ? undefined : readPageLines(lines);
  // A page that says that it is a recipe is one, even if its parts come later by a script.
  if (!said && shown && !hasIngredients(shown) && shown.steps.length === 0) return nothing(address);
  const found = shown
    ? { ...nothing(address).found, ...filled(said?.found ?? {}, shown) }
    : (said as SchemaOrgRecipe).found; // sound: without `shown` there is `said`
  const siteName = meta.get("og:site_name");
  return {
    found: {
      ...found,
      name: found.name || titleOf(lines, meta),
      ingredients: dividedIngredients(found.ingredients, lines),
      steps: dividedSteps(found.steps, lines),
      source: { name: siteName ?? found.source?.name, url: address ?? found.source?.url },
      language: found.language ?? /^[a-z]{2,3}(?=$|[-_])/u.exec(meta.get("lang") ?? "")?.[0],
      description: found.description || meta.get("og:description"),
    },
    pictures: said && said.pictures.length > 0 ? said.pictures : pictureOf(meta.get("og:image"), address),
  };
}

function recipeOfText(text: string, url: string | undefined): SchemaOrgRecipe {
  const lines = linesOfPastedText(text);
  const found = readPageLines(lines);
  const isRecipe = hasIngredients(found) || found.steps.length > 0;
  return isRecipe
    ? { found: { ...nothing(url).found, ...found, name: titleOfPastedText(lines) }, pictures: [] }
    : nothing(url);
}

function nothing(url: string | undefined): SchemaOrgRecipe {
  return { found: { name: "", ingredients: [], steps: [], notes: [], tags: [], source: { url } }, pictures: [] };
}

/** The first one that has both ingredients and steps; otherwise the one with more. */
function best(recipes: readonly SchemaOrgRecipe[]): SchemaOrgRecipe | undefined {
  return recipes.toSorted((one, other) => partsOf(other) - partsOf(one))[0];
}

function partsOf({ found }: SchemaOrgRecipe): number {
  return (hasIngredients(found) ? 1 : 0) + (found.steps.length > 0 ? 1 : 0);
}

function hasIngredients({ ingredients }: Pick<FoundRecipe, "ingredients">): boolean {
  return ingredients.some(({ lines }) => lines.length > 0);
}

function isComplete(recipe: SchemaOrgRecipe | undefined): boolean {
  return recipe !== undefined && partsOf(recipe) === 2 && recipe.found.name !== "";
}

/** The first one, with its missing fields from the next ones. */
function together([first, second]: readonly SchemaOrgRecipe[]): SchemaOrgRecipe | undefined {
  if (!first || !second) return first;
  return {
    found: { ...first.found, ...filled(first.found, second.found) },
    pictures: first.pictures.length > 0 ? first.pictures : second.pictures,
  };
}

/** Both, where the first one wins wherever it says something. */
function filled<Found extends Partial<FoundRecipe>>(first: Partial<FoundRecipe>, second: Found): Found {
  const isEmpty = (value: unknown) =>
    value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  const own = Object.entries(first).filter(
    ([key, value]) =>
      !isEmpty(value) && (key !== "ingredients" || hasIngredients({ ingredients: first.ingredients ?? [] })),
  );
  return { ...second, ...Object.fromEntries(own) };
}

/** The texts of a page's head by name. */
function metaOf(page: PageElement): ReadonlyMap<string, string> {
  const meta = new Map<string, string>();
  const add = (key: string | undefined, value: string | undefined) => {
    const plain = plainLine(value?.slice(0, 5_000) ?? "");
    if (key !== undefined && plain !== "" && !meta.has(key)) meta.set(key, plain);
  };
  for (const element of elementsIn(page)) {
    const { name, attributes } = element;
    if (name === "meta") add((attributes["property"] ?? attributes["name"])?.toLowerCase(), attributes["content"]);
    else if (name === "link") add(attributes["rel"]?.toLowerCase(), attributes["href"]);
    else if (name === "html") add("lang", attributes["lang"]?.toLowerCase());
    else if (name === "title") add("title", rawTextOf(element));
  }
  return meta;
}

/** The main heading, or the page's title without the name of its site. */
function titleOf(lines: readonly PageLine[], meta: ReadonlyMap<string, string>): string {
  const called = meta.get("og:title") ?? meta.get("title") ?? "";
  const headings = lines.filter(({ kind, level }) => kind === "heading" && level === 1).slice(0, HEADINGS_MAX);
  // A page may have the name of its site as a heading, too.
  const main = headings.find(({ text }) => called.toLowerCase().startsWith(text.toLowerCase())) ?? headings[0];
  return main?.text ?? called.replace(/\s+[|–—·]\s.*$/u, "");
}

function pictureOf(address: string | undefined, base: string | undefined): ImportedPicture[] {
  if (address === undefined || !URL.canParse(address, base)) return [];
  const { protocol, href } = new URL(address, base);
  return protocol === "https:" || protocol === "http:" ? [{ url: href }] : [];
}
