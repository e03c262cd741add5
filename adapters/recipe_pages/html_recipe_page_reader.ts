import {
  type FoundRecipe,
  type ImportedPicture,
  type ImportedRecipe,
  NoRecipeFound,
  type RecipePage,
  type RecipePageReader,
  readWithinLimits,
} from "../../core/cookbook/mod.ts";
import { readEmbeddedRecipes } from "./embedded_recipes.ts";
import { isObject, type JsonObject, readJsonLd, recipesIn } from "./json_ld.ts";
import { withoutAdverts } from "./line_text.ts";
import { readMicrodata } from "./microdata.ts";
import { linesOfElement, type PageLine, plainLine } from "./page_lines.ts";
import { titleOfPage } from "./page_title.ts";
import { elementsIn, type PageElement, rawTextOf, readPageTree } from "./page_tree.ts";
import { linesOfPastedText, titleOfPastedText } from "./pasted_text.ts";
import { type ReadLines, readFacts, readPageLines } from "./read_page_lines.ts";
import { readSchemaOrgRecipe, type SchemaOrgRecipe } from "./schema_org_recipe.ts";
import { areNoSteps, doubtOfIngredients, doubtOfSteps, haveAmountsLast, linesOf } from "./unlikely_parts.ts";
import { dividedIngredients, dividedSteps, keyOf } from "./visible_division.ts";

const TEXT_MAX_LENGTH = 5_000_000;
/** Recipes of one page that are compared: pages also name recipes that are like theirs. */
const CANDIDATES_MAX = 20;
const EMBEDDED = "The page has the recipe only as data of its own program. Compare the amounts.";
/** More than the cook compares. */
const PAGE_TEXT_MAX_LENGTH = 20_000;
const HTML_START = /^\s*(?:<!--|<!doctype|<\/?[a-z][a-z0-9]*[\s/>])/iu;
const HTML_TAG =
  /<(?:!doctype|html|head|body|script|div|article|section|main|p|ul|ol|li|h[1-6]|table)(?:\s[^<>]{0,500})?>/giu;

/**
 * {@linkcode RecipePageReader} that reads schema.org first, as JSON-LD and then as microdata, and then other data of the page.
 * Missing and thin parts are looked for under headings such as "Ingredients", in the visible text of the page.
 */
export class HtmlRecipePageReader implements RecipePageReader {
  read({ text, url }: RecipePage): ImportedRecipe {
    if (text.length > TEXT_MAX_LENGTH)
      throw new NoRecipeFound(`The page is too long: at most ${TEXT_MAX_LENGTH / 1_000_000} MB can be read.`);
    const { found, pictures, doubts, pageText } = recipeOf(text, url);
    if (found.name.trim() === "") throw new NoRecipeFound("No recipe was found in this text.");
    const read = readWithinLimits(found, pictures);
    const all = [...doubts, ...read.doubts];
    return {
      ...read,
      doubts: all,
      ...(all.length > 0 && pageText !== undefined && { pageText: shortened(pageText) }),
    };
  }
}

interface Reading extends SchemaOrgRecipe {
  /** Why it may be wrong, as sentences for the cook. */
  readonly doubts: readonly string[];
  /** What a reader of the page sees. */
  readonly pageText?: string;
}

function shortened(text: string): string {
  return text.length <= PAGE_TEXT_MAX_LENGTH ? text : `${text.slice(0, PAGE_TEXT_MAX_LENGTH).trimEnd()}…`;
}

function recipeOf(text: string, url: string | undefined): Reading {
  const json = /^\s*[[{]/u.test(text) ? jsonOf(text) : undefined;
  if (json !== undefined) {
    const read = best(recipesIn(json).map((recipe) => readSchemaOrgRecipe(recipe, { url })));
    return read ? { ...read, doubts: [...read.doubts, ...doubtsOf(read.found)] } : nothing(url);
  }
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

function recipeOfPage(page: PageElement, url: string | undefined): Reading {
  const meta = metaOf(page);
  const address = url ?? meta.get("canonical") ?? meta.get("og:url");
  const visible = linesOfElement(page);
  const lines = withoutAdverts(visible);
  const siteName = meta.get("og:site_name");
  const names = { siteName, title: meta.get("og:title") ?? meta.get("title") ?? "" };
  const read = (recipes: readonly unknown[]) =>
    best(
      recipes
        .filter(isObject)
        .slice(0, CANDIDATES_MAX)
        .map((recipe) => divided(readSchemaOrgRecipe(recipe, { url: address }), lines)),
      names.title,
    );
  const inJson = recipesIn(readJsonLd(page)).slice(0, CANDIDATES_MAX);
  const jsonLd = read(inJson);
  const ofSchema = together([jsonLd, isTrusted(jsonLd) ? undefined : read(readMicrodata(page))]);
  const said = together([ofSchema, isTrusted(ofSchema) ? undefined : read(readEmbeddedRecipes(page))]);
  const isEmbedded =
    said?.found.ingredients !== ofSchema?.found.ingredients || said?.found.steps !== ofSchema?.found.steps;
  const shown = isTrusted(said) ? undefined : readPageLines(lines);
  // A page that says that it is a recipe is one, even if its parts come later by a script.
  if (!said && shown && !hasIngredients(shown.found) && shown.found.steps.length === 0) return nothing(address);
  const { found, doubts } = chosen(said?.found ?? nothing(address).found, shown);
  return {
    found: {
      ...found,
      ...missingFacts(found, lines),
      name: titleOfPage(found.name, { lines, names }),
      source: { name: siteName ?? found.source?.name, url: address ?? found.source?.url },
      language: found.language ?? /^[a-z]{2,3}(?=$|[-_])/u.exec(meta.get("lang") ?? "")?.[0],
      description: found.description || meta.get("og:description"),
    },
    pictures: said && said.pictures.length > 0 ? said.pictures : pictureOf(meta.get("og:image"), address),
    doubts: [
      ...severalOf(inJson, { chosen: said, title: names.title }),
      ...(jsonLd && !isEmbedded ? differencesOf(jsonLd.found, ofSchema?.found) : []),
      ...(isEmbedded ? [EMBEDDED] : []),
      ...(said && said.found.steps === found.steps ? said.doubts : []),
      ...doubts,
    ],
    pageText: textOf(visible, found.name),
  };
}

function recipeOfText(text: string, url: string | undefined): Reading {
  const lines = withoutAdverts(linesOfPastedText(text));
  const { found } = readPageLines(lines);
  const isRecipe = hasIngredients(found) || found.steps.length > 0;
  return isRecipe
    ? {
        found: { ...nothing(url).found, ...found, name: titleOfPastedText(lines) },
        pictures: [],
        doubts: doubtsOf(found),
        pageText: text.trim(),
      }
    : nothing(url);
}

/** As the page shows them, for parts that schema.org has no place for. */
function divided({ found, ...others }: SchemaOrgRecipe, lines: readonly PageLine[]): SchemaOrgRecipe {
  const ingredients = dividedIngredients(found.ingredients, lines);
  return { found: { ...found, ingredients, steps: dividedSteps(found.steps, lines) }, ...others };
}

/** Said if the page has several whole recipes, and its title does not name the chosen one. */
function severalOf(
  recipes: readonly JsonObject[],
  { chosen: one, title }: { chosen: SchemaOrgRecipe | undefined; title: string },
): string[] {
  if (recipes.length < 2 || !one || keyOf(title).includes(keyOf(one.found.name))) return [];
  const whole = recipes.map((recipe) => readSchemaOrgRecipe(recipe)).filter(({ found }) => partsOf(found) === 2);
  const names = new Set(whole.map(({ found }) => keyOf(found.name)));
  return names.size > 1 ? [`The page has ${names.size} recipes. This is one of them.`] : [];
}

/** Said if parts of the first data of a page are replaced by those of its other data. */
function differencesOf(first: FoundRecipe, used: FoundRecipe | undefined): string[] {
  const parts = (["ingredients", "steps"] as const).filter(
    (part) => first[part].length > 0 && used !== undefined && used[part] !== first[part],
  );
  return parts.length === 0
    ? []
    : [`The page has the recipe twice, and the ${parts.join(" and ")} differ. The longer ones are used.`];
}

/** What the page's data says, or where that is thin, what the page shows. */
function chosen(said: FoundRecipe, read: ReadLines | undefined): { found: FoundRecipe; doubts: readonly string[] } {
  if (!read) return { found: said, doubts: doubtsOf(said) };
  const { found: shown, isNamed } = read;
  const hasData = said.name !== "" || hasIngredients(said) || said.steps.length > 0;
  const isIngredients = isFuller(shown, said);
  const isSteps = areFuller(shown.steps, said);
  const found = {
    ...said,
    ...filled(said, shown),
    ...(isIngredients && { ingredients: shown.ingredients }),
    ...(isSteps && { steps: shown.steps }),
  };
  const from = (["ingredients", "steps"] as const).filter((part) => (part === "steps" ? isSteps : isIngredients));
  const guessed = from.filter((part) => !isNamed[part]).map((part) => `The page has no heading over its ${part}.`);
  const doubt =
    hasData && from.length > 0
      ? [`The page’s data and its text differ: the ${from.join(" and ")} are from the text.`]
      : [];
  return { found, doubts: [...doubt, ...guessed, ...doubtsOf(found)] };
}

/** Whether the visible ingredients are those of thin data, complete. */
function isFuller(
  { ingredients: shown }: Pick<FoundRecipe, "ingredients">,
  { ingredients: said }: FoundRecipe,
): boolean {
  if (!hasIngredients({ ingredients: said })) return hasIngredients({ ingredients: shown });
  const isThin = doubtOfIngredients(said) !== undefined;
  const isTurned = haveAmountsLast(said) && !haveAmountsLast(shown);
  if ((!isThin && !isTurned) || doubtOfIngredients(shown) !== undefined) return false;
  const [saidLines, shownLines] = [linesOf(said), linesOf(shown)];
  const visible = shownLines.join(" ").toLowerCase();
  const words = saidLines.flatMap((line) => line.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  const isSame = words.filter((word) => visible.includes(word)).length >= words.length * (isThin ? 0.5 : 0.8);
  const more = shownLines.length - saidLines.length;
  return isSame && (isThin ? shownLines.length > 1 && more >= 0 : Math.abs(more) <= 1);
}

/** Whether the visible steps are more than the only one of the data. */
function areFuller(shown: readonly string[], said: FoundRecipe): boolean {
  if (shown.length === 0 || areNoSteps(shown, { name: "" })) return false;
  if (areNoSteps(said.steps, said)) return true;
  const [shownKey, saidKey] = [keyOf(shown.join(" ")), keyOf(said.steps.join(" "))];
  return said.steps.length === 1 && shown.length > 1 && shownKey.startsWith(saidKey);
}

function doubtsOf({ ingredients, steps }: Pick<FoundRecipe, "ingredients" | "steps">): string[] {
  return [doubtOfIngredients(ingredients), doubtOfSteps(steps)].filter((doubt) => doubt !== undefined);
}

/** Times and yield that only the page's text has. */
function missingFacts(found: FoundRecipe, lines: readonly PageLine[]): Partial<FoundRecipe> {
  const { prepMinutes, cookMinutes, totalMinutes, portions, makes } = found;
  const hasTime = [prepMinutes, cookMinutes, totalMinutes].some((minutes) => minutes !== undefined);
  const hasYield = portions !== undefined || makes !== undefined;
  if (hasTime && hasYield) return {};
  const { portions: shownPortions, makes: shownMakes, ...times } = readFacts(lines);
  return { ...(!hasTime && times), ...(!hasYield && { portions: shownPortions, makes: shownMakes }) };
}

/** The text that a reader of the page sees, from the dish's name on. */
function textOf(lines: readonly PageLine[], name: string): string {
  const start = lines.findIndex(({ kind, text }) => kind === "heading" && text.toLowerCase() === name.toLowerCase());
  return lines
    .slice(Math.max(start, 0))
    .map(({ text }) => text)
    .join("\n");
}

function nothing(url: string | undefined): SchemaOrgRecipe {
  return {
    found: { name: "", ingredients: [], steps: [], notes: [], tags: [], source: { url } },
    pictures: [],
    doubts: [],
  };
}

/** The first one that has both ingredients and steps; otherwise the one with more. Of several, the one that the page is called by. */
function best(recipes: readonly SchemaOrgRecipe[], title = ""): SchemaOrgRecipe | undefined {
  const valueOf = ({ found }: SchemaOrgRecipe) =>
    2 * partsOf(found) + (found.name !== "" && keyOf(title).includes(keyOf(found.name)) ? 1 : 0);
  return recipes.toSorted((one, other) => valueOf(other) - valueOf(one))[0];
}

function partsOf(found: FoundRecipe): number {
  return (hasIngredients(found) ? 1 : 0) + (found.steps.length > 0 ? 1 : 0);
}

function hasIngredients({ ingredients }: Pick<FoundRecipe, "ingredients">): boolean {
  return ingredients.some(({ lines }) => lines.length > 0);
}

/** Complete, and nothing about it is unlikely. */
function isTrusted(recipe: SchemaOrgRecipe | undefined): boolean {
  if (!recipe) return false;
  const { found } = recipe;
  return (
    partsOf(found) === 2 && found.name !== "" && doubtsOf(found).length === 0 && !haveAmountsLast(found.ingredients)
  );
}

/** The first one, with its missing and thin parts from the next one. */
function together([first, second]: readonly (SchemaOrgRecipe | undefined)[]): SchemaOrgRecipe | undefined {
  if (!first || !second) return first ?? second;
  const { ingredients, steps } = second.found;
  return {
    found: {
      ...first.found,
      ...filled(first.found, second.found),
      ...(isFuller(second.found, first.found) && { ingredients }),
      ...(areFuller(steps, first.found) && { steps }),
    },
    pictures: first.pictures.length > 0 ? first.pictures : second.pictures,
    doubts: [...new Set([...first.doubts, ...second.doubts])],
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

function pictureOf(address: string | undefined, base: string | undefined): ImportedPicture[] {
  if (address === undefined || !URL.canParse(address, base)) return [];
  const { protocol, href } = new URL(address, base);
  return protocol === "https:" || protocol === "http:" ? [{ url: href }] : [];
}
