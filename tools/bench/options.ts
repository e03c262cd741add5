import { parseArgs } from "node:util";

export interface BenchOptions {
  /** How many recipes the catalogues hold, one database each. */
  readonly sizes: readonly number[];
  /** Only the calls whose name holds this text; all of them where undefined. */
  readonly only: string | undefined;
  /** Length of one round, in seconds. */
  readonly seconds: number;
  /** A file for the results; none where undefined. */
  readonly json: string | undefined;
}

/**
 * Reads what follows `node tools/bench/main.ts`.
 *
 * @throws {Error} for an option that does not exist or can't be read
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: "string", default: "1000,10000,100000" },
      only: { type: "string" },
      seconds: { type: "string", default: "0.4" },
      json: { type: "string" },
    },
  });
  return {
    sizes: values.sizes.split(",").map((size) => positive(size, "--sizes")),
    only: values.only,
    seconds: positive(values.seconds, "--seconds"),
    json: values.json,
  };
}

function positive(text: string, option: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`Cannot read ${option}: "${text}" is no positive number`);
  return value;
}
