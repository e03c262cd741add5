import { elementsIn, type PageElement, rawTextOf, withoutEntities } from "./page_tree.ts";

/** An object of JSON, or of microdata in the same form. */
export type JsonObject = Readonly<Record<string, unknown>>;

const OBJECTS_MAX = 1_000_000;
const RECIPES_MAX = 2_000;
/** Properties that may only name an object that is elsewhere on the page. */
const REFERRING = ["image", "author", "publisher"] as const;

/** The JSON-LD of a page; what cannot be read is left out. */
export function readJsonLd(page: PageElement): unknown[] {
  return [...elementsIn(page)]
    .filter(({ name, attributes }) => name === "script" && /ld\+json/iu.test(attributes["type"] ?? ""))
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
  const bare = text
    .replaceAll(
      /^\s*(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?)|(?:-->|(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?)\s*$/gu,
      "",
    )
    .replace(/[\s;]+$/u, "");
  return (
    parsed(bare) ??
    parsed(repaired(bare)) ??
    (bare.includes("&quot;") ? parsed(repaired(withoutEntities(bare))) : undefined)
  );
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
  const parts: string[] = [];
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (!isInText) {
      if (character === '"') isInText = true;
      const isSpare = character === "," && isNext(text, at, "]}");
      if (!isSpare) parts.push(character);
    } else if (character === "\\") {
      const next = text[at + 1] ?? "";
      const isEscape = /["\\/bfnrt]/u.test(next) || /^u[\da-f]{4}$/iu.test(text.slice(at + 1, at + 6));
      parts.push(isEscape ? `\\${next}` : "\\\\");
      if (isEscape) at += 1;
    } else if (character === '"') {
      // A quote ends a text only before a mark of JSON.
      const isEnd = isNext(text, at, ",:]}");
      parts.push(isEnd ? '"' : '\\"');
      isInText = !isEnd;
    } else parts.push(character < " " ? controlEscape(character) : character);
  }
  return parts.join("");
}

/** Whether one of the marks is the next character that is no white space. */
function isNext(text: string, at: number, marks: string): boolean {
  // A bound, as white space without end after each of many quotes would take long.
  const next = /\S/u.exec(text.slice(at + 1, at + 200))?.[0];
  return next === undefined || marks.includes(next);
}

function controlEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
