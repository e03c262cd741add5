import type { Figures } from "./figures.ts";
import type { Comparison } from "./measure.ts";

/** One call over one catalogue with so many connections. */
export interface Result extends Comparison {
  readonly recipes: number;
  readonly call: string;
  readonly connections: number;
}

/** The results as a Markdown table that also reads well in a terminal. */
export function resultsTable(results: readonly Result[]): string {
  const header = ["call", "connections", "a second", "p50", "p95", "p99", "floor", "p50", "p95", "p99", "ratio"];
  const rows = results.map((result) => [
    result.call,
    String(result.connections),
    ...cellsOf(result.server),
    ...cellsOf(result.floor),
    result.ratio.toFixed(2),
  ]);
  const widths = header.map((title, column) =>
    Math.max(...[header, ...rows].map((row) => (row[column] ?? title).length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, { width: widths[column] ?? 0, left: column === 0 })).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(header), line(rule), ...rows.map(line)].join("\n");
}

function cellsOf({ perSecond, p50, p95, p99 }: Figures): string[] {
  return [
    Math.round(perSecond).toLocaleString("en"),
    ...[p50, p95, p99].map((milliseconds) => milliseconds.toFixed(1)),
  ];
}

function pad(cell: string, { width, left }: { width: number; left: boolean }): string {
  return left ? cell.padEnd(width) : cell.padStart(width);
}
