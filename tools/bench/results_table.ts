import { markdownTable } from "../measure/markdown_table.ts";
import type { Figures } from "./figures.ts";
import type { Comparison } from "./measure.ts";

/** The result of one call with one catalogue and number of connections. */
export interface Result extends Comparison {
  readonly recipes: number;
  readonly call: string;
  readonly connections: number;
}

/** @param other the server's counterpart */
export function resultsTable(results: readonly Result[], other = "floor"): string {
  const header = ["call", "connections", "per second", "p50", "p95", "p99", other, "p50", "p95", "p99", "ratio"];
  const rows = results.map((result) => [
    result.call,
    String(result.connections),
    ...cellsOf(result.server),
    ...cellsOf(result.floor),
    result.ratio.toFixed(2),
  ]);
  return markdownTable(header, rows);
}

function cellsOf({ perSecond, p50, p95, p99 }: Figures): string[] {
  return [
    Math.round(perSecond).toLocaleString("en"),
    ...[p50, p95, p99].map((milliseconds) => milliseconds.toFixed(1)),
  ];
}
