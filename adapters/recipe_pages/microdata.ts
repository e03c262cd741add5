import type { JsonObject } from "./json_ld.ts";
import { linesOfElement } from "./page_lines.ts";
import { elementsIn, type PageElement } from "./page_tree.ts";

/** Where an element has its value, if that is not its text. */
const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  meta: "content",
  img: "src",
  source: "src",
  video: "src",
  audio: "src",
  iframe: "src",
  embed: "src",
  a: "href",
  link: "href",
  area: "href",
  object: "data",
  data: "value",
  meter: "value",
};
const RECIPES_MAX = 5;
const NAMES_MAX = 20;
/** Properties in properties, which have their text in common. */
const NESTED_MAX = 2;
/** Properties whose value is always the address that an element has. */
const ADDRESSES = new Set(["url", "image", "contentUrl", "mainEntityOfPage", "thumbnailUrl"]);

/**
 * The recipes of a page's microdata or RDFa, in the form of JSON-LD. Line breaks of texts stay. A property that is there
 * several times is an array.
 */
export function readMicrodata(page: PageElement): JsonObject[] {
  const recipes: PageElement[] = [];
  for (const element of elementsIn(page)) {
    if (isRecipe(element)) recipes.push(element);
    if (recipes.length === RECIPES_MAX) break;
  }
  return recipes.map(itemOf);
}

function isRecipe({ attributes }: PageElement): boolean {
  const type = attributes["itemtype"] ?? attributes["typeof"] ?? "";
  return /(?:^|schema\.org\/|:|\s)Recipe(?:\s|$)/iu.test(type);
}

/** RDFa says the same by other attributes. */
function propertiesOf({ attributes }: PageElement): string {
  return attributes["itemprop"] ?? attributes["property"]?.replaceAll(/\bschema:/gu, "") ?? "";
}

function itemOf(scope: PageElement): JsonObject {
  const item: Record<string, unknown[]> = Object.create(null);
  const nestedNames: unknown[] = [];
  const add = (element: PageElement, depth: number) => {
    const { attributes } = element;
    const isScope = "itemscope" in attributes || "typeof" in attributes;
    const names = propertiesOf(element)
      .split(/\s+/u, NAMES_MAX)
      .filter((name) => name !== "");
    // sound: there is a name
    const value = names.length === 0 ? undefined : valueOf(element, names[0] as string, isScope);
    // A name in another property is that property's, such as the author's.
    for (const name of names) {
      if (name !== "name" || depth === 0) (item[name] ??= []).push(value);
      else nestedNames.push(value);
    }
    // The text of steps has the properties of its parts, which are no properties of the recipe.
    const isText = names.some((name) => /^(?:recipeInstructions|recipeIngredient|ingredients)$/u.test(name));
    if (!isScope && !isText) addAll(element, depth + (names.length > 0 ? 1 : 0));
  };
  const addAll = ({ children }: PageElement, depth: number) => {
    if (depth <= NESTED_MAX) for (const child of children) if (typeof child !== "string") add(child, depth);
  };
  addAll(scope, 0);
  if (nestedNames.length > 0) item["name"] = [...(item["name"] ?? []), ...nestedNames];
  const type = scope.attributes["itemtype"] ?? scope.attributes["typeof"] ?? "";
  return { "@type": type.replace(/^.*[/:]/u, ""), ...item };
}

function valueOf(element: PageElement, property: string, isScope: boolean): unknown {
  if (isScope && hasProperties(element)) return itemOf(element);
  const { name, attributes } = element;
  const time = name === "time" ? attributes["datetime"] : undefined;
  const isAddress = ADDRESSES.has(property) || name === "meta" || name === "link" || name === "img" || name === "data";
  const key = VALUE_ATTRIBUTES[name];
  const written = time ?? attributes["content"] ?? (key !== undefined && isAddress ? attributes[key] : undefined);
  if (written !== undefined) return written;
  const lines = linesOfElement(element);
  // A list is one property as a whole; separate lines only for layout are not a list.
  const isList = name !== "li" && lines.filter(({ kind }) => kind === "item").length > 1;
  const texts = lines.map(({ text }) => text);
  return isList ? texts : texts.join("\n");
}

function hasProperties(element: PageElement): boolean {
  for (const inner of elementsIn(element)) if (inner !== element && propertiesOf(inner) !== "") return true;
  return false;
}
