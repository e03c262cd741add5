import { markdownTable } from "../measure/markdown_table.ts";

export interface LoadFigure {
  readonly name: string;
  readonly value: number;
  /** Empty for a ratio. */
  readonly unit: string;
  /** The largest acceptable value, if there is one. */
  readonly limit?: number;
}

/** The figures beyond their limits, also those that could not be computed. */
export function overLimit(figures: readonly LoadFigure[]): LoadFigure[] {
  return figures.filter(({ value, limit }) => limit !== undefined && !(value <= limit));
}

export function figuresTable(figures: readonly LoadFigure[]): string {
  return markdownTable(
    ["figure", "value", "unit"],
    figures.map(({ name, value, unit }) => [name, formatted(value), unit || "ratio"]),
  );
}

/** NaN if `against` is 0. */
export function ratio(name: string, value: number, against: number): LoadFigure {
  return { name, value: against > 0 ? value / against : Number.NaN, unit: "" };
}

function formatted(value: number): string {
  if (Number.isNaN(value)) return "unknown";
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1;
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
