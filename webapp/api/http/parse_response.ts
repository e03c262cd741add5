import type { z } from "zod";
import { ApiError } from "../api_error.ts";
import type * as chatReplies from "./chat_replies.ts";
import type * as replies from "./replies.ts";

/** Every shape that a reply can have, but those of the chat. */
export type Replies = typeof replies;

/**
 * Waits for a reply and checks it against its shape, which loads meanwhile.
 *
 * @throws {ApiError} `bad_reply` where it has another shape
 */
export async function parseResponse<Schema extends z.ZodType>(
  reply: Promise<unknown>,
  shape: (replies: Replies) => Schema,
): Promise<z.output<Schema>> {
  const [body, shapes] = await Promise.all([reply, import("./replies.ts")]);
  return checked(body, shape(shapes));
}

/** {@linkcode parseResponse} for the chat. */
export async function parseChatResponse<Schema extends z.ZodType>(
  reply: Promise<unknown>,
  shape: (replies: typeof chatReplies) => Schema,
): Promise<z.output<Schema>> {
  const [body, shapes] = await Promise.all([reply, import("./chat_replies.ts")]);
  return checked(body, shape(shapes));
}

/**
 * A reply's body in its shape, for shapes that are too rare for {@linkcode parseResponse}.
 *
 * @throws {ApiError} `bad_reply` where it has another shape
 */
export function checked<Schema extends z.ZodType>(body: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new ApiError("Something went wrong. Try again.", { status: 200, code: "bad_reply", cause: result.error });
}
