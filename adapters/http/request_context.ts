import { randomUUID } from "node:crypto";
import type { Response } from "express";
import type { UserId } from "../../core/account/mod.ts";

/** The fields of a request in the log and the metrics. They contain nothing private. */
export interface RequestContext {
  readonly requestId: string;
  /** The route's path pattern, without ids; otherwise `static`, `page` or `unmatched`. */
  route: string;
  userId: UserId | undefined;
  /** The unexpected error, where there was one. */
  fault: unknown;
}

/** Creates a request's context. Request ids of clients are ignored, because they need not be unique. */
export function createRequestContext(response: Response): RequestContext {
  const context: RequestContext = { requestId: randomUUID(), route: "unmatched", userId: undefined, fault: undefined };
  response.locals["requestContext"] = context;
  return context;
}

/** The context of the request that this is the response to. */
export function requestContextOf(response: Response): RequestContext {
  return response.locals["requestContext"] as RequestContext; // app.ts creates it before all other handlers
}
