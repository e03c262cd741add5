import type { SpecLine } from "./spec_lines.ts";

/** What a row is about. */
export interface SpecPoint {
  readonly line: SpecLine;
  /** What the line asks for, in our words. */
  readonly means: string;
  /** Which of the line's texts the row holds. */
  readonly says?: readonly string[];
}

/** Shows a row on the screen; it is given the row's texts, so that they stand in one place. */
export type Show = (says: readonly string[]) => Promise<void>;

/** A test that stands elsewhere: its file, from the root, and its name as it is written there. */
export interface TestElsewhere {
  readonly file: string;
  readonly test: string;
}

/** One row of the check list: a line of the specification, or a part of one, and where it is held. */
export type SpecRow = SpecPoint & { readonly says: readonly string[] } & (
    | { readonly show: Show }
    | { readonly heldBy: readonly TestElsewhere[] }
  );

/** A row that is shown here. */
export function shown(point: SpecPoint, show: Show): SpecRow {
  return { says: [], ...point, show };
}

/** A row that other tests hold. Each of its texts stands in one of them. */
export function heldBy(point: SpecPoint, ...tests: readonly TestElsewhere[]): SpecRow {
  return { says: [], ...point, heldBy: tests };
}
