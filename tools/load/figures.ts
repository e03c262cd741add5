import { markdownTable } from "../bench/markdown_table.ts";

/** One thing that was measured. */
export interface LoadFigure {
  readonly name: string;
  readonly value: number;
  /** What the value counts; empty for a ratio. */
  readonly unit: string;
}

/** The figures as a Markdown table that also reads well in a terminal. */
export function figuresTable(figures: readonly LoadFigure[]): string {
  return markdownTable(
    ["figure", "value", "unit"],
    figures.map(({ name, value, unit }) => [name, shown(value), unit || "ratio"]),
  );
}

/** A ratio; NaN where there is nothing to hold the value against. */
export function ratio(name: string, value: number, against: number): LoadFigure {
  return { name, value: against > 0 ? value / against : Number.NaN, unit: "" };
}

function shown(value: number): string {
  if (Number.isNaN(value)) return "unknown";
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1;
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
