import { isDeepStrictEqual } from "node:util";
import type { Request, RequestHandler, Response } from "express";
import type { VerifiedIdentity } from "../../core/account/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { bearerToken } from "../shared/bearer_token.ts";
import { ConcurrencyLimiter } from "../shared/concurrency_limiter.ts";
import type { CallerResolver } from "./caller_resolver.ts";
import { HttpError } from "./http_error.ts";
import { bodyReader, type RequestBody } from "./request_body.ts";
import { requestContextOf } from "./request_context.ts";
import { checkClaimedUids, readInput } from "./request_input.ts";
import type { RequestRateLimiter } from "./request_rate_limiter.ts";
import type { Caller, Route } from "./route.ts";
import type { Uploads } from "./uploads.ts";

export interface ServeRouteOptions {
  readonly callerResolver: CallerResolver;
  /** Undefined where rate limits are off. */
  readonly requestRateLimiter: RequestRateLimiter | undefined;
  readonly uploads: Uploads;
  /** How many requests of one route are handled at once; see `app.ts`. */
  readonly maxHandledPerRoute: number;
  /** Validates every reply against the route's schema. For tests. */
  readonly checkReplies: boolean;
}

/** Requests of a route that wait for others of the same route. */
const HANDLING_QUEUE = { maxQueued: 1_000, queueTimeoutMs: 5_000 };

/** A route as an Express handler. It authenticates and rate-limits a request before it reads the body. */
export function serveRoute(route: Route, options: ServeRouteOptions): RequestHandler {
  const readBody = bodyReader(route);
  const hasBody = route.method !== "get";
  const handling = new ConcurrencyLimiter({ ...HANDLING_QUEUE, maxRunning: options.maxHandledPerRoute });

  async function handleRequest(request: Request, response: Response): Promise<void> {
    requestContextOf(response).route = route.path;
    const caller = await authenticate(route, { request, response, options });
    const { query } = request;
    checkClaimedUids(query, caller?.identityId);

    const read = async () => (hasBody ? await readBody(request, response) : { fields: {}, file: undefined });
    const handle = async ({ fields, file }: RequestBody) => {
      checkClaimedUids(fields, caller?.identityId);
      const reply = await route.handle({
        caller,
        params: readInput(route.params, request.params, "path"),
        query: readInput(route.query, query, "query"),
        body: readInput(route.body, fields, "body"),
        file,
      });
      if (options.checkReplies) checkReply(route, reply);
      send(response, { reply, isPublic: caller === undefined && route.access === "public" });
    };
    if (!route.upload) {
      const body = await read();
      return await handling.run(() => handle(body), tooManyRequests);
    }
    await options.uploads.serve({ request, response, person: caller?.identityId ?? "unknown" }, { read, handle });
  }

  return handleRequest;
}

/** Finds the caller, as far as the route needs one, and counts the request against the rate limit. */
async function authenticate(
  route: Route,
  { request, response, options }: { request: Request; response: Response; options: ServeRouteOptions },
): Promise<Caller | VerifiedIdentity | undefined> {
  const { callerResolver, requestRateLimiter } = options;
  const address = { kind: "address", address: request.ip ?? "unknown" } as const;
  const token = route.access === "public" ? undefined : bearerToken(request);
  if (token === undefined) {
    await requestRateLimiter?.consume(address, route.rateClass);
    if (route.access === "public" || route.access === "optional") return undefined;
    throw new DomainError("not_signed_in", "Please sign in");
  }

  const caller = await (route.access === "verified"
    ? callerResolver.resolveIdentity(token)
    : callerResolver.resolveCaller(token)
  ).catch(async (error: unknown) => {
    // Failed authentication counts against the address's limit.
    const isInvalidToken = error instanceof DomainError && error.code === "not_signed_in";
    if (isInvalidToken) await requestRateLimiter?.consume(address, route.rateClass);
    throw error;
  });
  if ("userId" in caller) requestContextOf(response).userId = caller.userId;
  await requestRateLimiter?.consume({ kind: "person", id: caller.identityId }, route.rateClass);
  return caller;
}

function send(response: Response, { reply, isPublic }: { reply: unknown; isPublic: boolean }): void {
  response.setHeader("cache-control", isPublic ? "no-cache" : "no-store");
  if (reply === undefined) {
    response.statusCode = 204;
    response.end();
    return;
  }
  const body = JSON.stringify(reply);
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.setHeader("content-length", Buffer.byteLength(body));
  response.end(body);
}

function checkReply(route: Route, reply: unknown): void {
  const onTheWire: unknown = reply === undefined ? undefined : JSON.parse(JSON.stringify(reply));
  const read: unknown = route.reply.parse(onTheWire);
  if (!isDeepStrictEqual(read, onTheWire)) {
    throw new Error(`${route.method} ${route.path} replies with fields that its schema does not have`);
  }
}

function tooManyRequests(): HttpError {
  return new HttpError("unavailable", "The server can't do this just now. Please try again.");
}
