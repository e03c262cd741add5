import { type FoundRecipe, type ImportedPicture, readMinutes, readYield } from "../../core/cookbook/mod.ts";
import { hasType, isObject, type JsonObject } from "./json_ld.ts";
import { ingredientText, isAddress, isPrice, joinedAmounts, withoutAdverts } from "./line_text.ts";
import { linesOfText, plainLine } from "./page_lines.ts";
import { NUMBER_ONLY, STEPS } from "./page_words.ts";

/** The fields of a recipe of schema.org, before the limits are applied. */
export interface SchemaOrgRecipe {
  readonly found: FoundRecipe;
  /** The main one first. */
  readonly pictures: readonly ImportedPicture[];
  /** What was left out of the steps, as sentences for the cook. */
  readonly doubts: readonly string[];
}

const DEPTH_MAX = 8;
const LEFT_OUT_MAX_LENGTH = 100;
/** "1. ", "2) ", "Step 3: " before a step. */
const NUMBERED =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin)\s+)?\d{1,2}\s?(?:[.:)](?!\d)|[-–]\s)\s*(?=\S)/iu;
/** Where the line breaks of a text were lost: "until golden.Add the onion". */
const LOST_BREAK = /(?<=\p{Ll}[.;!?])(?=\p{Lu}\p{Ll})/u;
/** "For the sauce:" among the ingredients. */
const GROUP_TITLE = /^[^\d½¼¾⅓⅔]{2,80}:$/u;
const BULLET = /^[-–—•·*▢☐□◦‣]\s+/u;

/**
 * Reads a Recipe of https://schema.org/Recipe, as JSON-LD or in the same form, whose texts may be HTML.
 *
 * @param options.url where it was found; it wins over the address that the recipe gives, and other addresses are relative to it
 */
export function readSchemaOrgRecipe(recipe: JsonObject, { url }: { url?: string | undefined } = {}): SchemaOrgRecipe {
  const text = (key: string) => plainLine(textIn(recipe[key]));
  const steps = stepsOf(recipe["recipeInstructions"]).map(withoutHeading).filter(isFilled);
  const ownUrl = [recipe["url"], recipe["mainEntityOfPage"], recipe["@id"]].map(addressIn).find(isPageAddress);
  return {
    found: {
      name: text("name") || text("headline"),
      description: linesOfText(textIn(recipe["description"])).join("\n"),
      ...yieldOf(recipe["recipeYield"] ?? recipe["yield"]),
      ...timesOf(recipe),
      ingredients: groupsOf(recipe["recipeIngredient"] ?? recipe["ingredients"]),
      steps: withoutAdverts(steps),
      notes: [],
      source: { name: text("author") || text("publisher"), url: url ?? ownUrl },
      tags: tagsOf(recipe),
      language: /^[a-z]{2,3}(?=$|[-_])/u.exec(textIn(recipe["inLanguage"]))?.[0],
    },
    pictures: picturesOf(recipe["image"], url ?? ownUrl),
    doubts: steps
      .filter((step) => isAddress(step) || isPrice(step))
      .map((step) => `“${step.slice(0, LEFT_OUT_MAX_LENGTH)}” was left out: it is no step.`),
  };
}

/** The text that a value of schema.org stands for; empty if there is none. */
function textIn(value: unknown, depth = 0): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (depth > DEPTH_MAX) return "";
  if (Array.isArray(value)) {
    for (const each of value) {
      const text = textIn(each, depth + 1);
      if (text.trim() !== "") return text;
    }
    return "";
  }
  if (!isObject(value)) return "";
  const { "@value": literal, text, name, value: amount, minValue, alternateName } = value;
  return textIn([literal, text, name, amount, minValue, alternateName], depth + 1);
}

function addressIn(value: unknown): string {
  const first = [value].flat()[0];
  return isObject(first) ? textIn([first["contentUrl"], first["url"], first["@id"]]) : textIn(first);
}

function isPageAddress(url: string): boolean {
  return /^https?:\/\/[^\s/]/iu.test(url);
}

/** "12 cookies" is more precise than "12". */
function yieldOf(value: unknown): ReturnType<typeof readYield> {
  const texts = [value].flat(1).slice(0, 20).map(yieldText);
  const isBare = (text: string) => /^\s*[\d.]*\s*$/u.test(text);
  const read = [...texts.filter((text) => !isBare(text)), ...texts.filter(isBare)].map(readYield);
  return read.find(({ portions, makes }) => portions !== undefined || makes !== undefined) ?? {};
}

/** A QuantitativeValue is "12 cookies", too. */
function yieldText(value: unknown): string {
  const unit = isObject(value) ? textIn(value["unitText"]) : "";
  return plainLine(`${textIn(value)} ${unit}`);
}

function timesOf(recipe: JsonObject): Pick<FoundRecipe, "prepMinutes" | "cookMinutes" | "totalMinutes"> {
  const prepMinutes = minutesOf(recipe["prepTime"]);
  const cookMinutes = minutesOf(recipe["cookTime"]);
  const totalMinutes = minutesOf(recipe["totalTime"]);
  // Some pages mix them up: the whole cannot be shorter than a part.
  const isMixedUp = totalMinutes !== undefined && cookMinutes !== undefined && totalMinutes < cookMinutes;
  return isMixedUp
    ? { prepMinutes, cookMinutes: totalMinutes, totalMinutes: cookMinutes }
    : { prepMinutes, cookMinutes, totalMinutes };
}

function minutesOf(value: unknown): number | undefined {
  return readMinutes(plainLine(textIn(isObject(value) ? [value["maxValue"], value] : value)));
}

/** One group, or several where a list has names or lines such as "For the sauce:". */
function groupsOf(value: unknown): FoundRecipe["ingredients"] {
  const groups: { title?: string; lines: string[] }[] = [{ lines: [] }];
  for (const line of joinedAmounts(withoutAdverts(ingredientLines(value, 0))).map(ingredientText)) {
    if (GROUP_TITLE.test(line)) groups.push({ title: line.slice(0, -1), lines: [] });
    else groups.at(-1)?.lines.push(line);
  }
  // A last line with a colon has nothing under it, and so is no title.
  return groups.map((group, index) =>
    group.title !== undefined && group.lines.length === 0 && index === groups.length - 1
      ? { lines: [`${group.title}:`] }
      : group,
  );
}

function ingredientLines(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  const list = withoutRepeated([value].flat(1));
  // All of them in one text, or each with markup inside.
  const [only] = list;
  const inText = listInText(only);
  if (list.length === 1 && inText !== undefined) return ingredientLines(inText, depth + 1);
  if (list.length === 1 && typeof only === "string") return linesOfText(only).map(withoutBullet).filter(isFilled);
  return list
    .flatMap((each) => {
      if (Array.isArray(each)) return ingredientLines(each, depth + 1);
      if (!isObject(each)) return [plainLine(textIn(each))];
      const items = each["itemListElement"];
      if (items !== undefined) {
        const title = textIn(each["name"]);
        return [...(title === "" ? [] : [`${plainLine(title)}:`]), ...ingredientLines(items, depth + 1)];
      }
      const isPair = typeof each["name"] === "string" && hasType(each, "PropertyValue");
      const amount =
        each["amount"] ?? each["requiredQuantity"] ?? each["quantity"] ?? (isPair ? each["value"] : undefined);
      const unit = each["unit"] ?? each["unitText"] ?? (isObject(amount) ? amount["unitText"] : undefined);
      return [plainLine([textIn(amount), textIn(unit), textIn(each["name"] ?? each)].join(" "))];
    })
    .map(withoutBullet)
    .filter(isFilled);
}

/** One text for each step, of any of the forms that pages use: texts, steps, sections, or lists in lists. */
function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > DEPTH_MAX) return [];
  const list = withoutRepeated([value].flat(1));
  const [only] = list;
  const inText = list.length === 1 ? listInText(only) : undefined;
  if (inText !== undefined) return stepsOf(inText, depth + 1);
  if (list.length === 1 && !Array.isArray(only)) {
    if (!isObject(only) || !hasParts(only))
      return stepLines(only).flatMap((lines) => lines.split("\n").flatMap((line) => line.split(LOST_BREAK)));
  }
  return list.flatMap((each) => {
    if (Array.isArray(each)) return stepsOf(each, depth + 1);
    if (!isObject(each) || !hasParts(each)) return stepLines(each);
    const parts = stepsOf(partsOf(each), depth + 1);
    const name = nameOf(each);
    if (hasType(each, "HowToStep")) return [[name, ...parts].filter(isFilled).join("\n")].filter(isFilled);
    const [first, ...others] = parts;
    return first === undefined || name === "" ? parts : [`${name}\n${first}`, ...others];
  });
}

/** The list or object that some pages give as a text of JSON. */
function listInText(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/u.test(value)) return undefined;
  try {
    const json: unknown = JSON.parse(value);
    return json;
  } catch {
    return undefined;
  }
}

/** Without "Directions:", which some pages have in the text of their steps. */
function withoutHeading(step: string): string {
  const heading = STEPS.exec(step)?.[0];
  const after = heading === undefined ? undefined : step.slice(heading.length);
  return after !== undefined && /^\s*(?::|\n|$)/u.test(after) ? after.replace(/^\s*:?\s*/u, "") : step;
}

function partsOf(step: JsonObject): unknown {
  return step["itemListElement"] ?? step["ItemListElement"] ?? step["steps"] ?? step["step"];
}

function hasParts(step: JsonObject): boolean {
  const parts = partsOf(step);
  return parts !== undefined && [parts].flat().length > 0;
}

function nameOf(step: JsonObject): string {
  const name = plainLine(textIn(step["name"]));
  return NUMBER_ONLY.test(name) ? "" : name;
}

/** One text with line breaks, or none. */
function stepLines(step: unknown): string[] {
  const lines = linesOfText(isObject(step) ? textIn([step["text"], step["description"], step["name"]]) : textIn(step))
    .filter((line) => !NUMBER_ONLY.test(line))
    .map((line) => line.replace(BULLET, "").replace(NUMBERED, ""));
  const name = isObject(step) ? nameOf(step).replace(NUMBERED, "") : "";
  const isSaid = name === "" || (lines[0] ?? "").startsWith(name.replace(/[.…:\s]+$/u, ""));
  const text = [...(isSaid ? [] : [name]), ...lines].join("\n");
  return text === "" ? [] : [text];
}

/** Pages that have a part twice, for wide and for narrow screens, give it twice. */
function withoutRepeated(list: readonly unknown[]): readonly unknown[] {
  const texts = list.map(textsIn);
  const half = texts.length / 2;
  const isTwice =
    half >= 1 && texts.every((text, at) => text !== undefined && text === texts[(at + half) % texts.length]);
  return isTwice ? list.slice(0, half) : list;
}

/** Undefined if it is more than texts. */
function textsIn(value: unknown): string | undefined {
  const texts = [value].flat(1);
  return texts.every((text) => typeof text === "string") ? texts.join("\n") : undefined;
}

function withoutBullet(line: string): string {
  return line.replace(BULLET, "");
}

function isFilled(text: string): boolean {
  return text !== "";
}

function tagsOf(recipe: JsonObject): string[] {
  return ["recipeCategory", "recipeCuisine", "keywords"]
    .flatMap((key) => [recipe[key]].flat().slice(0, 100))
    .flatMap((value) => plainLine(textIn(value)).split(/[,;|]/u))
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "" && !isPageAddress(tag));
}

/** Each picture once, though pages give it in several sizes. */
function picturesOf(value: unknown, base: string | undefined): ImportedPicture[] {
  const urls = new Map<string, string>();
  for (const each of [value].flat(2).slice(0, 100)) {
    const url = absolute(addressIn(each).trim(), base);
    const key = url?.replace(/[?#].*$/u, "").replace(/-\d{2,4}x\d{2,4}(?=\.\w+$)/u, "");
    // The one without a size in its name is the largest.
    if (url !== undefined && key !== undefined && (!urls.has(key) || url === key)) urls.set(key, url);
  }
  return [...urls.values()].map((url) => ({ url }));
}

function absolute(url: string, base: string | undefined): string | undefined {
  if (url === "" || !URL.canParse(url, base)) return undefined;
  const { protocol, href } = new URL(url, base);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}
