import type { QueryUnit } from "../../../core/search/mod.ts";

/**
 * SQL for a unit of the query: its spellings, every word by its stem; its foods; and if it is unfinished, words that begin with it.
 * Postgres ignores stop words ("with"). Bind {@linkcode unitBindings}.
 */
export function unitQuery(place: number, options: UnitQueryOptions = {}): string {
  return `(${namedUnitQuery(place, options)} || :foods${place}::tsquery)`;
}

/** The same without foods, which are no words of a name. */
export function namedUnitQuery(place: number, { isWhole = false }: UnitQueryOptions = {}): string {
  const words = `to_tsquery('recipe_text', :text${place})`;
  return isWhole ? words : `(${words} || to_tsquery('recipe_prefix', :beginning${place}))`;
}

export interface UnitQueryOptions {
  /** Without the words that begin with an unfinished one. */
  readonly isWhole?: boolean;
}

/** The bindings of {@linkcode unitQuery}. */
export function unitBindings(units: readonly QueryUnit[]): Record<string, string> {
  const bindings = units.map((unit, place) => [
    [`text${place}`, textQuery(unit)],
    [`foods${place}`, foodsQuery(unit)],
    [`beginning${place}`, unit.isBeginning ? `${unit.typed.join(" & ")}:*` : ""],
  ]);
  return Object.fromEntries(bindings.flat());
}

/** The spellings, in the syntax of `tsquery`. */
export function textQuery({ spellings }: QueryUnit): string {
  // "Whole chicken" finds nothing that "chicken" does not.
  const needed = spellings.filter((spelling) => !spellings.some((other) => isPartOf(other, spelling)));
  return needed.map((spelling) => `(${spelling.join(" & ")})`).join(" | ");
}

function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  return part.length < whole.length && part.every((word) => whole.includes(word));
}

/** The foods and tags, in the syntax of `tsquery`. */
export function foodsQuery({ foods, tags }: QueryUnit): string {
  return anyTag([...foods.map((key) => `in:${key}`), ...tags]);
}

/** Tags in the syntax of `tsquery`. */
export function anyTag(tags: readonly string[]): string {
  return tags.map((tag) => `'${tag}'`).join(" | ");
}

/** SQL for a query that all of these match. */
export function allOf(queries: readonly string[]): string {
  return queries.length === 0 ? "''::tsquery" : `(${queries.join(" && ")})`;
}

/** SQL for a query that one of these matches. */
export function anyOf(queries: readonly string[]): string {
  return queries.length === 0 ? "''::tsquery" : `(${queries.join(" || ")})`;
}

/** All choices of so many. */
export function subsets<Each>(all: readonly Each[], size: number): (readonly Each[])[] {
  if (size === 0) return [[]];
  return all.flatMap((each, place) => subsets(all.slice(place + 1), size - 1).map((rest) => [each, ...rest]));
}
