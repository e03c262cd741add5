import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import {
  type FoundRecipe,
  type ImportedRecipe,
  readMinutes,
  readWithinLimits,
  readYield,
  type WrittenLine,
} from "../../core/cookbook/mod.ts";
import { RecipeFileTooLarge } from "./bounded_zip.ts";
import { hideEscapes, showEscapes } from "./cooklang_escapes.ts";
import { type CooklangIngredient, ingredientOfLine, lineOfIngredient } from "./cooklang_ingredient.ts";
import { textOf } from "./file_texts.ts";

const TEXT_MAX_BYTES = 1_000_000;
const FRONT_MATTER = /^---[^\S\n]*\n(?<yaml>[\s\S]*?)\n---[^\S\n]*(?:\n|$)/u;
/** `@name{amount%unit}(preparation)`, or `@word`; after the mark may be modifiers, at the end the food of {@linkcode FOOD}. */
const COMPONENT =
  /(?<mark>[@#~])[&?+-]*(?:(?<name>[^@#~{}\n]*)\{(?<amount>[^{}\n]*)\}|(?<word>[\p{L}\p{N}_-]+))(?:\((?<preparation>[^()\n]*)\))?(?: ?\u{DC80}F(?<food>[^\n\u{DC81}]*)\u{DC81})?(?: ?\u{DC80}W(?<written>[^\n\u{DC81}]*)\u{DC81})?/gu;
/** Our comments about an ingredient. While a recipe is read, lone surrogates are their brackets. */
const FOOD = /\[- (?:no food|food: (?<key>[^\n]{1,100}?)) -\]/gu;
const WRITTEN = /\[- written: (?<line>[^\n]{1,500}?) -\]/gu;

/** The texts of a front matter or of lines such as `>> servings: 4`, by the key in lower case. */
type Metadata = ReadonlyMap<string, readonly string[]>;

/**
 * A `.cook` file of at most 1 MB.
 *
 * @throws {RecipeFileTooLarge} if it is longer
 */
export function readCooklangFile(bytes: Uint8Array, fileName: string): ImportedRecipe {
  if (bytes.length > TEXT_MAX_BYTES)
    throw new RecipeFileTooLarge(`The recipe is too long: at most ${TEXT_MAX_BYTES / 1_000_000} MB can be read.`);
  const name = fileName.slice(fileName.lastIndexOf("/") + 1).replace(/\.cook$/iu, "");
  return readCooklang(textOf(bytes), name || "Recipe");
}

/**
 * A recipe in Cooklang (https://cooklang.org/docs/spec). Its ingredients are those that its steps mark.
 *
 * @param fileName without the ending, for a recipe that has no title
 */
export function readCooklang(source: string, fileName: string): ImportedRecipe {
  const text = source.replaceAll("\r\n", "\n");
  const { metadata, isUnreadable, body } = metadataOf(text);
  const get = (...keys: string[]) => keys.flatMap((key) => metadata.get(key) ?? [])[0];
  const minutes = (...keys: string[]) => readMinutes(get(...keys) ?? "");
  const url = get("source.url", "source", "url") ?? "";
  const isUrl = /^https?:/iu.test(url);
  const imported = readWithinLimits(
    {
      name: get("title", "name") ?? fileName,
      description: get("description", "introduction"),
      ...readYield(get("servings", "serves", "yield") ?? ""),
      ...(get("makes") !== undefined && { makes: get("makes") }),
      prepMinutes: minutes("prep time", "time.prep"),
      cookMinutes: minutes("cook time", "time.cook"),
      totalMinutes: minutes("time required", "time", "duration"),
      ...contentOf(body),
      source: {
        name: get("source.name", "author", "source.author") ?? (isUrl ? undefined : url),
        ...(isUrl && { url }),
      },
      tags: metadata.get("tags") ?? [],
      language: /^[a-z]{2,3}(?=$|[-_])/u.exec(get("locale", "language") ?? "")?.[0],
    },
    [],
  );
  const doubt = "The details at its top could not be read.";
  return isUnreadable ? { ...imported, doubts: [...imported.doubts, doubt] } : imported;
}

function metadataOf(text: string): { metadata: Metadata; isUnreadable: boolean; body: string } {
  const metadata = new Map<string, string[]>();
  const add = (key: string, value: unknown) => {
    const isList = key === "tags" && typeof value === "string";
    const texts = Array.isArray(value) ? value.slice(0, 100) : isList ? value.split(",") : [value];
    const added = texts.filter((text) => typeof text === "string").map((text) => text.trim());
    metadata.set(key, [...(metadata.get(key) ?? []), ...added.filter((text) => text !== "")]);
  };
  const frontMatter = FRONT_MATTER.exec(text);
  let isUnreadable = false;
  try {
    // In this schema every scalar is a text, so that neither "yes" nor 1_000 becomes something else.
    const values: unknown = parse(frontMatter?.groups?.["yaml"] ?? "", {
      schema: "failsafe",
      maxAliasCount: 0,
      logLevel: "silent",
    });
    for (const [key, value] of entriesOf(values)) {
      add(key, value);
      for (const [inner, text] of entriesOf(value)) add(`${key}.${inner}`, text);
    }
  } catch {
    isUnreadable = true;
  }
  const body = hideEscapes(text.slice(frontMatter?.[0].length ?? 0)).replaceAll(
    /(?<![^\n])>>(?<key>[^:\n]+):(?<value>[^\n]*)/gu,
    (_line, key: string, value: string) => {
      add(key.trim().toLowerCase(), showEscapes(value));
      return "";
    },
  );
  return { metadata, isUnreadable, body };
}

function entriesOf(value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).map(([key, inner]) => [key.toLowerCase(), inner]);
}

function contentOf(body: string): Pick<FoundRecipe, "ingredients" | "steps" | "notes"> {
  const groups: { title?: string; lines: WrittenLine[] }[] = [{ lines: [] }];
  const steps: string[] = [];
  const notes: string[] = [];
  let section: string | undefined;
  const plain = withoutComments(
    body.replaceAll(FOOD, "\u{DC80}F$<key>\u{DC81}").replaceAll(WRITTEN, "\u{DC80}W$<line>\u{DC81}"),
  );
  // A section is one line, whether or not an empty one follows.
  for (const paragraph of plain.replaceAll(/(?<![^\n])=[^\n]*/gu, "\n$&\n").split(/\n[^\S\n]*\n/u)) {
    const text = paragraph.trim();
    if (text === "") continue;
    if (text.startsWith("=")) {
      section = plainText(titleOf(text));
      groups.push({ title: section, lines: [] });
    } else if (text.startsWith(">")) notes.push(plainText(text.replaceAll(/(?<![^\n])>[^\S\n]?/gu, "")));
    else {
      const source = text.split("\n").map((line) => line.trim());
      const step = source.join(" ").replaceAll(COMPONENT, (...match) => {
        // sound: the groups come last where there are named ones
        const groupsOfMatch = match.at(-1) as Readonly<Record<string, string | undefined>>;
        const { words, ingredient } = readComponent(groupsOfMatch, match[0]);
        if (ingredient) groups.at(-1)?.lines.push(ingredient);
        return words;
      });
      if (isListOfIngredients(text)) continue;
      steps.push(plainText(section ? `${section}\n${step}` : step));
      section = undefined;
    }
  }
  return { ingredients: groups, steps, notes };
}

/** The title of a line such as "== Sauce ==". */
function titleOf(section: string): string {
  const from = /^[=\s]*/u.exec(section)?.[0].length ?? 0;
  let to = section.length;
  while (to > from && /[=\s]/u.test(section[to - 1] ?? "")) to -= 1;
  return section.slice(from, to);
}

/** A paragraph of nothing but ingredients is no step. */
function isListOfIngredients(paragraph: string): boolean {
  const others = paragraph.replaceAll(COMPONENT, (found) => (found.startsWith("@") ? "" : found));
  return others.trim() === "";
}

/** The words of the ingredient in the step, and its line in the list. */
function readComponent(
  { mark, name, amount = "", word = "", preparation, food, written }: Readonly<Record<string, string | undefined>>,
  source: string,
): { words: string; ingredient?: WrittenLine } {
  const label = (name ?? word).trim();
  const [quantity = "", unit = ""] = amount.replace(/^\s*=/u, "").split("%");
  const measure = [quantity.trim(), unit.trim()].filter(Boolean).join(" ");
  if (mark === "~") return { words: measure || label || source };
  if (label === "") return { words: source };
  // Text in parentheses after a single word belongs to the sentence.
  const words = name === undefined && preparation !== undefined ? `${label} (${preparation})` : label;
  if (mark === "#") return { words };
  const parts = {
    quantity: plainText(quantity.trim()),
    unit: plainText(unit.trim()),
    name: plainText(label),
    preparation: name === undefined ? "" : plainText(preparation ?? ""),
  };
  const text = writtenAs(parts, plainText(written ?? "")) ?? lineOfIngredient(parts);
  return { words, ingredient: { text, ...(food !== undefined && { food: plainText(food) || null }) } };
}

/** The line as it was written, unless the ingredient was changed since. */
function writtenAs(parts: CooklangIngredient, line: string): string | undefined {
  return line !== "" && isDeepStrictEqual(ingredientOfLine(line), parts) ? line : undefined;
}

/** With escaped characters, and without comments that belong to no ingredient. */
function plainText(source: string): string {
  return showEscapes(source.replaceAll(/ ?\u{DC80}[^\n\u{DC81}]*\u{DC81}/gu, ""));
}

function withoutComments(text: string): string {
  const parts = text.split("[-");
  const outside = parts.slice(1).map((part) => {
    const end = part.indexOf("-]");
    return end === -1 ? "" : part.slice(end + 2);
  });
  return [parts[0], ...outside].join("").replaceAll(/(?<!\S)--(?!-)[^\n]*/gu, "");
}
