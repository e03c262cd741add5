import type { WrittenGroup, WrittenRecipe } from "./written_recipe.ts";

/** The fields that are merged as a whole, in the order of a recipe's form. */
const FIELDS = [
  "name",
  "description",
  "portions",
  "makes",
  "prepMinutes",
  "cookMinutes",
  "totalMinutes",
  "steps",
  "notes",
  "source",
  "tags",
  "language",
] as const;

/** One of the fields that are merged as a whole. */
export type MergedField = (typeof FIELDS)[number];

/** A part of a recipe that is merged by itself: a field, or one group of the ingredients. */
export type MergedPart =
  | { readonly kind: "field"; readonly field: MergedField }
  | {
      readonly kind: "group";
      /** Absent for the ingredients without a title. */
      readonly title: string | undefined;
      /** 0 for the first group of this title. */
      readonly place: number;
    };

/** Which side's part is used. */
export type MergedSide = "mine" | "theirs";

/** A part that at least one side has changed. A side without a value has removed the part, or never had it. */
export interface PartChange {
  /** Stable for these recipes. */
  readonly id: string;
  readonly part: MergedPart;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Two changes of one recipe in one. */
export interface RecipeMerge {
  /** The merged recipe: all changes of one side only, and the choices for conflicts. */
  readonly recipe: WrittenRecipe;
  /** Changes of the other side only. */
  readonly taken: readonly PartChange[];
  /** Parts that both sides have changed differently. */
  readonly conflicts: readonly PartChange[];
}

const GROUP = "ingredients ";

type Part = readonly [part: MergedPart, value: unknown];

/**
 * Merges two changes of one recipe, part by part (a three-way merge). A change on one side is applied, and the same change
 * on both sides is no conflict. A group of the ingredients with another title is another group.
 *
 * @param sides.base the common ancestor
 * @param choices by id of a conflict; by default mine
 */
export function mergeWrittenRecipe(
  { base, mine, theirs }: { base: WrittenRecipe; mine: WrittenRecipe; theirs: WrittenRecipe },
  choices: Readonly<Record<string, MergedSide>> = {},
): RecipeMerge {
  const [before, own, other] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  const taken: PartChange[] = [];
  const conflicts: PartChange[] = [];
  const merged = new Map<string, Part>();
  for (const id of orderOf(before, own, other)) {
    const [was, left, right] = [before.get(id), own.get(id), other.get(id)];
    const [part] = left ?? right ?? was ?? [];
    if (!part) continue;
    const change = { id, part, mine: left?.[1], theirs: right?.[1] };
    let side: MergedSide = "mine";
    if (!isSame(left, right) && isSame(was, left)) {
      side = "theirs";
      taken.push(change);
    } else if (!isSame(left, right) && !isSame(was, right)) {
      side = choices[id] ?? "mine";
      conflicts.push(change);
    }
    const value = side === "mine" ? left : right;
    if (value) merged.set(id, value);
  }
  return { recipe: recipeOf([...merged.values()]), taken, conflicts };
}

/** The parts that are there, by id. */
function partsOf(recipe: WrittenRecipe): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const field of FIELDS) {
    const value = recipe[field];
    if (value !== undefined) parts.set(field, [{ kind: "field", field }, plain(value)]);
  }
  for (const { title, lines } of recipe.ingredients) {
    let place = 0;
    const idAt = (each: number) => `${GROUP}${each} ${title ?? ""}`;
    while (parts.has(idAt(place))) place++;
    const group = { title, lines: lines.map(({ text, food }) => ({ text, food })) };
    parts.set(idAt(place), [{ kind: "group", title, place }, group]);
  }
  return parts;
}

/** The parts of all, with the groups in the order of the side that has changed it; if both have, in mine. */
function orderOf(...[before, own, other]: [Map<string, Part>, Map<string, Part>, Map<string, Part>]): Set<string> {
  const groupsOf = (parts: Map<string, Part>) => [...parts.keys()].filter((id) => id.startsWith(GROUP)).join("\n");
  const isOwnOrder = groupsOf(before) !== groupsOf(own);
  const [first, second] = isOwnOrder ? [own, other] : [other, own];
  return new Set([...first.keys(), ...second.keys(), ...before.keys()]);
}

function isSame(a: Part | undefined, b: Part | undefined): boolean {
  return JSON.stringify(a?.[1]) === JSON.stringify(b?.[1]);
}

/** With the keys of a source in one order, so that it can be compared as text. */
function plain(value: NonNullable<WrittenRecipe[MergedField]>): unknown {
  return typeof value === "object" && "url" in value ? { name: value.name, url: value.url } : value;
}

function recipeOf(parts: readonly Part[]): WrittenRecipe {
  const fields = parts.flatMap(([part, value]) => (part.kind === "field" ? [[part.field, value]] : []));
  // sound: a part of this kind has a group
  const ingredients = parts.flatMap(([part, value]) => (part.kind === "group" ? [value as WrittenGroup] : []));
  return { name: "", steps: [], notes: [], tags: [], ...Object.fromEntries(fields), ingredients };
}
