import { randomUUID } from "node:crypto";
import type { Response } from "express";
import type { UserId } from "../../core/account/mod.ts";

/** What the log and the metrics know of one request and its answer. Nothing in it is private. */
export interface Exchange {
  readonly requestId: string;
  /** The path as the route spells it, so without ids, or a word for the rest: `static`, `page`, `unmatched`. */
  route: string;
  userId: UserId | undefined;
  /** What went wrong, where it was a fault of ours. */
  fault: unknown;
}

/** Begins the account of a request. Ids from outside are not taken: they could be anything, and twice. */
export function beginExchange(response: Response): Exchange {
  const exchange: Exchange = { requestId: randomUUID(), route: "unmatched", userId: undefined, fault: undefined };
  response.locals["exchange"] = exchange;
  return exchange;
}

/** What is known of the request that this is the answer to. */
export function exchangeOf(response: Response): Exchange {
  return response.locals["exchange"] as Exchange; // app.ts begins one before everything else
}
