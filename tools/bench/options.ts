import { parseArgs } from "node:util";
import { positive } from "../measure/number_option.ts";

export interface BenchOptions {
  /** Sizes of the catalogues, in recipes; one database each. */
  readonly sizes: readonly number[];
  /** Only calls whose name contains this text; all of them by default. */
  readonly only: string | undefined;
  /** Whether stored databases are used although their sources changed. */
  readonly keep: boolean;
  /** Own recipes of each of 10,000 people; 0 by default. */
  readonly own: number;
  /** Length of one round, in seconds. */
  readonly seconds: number;
  /** A commit whose server takes the place of the floor, if any. */
  readonly against: string | undefined;
  /** A file for the results, if any. */
  readonly json: string | undefined;
}

/**
 * Reads the command-line options of `node tools/bench/main.ts`.
 *
 * @throws {Error} for an unknown or invalid option
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: "string", default: "1000,10000,100000" },
      only: { type: "string" },
      seconds: { type: "string", default: "0.4" },
      own: { type: "string" },
      against: { type: "string" },
      json: { type: "string" },
      keep: { type: "boolean", default: false },
    },
  });
  return {
    sizes: values.sizes.split(",").map((size) => positive(size, "--sizes")),
    only: values.only,
    keep: values.keep,
    own: values.own === undefined ? 0 : positive(values.own, "--own"),
    seconds: positive(values.seconds, "--seconds"),
    against: values.against,
    json: values.json,
  };
}
