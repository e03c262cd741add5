import { randomUUID } from "node:crypto";
import type { Response } from "express";
import type { UserId } from "../../core/account/mod.ts";

/** What the log and the metrics know of one request and its answer. Nothing in it is private. */
export interface RequestContext {
  readonly requestId: string;
  /** The path as the route spells it, so without ids, or a word for the rest: `static`, `page`, `unmatched`. */
  route: string;
  userId: UserId | undefined;
  /** What went wrong, where it was a fault of ours. */
  fault: unknown;
}

/** Begins the account of a request. Ids from outside are not taken: they could be anything, and twice. */
export function createRequestContext(response: Response): RequestContext {
  const context: RequestContext = { requestId: randomUUID(), route: "unmatched", userId: undefined, fault: undefined };
  response.locals["requestContext"] = context;
  return context;
}

/** What is known of the request that this is the answer to. */
export function requestContextOf(response: Response): RequestContext {
  return response.locals["requestContext"] as RequestContext; // app.ts begins one before everything else
}
