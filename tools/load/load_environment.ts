import type { MeasureStack } from "../measure/measure_stack.ts";
import type { LoadOptions } from "./options.ts";

/** The dependencies of one part of the load. */
export interface LoadEnvironment {
  readonly stack: MeasureStack;
  /** A database that no other part uses. */
  readonly databaseUrl: string;
  readonly options: LoadOptions;
}
