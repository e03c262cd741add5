import { importsOf, type Tree } from "./tree.ts";

/** The names of the tests that a test file holds: its own `it("…")`, and those of the shared suites that it imports. */
export function testNames(tree: Tree, path: string): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const waiting = [path];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = tree.get(file);
    if (text === undefined || seen.has(file)) continue;
    seen.add(file);
    for (const name of namesIn(text)) names.add(sameWords(name));
    waiting.push(...importsOf(file, text).filter((target) => target.startsWith("ui-kit/testing/")));
  }
  return names;
}

/** A line as both a page and a test write it: without back ticks, final full stop and the first letter's case. */
export function sameWords(line: string): string {
  const plain = line.replaceAll("`", "").trim().replace(/\.$/u, "");
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/\bit(?=\(|\.each)/gu)].flatMap(({ index }) => {
    let at = index + "it".length;
    if (text.startsWith(".each", at)) at = afterBrackets(text, at + ".each".length);
    const [, , name = ""] = /^\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/u.exec(text.slice(at)) ?? [];
    return name === "" ? [] : [name.replaceAll(/\\(.)/gu, "$1")];
  });
}

/** Where the brackets that open at a place are closed again. */
function afterBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
