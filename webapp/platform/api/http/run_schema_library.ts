import { nextTask } from "../../../next_task.ts";

let library: Promise<void> | undefined;

/** Runs the schema library in a task of its own: together with the first schemas it would block a slow phone. */
export function runSchemaLibrary(): Promise<void> {
  library ??= load().catch((error: unknown) => {
    library = undefined; // the next call may have a network
    throw error;
  });
  return library;

  async function load(): Promise<void> {
    await import("./schema_library.ts");
    await nextTask();
  }
}
