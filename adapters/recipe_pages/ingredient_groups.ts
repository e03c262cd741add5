import type { FoundRecipe } from "../../core/cookbook/mod.ts";
import type { PageLine } from "./page_lines.ts";
import { INGREDIENTS } from "./page_words.ts";

const LINES_MAX = 20_000;
const TITLE_MAX_LENGTH = 80;

/**
 * The ingredients in the groups that the page shows: schema.org has no place for "For the sauce". Without all of them in the same
 * order on the page, they stay as they are.
 */
export function withShownGroups(
  ingredients: FoundRecipe["ingredients"],
  lines: readonly PageLine[],
): FoundRecipe["ingredients"] {
  const wanted = ingredients.flatMap((group) => group.lines);
  if (ingredients.length > 1 || wanted.length < 2) return ingredients;
  const keys = wanted.map(keyOf);
  const shown = lines.slice(0, LINES_MAX).map((line) => ({ ...line, key: keyOf(line.text) }));
  for (let start = 0; start < shown.length; start += 1) {
    if (shown[start]?.key !== keys[0]) continue;
    const groups = groupsFrom(shown, start, { wanted, keys });
    if (groups) return groups.length > 1 || groups[0]?.title !== undefined ? groups : ingredients;
  }
  return ingredients;
}

function groupsFrom(
  shown: readonly (PageLine & { key: string })[],
  start: number,
  { wanted, keys }: { wanted: readonly string[]; keys: readonly string[] },
): FoundRecipe["ingredients"] | undefined {
  const first = titleBefore(shown[start - 1]);
  const groups: { title?: string; lines: string[] }[] = [{ ...(first !== undefined && { title: first }), lines: [] }];
  let found = 0;
  // A page shows little else among its ingredients.
  for (let at = start; found < keys.length && at < start + keys.length * 2; at += 1) {
    const line = shown[at];
    if (line === undefined) return undefined;
    if (line.key === keys[found]) {
      groups.at(-1)?.lines.push(wanted[found] as string);
      found += 1;
    } else if (line.key !== "" && line.text.length <= TITLE_MAX_LENGTH) groups.push({ title: line.text.replace(/:$/u, ""), lines: [] });
    else if (line.key !== "") return undefined;
  }
  return found === keys.length ? groups : undefined;
}

/** A title before the first ingredient, and no heading over all of them. */
function titleBefore(line: PageLine | undefined): string | undefined {
  if (!line || line.text.length > TITLE_MAX_LENGTH || INGREDIENTS.test(line.text)) return undefined;
  const isTitle = (line.kind === "heading" && line.level > 3) || /^[^\d]{2,60}:$/u.test(line.text);
  return isTitle ? line.text.replace(/:$/u, "") : undefined;
}

/** Letters and digits: pages write blanks and marks differently in both places. */
function keyOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
