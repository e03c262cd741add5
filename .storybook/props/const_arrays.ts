import type { Tree } from "../sources.ts";

/** An array that a union type is derived from: `export const SIZES = ["regular", "small"] as const`. */
export interface ConstArray {
  /** Source texts: `"regular"`, `1`. */
  readonly members: readonly string[];
  /** Its comment. */
  readonly about: string;
}

/** Every such array in the sources by its name, with `...OTHER` replaced by that array's members. */
export function constArrays(tree: Tree): ReadonlyMap<string, ConstArray> {
  const written = new Map<string, ConstArray>();
  for (const text of tree.values()) {
    for (const [, comment = "", name = "", list = ""] of text.matchAll(
      /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^(?:export )?const ([A-Z][A-Z0-9_]*) = \[([^\]]*)\] as const;/gmu,
    )) {
      written.set(name, { members: membersOf(list), about: plain(comment) });
    }
  }
  const spread = (member: string): readonly string[] =>
    member.startsWith("...") ? (written.get(member.slice(3))?.members ?? []).flatMap(spread) : [member];
  return new Map([...written].map(([name, { members, about }]) => [name, { members: members.flatMap(spread), about }]));
}

function membersOf(list: string): string[] {
  return list
    .replaceAll(/\/\/.*$/gmu, "")
    .split(",")
    .map((member) => member.trim())
    .filter((member) => member !== "");
}

/** A comment's text without its asterisks; `{@link X}` becomes `` `X` ``. */
function plain(comment: string): string {
  return comment
    .replaceAll(/^\s*\*? ?/gmu, "")
    .replaceAll(/\{@link (\w+)\}/gu, "`$1`")
    .trim();
}
