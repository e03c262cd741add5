import { parse } from "yaml";
import {
  type FoundRecipe,
  type ImportedRecipe,
  readMinutes,
  readWithinLimits,
  readYield,
} from "../../core/cookbook/mod.ts";

const FRONT_MATTER = /^---[^\S\n]*\n(?<yaml>[\s\S]*?)\n---[^\S\n]*(?:\n|$)/u;
/** `@name{amount%unit}(preparation)`, or `@word`; after the mark may be modifiers. */
const COMPONENT =
  /(?<mark>[@#~])[&?+-]*(?:(?<name>[^@#~{}\n]*)\{(?<amount>[^{}\n]*)\}|(?<word>[\p{L}\p{N}_-]+))(?:\((?<preparation>[^()\n]*)\))?/gu;

/** The texts of a front matter or of lines such as `>> servings: 4`, by the key in lower case. */
type Metadata = ReadonlyMap<string, readonly string[]>;

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
      prepMinutes: minutes("prep time", "time.prep"),
      cookMinutes: minutes("cook time", "time.cook"),
      totalMinutes: minutes("time required", "time", "duration"),
      ...contentOf(body),
      source: {
        name: get("source.name", "author", "source.author") ?? (isUrl ? undefined : url),
        ...(isUrl && { url }),
      },
      tags: (metadata.get("tags") ?? []).flatMap((tag) => tag.split(",")),
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
    if (typeof value === "string" && value.trim() !== "") {
      metadata.set(key, [...(metadata.get(key) ?? []), value.trim()]);
    } else if (Array.isArray(value))
      for (const each of value.slice(0, 100)) if (typeof each === "string") add(key, each);
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
  const body = text
    .slice(frontMatter?.[0].length ?? 0)
    .replaceAll(/^>>(?<key>[^:\n]+):(?<value>.*)$/gmu, (_line, key: string, value: string) => {
      add(key.trim().toLowerCase(), value);
      return "";
    });
  return { metadata, isUnreadable, body };
}

function entriesOf(value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).map(([key, inner]) => [key.toLowerCase(), inner]);
}

function contentOf(body: string): Pick<FoundRecipe, "ingredients" | "steps" | "notes"> {
  const groups: { title?: string; lines: string[] }[] = [{ lines: [] }];
  const steps: string[] = [];
  const notes: string[] = [];
  let section: string | undefined;
  const plain = withoutComments(body);
  // A section is one line, whether or not an empty one follows.
  for (const paragraph of plain.replaceAll(/^=.*$/gmu, "\n$&\n").split(/\n[^\S\n]*\n/u)) {
    const text = paragraph.trim();
    if (text === "") continue;
    if (text.startsWith("=")) {
      section = text.replaceAll(/^[=\s]+|[=\s]+$/gu, "");
      groups.push({ title: section, lines: [] });
    } else if (text.startsWith(">")) notes.push(text.replaceAll(/^>[^\S\n]?/gmu, ""));
    else {
      const step = text.replaceAll(/\s*\n\s*/gu, " ").replaceAll(COMPONENT, (...match) => {
        const groupsOfMatch = match.at(-1) as Readonly<Record<string, string | undefined>>;
        const { words, ingredient } = readComponent(groupsOfMatch, match[0]);
        if (ingredient !== undefined) groups.at(-1)?.lines.push(ingredient);
        return words;
      });
      steps.push(section ? `${section}\n${step}` : step);
      section = undefined;
    }
  }
  return { ingredients: groups, steps, notes };
}

/** The words that stand for it in the step, and what an ingredient adds to the list. */
function readComponent(
  { mark, name, amount = "", word = "", preparation }: Readonly<Record<string, string | undefined>>,
  source: string,
): { words: string; ingredient?: string } {
  const label = (name ?? word).trim();
  const [quantity = "", unit = ""] = amount.replace(/^\s*=/u, "").split("%");
  const measure = [quantity.trim(), unit.trim()].filter(Boolean).join(" ");
  if (mark === "~") return { words: measure || label || source };
  if (label === "") return { words: source };
  // What follows a single word in parentheses belongs to the sentence.
  const words = name === undefined && preparation !== undefined ? `${label} (${preparation})` : label;
  if (mark === "#") return { words };
  const line = [measure, label].filter(Boolean).join(" ");
  return { words, ingredient: name !== undefined && preparation ? `${line}, ${preparation}` : line };
}

function withoutComments(text: string): string {
  const parts = text.split("[-");
  const outside = parts.slice(1).map((part) => {
    const end = part.indexOf("-]");
    return end === -1 ? "" : part.slice(end + 2);
  });
  return [parts[0], ...outside].join("").replaceAll(/(?:^|(?<=\s))--(?!-).*$/gmu, "");
}
