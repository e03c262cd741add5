import type { z } from "zod";
import { nextTask } from "../../../next_task.ts";
import { ApiError } from "../api_error.ts";

/** Waits for a reply and checks it against its shape. @throws {ApiError} `bad_reply` where it has another shape */
export type ParseResponse<Shapes> = <Schema extends z.ZodType>(
  reply: Promise<unknown>,
  shape: (replies: Shapes) => Schema,
) => Promise<z.output<Schema>>;

let library: Promise<void> | undefined;

/**
 * Makes a function that checks replies.
 *
 * @param load loads the shapes, while the reply is on its way
 */
export function parserOf<Shapes>(load: () => Promise<Shapes>): ParseResponse<Shapes> {
  return async (reply, shape) => {
    const [body, shapes] = await Promise.all([reply, runSchemaLibrary().then(load)]);
    const result = shape(shapes).safeParse(body);
    if (result.success) return result.data;
    throw new ApiError("Something went wrong. Try again.", { status: 200, code: "bad_reply", cause: result.error });
  };
}

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
