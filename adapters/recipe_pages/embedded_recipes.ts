import { isObject, type JsonObject } from "./json_ld.ts";
import { elementsIn, type PageElement, rawTextOf } from "./page_tree.ts";

const SCRIPTS_MAX = 50;
const SCRIPT_MAX_LENGTH = 2_000_000;
/** Assignments of one script. */
const STARTS_MAX = 20;
const OBJECTS_MAX = 200_000;
const RECIPES_MAX = 20;

const NAME = /^(?:name|title|recipe_?name|recipe_?title|headline)$/iu;
const INGREDIENTS = /ingredients?(?:_?(?:list|lines|groups|sections))?$/iu;
const STEPS = /(?:instructions?|directions?|steps|method|preparation)(?:_?(?:list|groups|sections))?$/iu;
const ITEMS = /^(?:items|lines|list)$/iu;
/** The parts of an ingredient, in the order of its line. Each may be an object with a name. */
const PARTS_OF_LINE: readonly RegExp[] = [
  /^(?:amount|quantity|qty|value)$/iu,
  /^unit(?:_?name)?$/iu,
  /^prefix$/iu,
  /^(?:name|ingredient|food|product|item|title)$/iu,
  /^suffix$/iu,
];
const NOTE_OF_LINE = /^(?:notes?|comment|preparation)$/iu;
const TEXT =
  /^(?:text|display_?text|original(?:_?text)?|raw(?:_?text)?|html|content|instruction|description|body|step)$/iu;
/** Shorter texts are the name of a method, such as "baking". */
const METHOD_MIN_LENGTH = 30;
/** Properties of schema.org by the names that programs give them. */
const FACTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:recipe_?)?(?:yields?|servings?|portions?|serves|serving_?size)$/iu, "recipeYield"],
  [/^(?:total_?time|time_?total|ready_?in(?:_?minutes)?)$/iu, "totalTime"],
  [/^(?:prep_?time|preparation_?time)$/iu, "prepTime"],
  [/^(?:cook_?time|cooking_?time)$/iu, "cookTime"],
  [/^(?:description|summary)$/iu, "description"],
  [/^(?:image|picture|photo)(?:_?url)?$/iu, "image"],
];

/** Recipes in a page's data that is not of schema.org: the state of its scripts, attributes, and elements of its head. */
export function readEmbeddedRecipes(page: PageElement): JsonObject[] {
  const inHead = recipeOfMeta(page);
  return [...jsonOf(page).flatMap(recipesOf), ...(inHead ? [inHead] : [])].slice(0, RECIPES_MAX);
}

function jsonOf(page: PageElement): unknown[] {
  const texts: string[] = [];
  for (const element of elementsIn(page)) {
    const { name, attributes } = element;
    const isScript = name === "script" && !/ld\+json/iu.test(attributes["type"] ?? "");
    const all = isScript ? [rawTextOf(element)] : Object.values(attributes).filter((value) => /^\s*[[{]/u.test(value));
    texts.push(...all.filter((text) => text.length <= SCRIPT_MAX_LENGTH && /ingredient/iu.test(text)));
    if (texts.length >= SCRIPTS_MAX) break;
  }
  return [...texts.flatMap(valuesIn), ...streamed(texts)];
}

/** A stream of texts in which an app has its state, in pieces. */
function streamed(texts: readonly string[]): unknown[] {
  const pieces = texts.flatMap((text) => {
    const piece = parsed(/__next_f\.push\((?<piece>\[.*\])\)/su.exec(text)?.groups?.["piece"] ?? "");
    return Array.isArray(piece) ? piece.filter((each) => typeof each === "string") : [];
  });
  const whole = pieces.join("");
  return [...whole.matchAll(/"\w*recipe\w*":(?=\{)/giu)].slice(0, STARTS_MAX).flatMap(({ index, 0: { length } }) => {
    const value = parsed(balanced(whole, index + length));
    return value === undefined ? [] : [value];
  });
}

/** The value that the text is, or those that it assigns: `window.state = {…};`. */
function valuesIn(text: string): unknown[] {
  const whole = parsed(text);
  if (whole !== undefined) return [whole];
  return [...text.matchAll(/=\s*(?=[[{])/gu)].slice(0, STARTS_MAX).flatMap(({ index, 0: { length } }) => {
    const value = parsed(balanced(text, index + length));
    return value === undefined ? [] : [value];
  });
}

/** From a bracket to the one that closes it. */
function balanced(text: string, start: number): string {
  let depth = 0;
  for (const { 0: mark, index } of text.slice(start).matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[{]|[\]}]/gsu)) {
    if (mark.length > 1) continue;
    depth += mark === "[" || mark === "{" ? 1 : -1;
    if (depth === 0) return text.slice(start, start + index + 1);
  }
  return "";
}

function parsed(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
}

/** The objects with a name, a list of ingredients and steps, as Recipes. */
function recipesOf(json: unknown): JsonObject[] {
  const recipes: JsonObject[] = [];
  const waiting: unknown[] = [json];
  for (let count = 0; waiting.length > 0 && count < OBJECTS_MAX && recipes.length < RECIPES_MAX; count += 1) {
    const value = waiting.pop();
    if (isObject(value)) {
      const recipe = recipeOf(value);
      if (recipe) recipes.push(recipe);
    }
    const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
    for (const each of inner.toReversed()) if (typeof each === "object" && each !== null) waiting.push(each);
  }
  return recipes;
}

function recipeOf(value: JsonObject): JsonObject | undefined {
  const ingredients = valuesOf(value, INGREDIENTS).find((each) => Array.isArray(each));
  const steps = valuesOf(value, STEPS).find(
    (each) => Array.isArray(each) || (typeof each === "string" && each.length >= METHOD_MIN_LENGTH),
  );
  if (ingredients === undefined || steps === undefined) return undefined;
  return {
    "@type": "Recipe",
    name: valuesOf(value, NAME)[0],
    recipeIngredient: ingredients.map((each) => itemOf(each, lineOf)),
    recipeInstructions: Array.isArray(steps) ? steps.map((each) => itemOf(each, textOf)) : steps,
    ...Object.fromEntries(FACTS.map(([words, property]) => [property, valuesOf(value, words)[0]])),
  };
}

/** The values of the properties with such names, without empty ones. */
function valuesOf(value: JsonObject, words: RegExp): unknown[] {
  return Object.entries(value)
    .filter(
      ([key, each]) => words.test(key) && each !== null && each !== "" && !(Array.isArray(each) && each.length === 0),
    )
    .map(([, each]) => each);
}

/** An ingredient, a step, or a group of them as schema.org has it. */
function itemOf(value: unknown, textOfItem: (value: JsonObject) => string): unknown {
  if (!isObject(value)) return value;
  const items = [INGREDIENTS, STEPS, ITEMS]
    .flatMap((words) => valuesOf(value, words))
    .find((each) => Array.isArray(each));
  if (items === undefined) return textOfItem(value);
  const name = valuesOf(value, NAME)[0] ?? "";
  return { name, itemListElement: items.map((each) => (isObject(each) ? textOfItem(each) : each)) };
}

function lineOf(value: JsonObject): string {
  const text = wordIn(valuesOf(value, TEXT)[0]);
  const amount = Number(valuesOf(value, PARTS_OF_LINE[0] as RegExp)[0]); // sound: there are several
  const parts = PARTS_OF_LINE.map((words) => wordIn(valuesOf(value, words)[0], { isMany: amount > 1 }));
  const note = wordIn(valuesOf(value, NOTE_OF_LINE)[0]);
  const line = parts.filter((part) => part !== "").join(" ");
  return text === "" ? `${line}${note === "" ? "" : `, ${note}`}` : text;
}

function textOf(value: JsonObject): string {
  return wordIn(valuesOf(value, TEXT)[0] ?? valuesOf(value, NAME)[0]);
}

/** A text, or the name of an object. */
function wordIn(value: unknown, { isMany = false } = {}): string {
  if (!isObject(value)) return typeof value === "string" || typeof value === "number" ? String(value) : "";
  const names = [isMany ? /plural$/iu : /singular$/iu, /abbreviation$/iu, /^(?:name|title|text)$/iu];
  return names.map((words) => wordIn(valuesOf(value, words)[0])).find((name) => name !== "") ?? "";
}

/** `<meta name="recipe:ingredient" content="2 eggs">` */
function recipeOfMeta(page: PageElement): JsonObject | undefined {
  const found = new Map<string, string[]>();
  for (const { name, attributes } of elementsIn(page)) {
    const key = (attributes["name"] ?? attributes["property"])?.replace(/^.*[:.]/u, "");
    const { content } = attributes;
    if (name === "meta" && key !== undefined && content) found.set(key, [...(found.get(key) ?? []), content]);
  }
  const values = Object.fromEntries(found);
  return recipeOf({ name: "", ...values });
}
