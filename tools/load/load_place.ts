import type { BenchStack } from "../bench/bench_stack.ts";
import type { LoadOptions } from "./options.ts";

/** Where one part of the load takes place. */
export interface LoadPlace {
  readonly stack: BenchStack;
  /** A database that the part has for itself. */
  readonly databaseUrl: string;
  readonly options: LoadOptions;
}
