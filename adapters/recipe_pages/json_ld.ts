import { elementsIn, type PageElement, rawTextOf, withoutEntities } from "./page_tree.ts";

/** An object of JSON, or of microdata in the same form. */
export type JsonObject = Readonly<Record<string, unknown>>;

const OBJECTS_MAX = 1_000_000;
const RECIPES_MAX = 2_000;
const SCRIPTS_MAX = 100;
/** A recipe has some 10,000 characters. */
const REPAIR_MAX_LENGTH = 1_000_000;
const WRAPPING_MAX_LENGTH = 50;
/** Common errors in JSON; a valid escape is one piece. */
const SPECIAL = /"|,|\\(?:["\\/bfnrt]|u[\da-f]{4})?|\p{Cc}/giu;
/** Properties that may only name an object that is elsewhere on the page. */
const REFERRING = ["image", "author", "publisher"] as const;

/** The JSON-LD of a page. Invalid parts are left out. */
export function readJsonLd(page: PageElement): unknown[] {
  return [...elementsIn(page)]
    .filter(({ name, attributes }) => name === "script" && /ld\+json/iu.test(attributes["type"] ?? ""))
    .slice(0, SCRIPTS_MAX)
    .map((script) => readLooseJson(rawTextOf(script)))
    .filter((value) => value !== undefined);
}

/** All objects of the type Recipe, wherever they are, in their order. */
export function recipesIn(json: unknown): JsonObject[] {
  const recipes: JsonObject[] = [];
  const byId = new Map<string, JsonObject>();
  const waiting: unknown[] = [json];
  for (let count = 0; waiting.length > 0 && count < OBJECTS_MAX; count += 1) {
    const value = waiting.pop();
    if (isObject(value)) {
      const id = value["@id"];
      if (typeof id === "string" && Object.keys(value).length > 1) byId.set(id, value);
      if (isRecipe(value) && recipes.length < RECIPES_MAX) recipes.push(value);
    }
    const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
    for (const each of inner.toReversed()) if (typeof each === "object" && each !== null) waiting.push(each);
  }
  return recipes.map((recipe) => withReferences(recipe, byId));
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `@type` or `type`, without the address of the vocabulary. */
export function hasType(value: JsonObject, type: string): boolean {
  return [value["@type"] ?? value["type"]]
    .flat()
    .some((each) => typeof each === "string" && each.replace(/^.*[/:#]/u, "") === type);
}

function isRecipe(value: JsonObject): boolean {
  return hasType(value, "Recipe");
}

function withReferences(recipe: JsonObject, byId: ReadonlyMap<string, JsonObject>): JsonObject {
  const named = REFERRING.flatMap((key) => {
    const value = [recipe[key]].flat()[0];
    const id = isObject(value) && Object.keys(value).length === 1 ? value["@id"] : undefined;
    const found = typeof id === "string" ? byId.get(id) : undefined;
    return found ? [[key, found] as const] : [];
  });
  return named.length === 0 ? recipe : { ...recipe, ...Object.fromEntries(named) };
}

/** JSON as pages have it: with line breaks in its texts, comments around it, commas too many, quotes as entities. */
function readLooseJson(text: string): unknown {
  const bare = withoutWrapping(text.trim());
  if (bare.length > REPAIR_MAX_LENGTH) return parsed(bare);
  return (
    parsed(bare) ??
    parsed(repaired(bare)) ??
    (bare.includes("&quot;") ? parsed(repaired(withoutEntities(bare))) : undefined)
  );
}

/** Without a comment or CDATA around it, whose marks are at its very ends. */
function withoutWrapping(text: string): string {
  const start = /^(?:<!--|(?:\/\/|\/\*)?\s{0,9}<!\[CDATA\[\s{0,9}(?:\*\/)?)/u.exec(text)?.[0].length ?? 0;
  const tail = text.slice(-WRAPPING_MAX_LENGTH);
  const end = tail.replace(/(?:-->|(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?|[\s;]+)$/u, "");
  return text.slice(start, text.length - tail.length + end.length);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** With control characters, single backslashes and quotes in texts escaped, and without commas before a bracket. */
function repaired(text: string): string {
  let isInText = false;
  return text.replaceAll(SPECIAL, (found: string, offset: number) => {
    const next = offset + found.length;
    if (found === '"') {
      // A quote ends a text only before a mark of JSON.
      const isInside = isInText && !isBefore(text, next, ",:]}");
      isInText = isInside || !isInText;
      return isInside ? '\\"' : found;
    }
    if (!isInText) return found === "," && isBefore(text, next, "]}") ? "" : found;
    if (found === "\\") return "\\\\";
    return found < " " ? controlEscape(found) : found;
  });
}

/** Whether one of the marks is next, after white space. */
function isBefore(text: string, at: number, marks: string): boolean {
  // A bound, as white space without end after each of many quotes would take long.
  const next = /\S/u.exec(text.slice(at, at + 200))?.[0];
  return next === undefined || marks.includes(next);
}

function controlEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
