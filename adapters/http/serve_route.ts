import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isDeepStrictEqual } from "node:util";
import type { Request, RequestHandler, Response } from "express";
import { ACCESS_TOKEN_PREFIX, type SessionId, type VerifiedIdentity } from "../../core/account/mod.ts";
import { signInAgain } from "../../core/personal_data/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { COMMON_ERRORS, type Upload } from "../../wire/call.ts";
import { bearerToken } from "../shared/bearer_token.ts";
import { runInConnectionGroup } from "../shared/connection_group.ts";
import { tolerateLag } from "../shared/lag_tolerance.ts";
import { hasWroteCookie, sessionCookieIn, wroteCookie } from "../shared/session_cookie.ts";
import { bodyReader, type RequestBody } from "./bodies/request_body.ts";
import type { Uploads } from "./bodies/uploads.ts";
import type { CallerResolver } from "./callers/caller_resolver.ts";
import { checkSameOrigin } from "./callers/same_origin.ts";
import { SessionOfRequest } from "./callers/session_of_request.ts";
import type { SessionResolver } from "./callers/session_resolver.ts";
import { requestContextOf } from "./request_context.ts";
import { checkClaimedUids, readInput } from "./request_input.ts";
import type { RequestRateLimiter } from "./request_rate_limiter.ts";
import type { Caller, Route, TokenCaller } from "./route.ts";

export interface ServeRouteOptions {
  readonly callerResolver: CallerResolver;
  readonly sessionResolver: SessionResolver;
  /** Origins besides the server's own whose pages may call with a session's cookie. */
  readonly allowedOrigins: readonly string[];
  /** Undefined where rate limits are off. */
  readonly requestRateLimiter: RequestRateLimiter | undefined;
  readonly uploads: Readonly<Record<Upload["kind"], Uploads>>;
  /** Validates every reply against the route's schema. For tests. */
  readonly checkReplies: boolean;
  /** Whether a replica may answer where lag is tolerated. */
  readonly hasReplica: boolean;
}

/** A route as an Express handler. It authenticates and rate-limits a request before it reads the body. */
export function serveRoute(route: Route, options: ServeRouteOptions): RequestHandler {
  const readBody = bodyReader(route);
  const hasBody = route.method !== "get";

  async function handleRequest(request: Request, response: Response): Promise<void> {
    requestContextOf(response).route = route.path;
    const { caller, ...credential } = await authenticate(route, { request, response, options });
    const session = new SessionOfRequest(credential, { request, response });
    const { query } = request;
    checkClaimedUids(query, caller?.identityId);

    const read = async () => (hasBody ? await readBody(request, response) : { fields: {}, file: undefined });
    const handle = async ({ fields, file }: RequestBody) => {
      checkClaimedUids(fields, caller?.identityId);
      const input = {
        caller,
        session,
        params: readInput(route.params, request.params, "path"),
        query: readInput(route.query, query, "query"),
        body: readInput(route.body, fields, "body"),
        file,
        closed: () => closed(response),
        setHeader: (name: string, value: string) => void response.setHeader(name, value),
      };
      const isOldGoodEnough = options.hasReplica && route.toleratesLag && !mayReadOwnWrites(request);
      const answer = () => (options.checkReplies ? checkErrors(route, route.handle(input)) : route.handle(input));
      const reply = await (isOldGoodEnough ? tolerateLag(answer) : answer());
      if (options.hasReplica && writes(route)) response.append("set-cookie", wroteCookie({ secure: request.secure }));
      if (route.download) return reply as AsyncIterable<Uint8Array>; // sound: see Route.download
      if (options.checkReplies) checkReply(route, reply);
      if (route.redirects) return redirect(response, reply as { location: string }); // sound: see Route.redirects
      send(response, { reply, isPublic: caller === undefined && isPublic(route) });
      return undefined;
    };
    if (!route.upload) {
      const file = await handle(await read());
      if (route.download && file) await sendFile(route.download, { file, request, response });
      return;
    }
    const { upload } = route;
    await options.uploads[upload.kind].serve(
      { request, response, person: caller?.identityId ?? "unknown", upload },
      { read, handle: async (body) => void (await handle(body)) },
    );
  }

  return (request, response) => runInConnectionGroup(route.path, () => handleRequest(request, response));
}

/** Whether the caller may have written before, so that it reads from the primary. Programs with an access token send no cookie. */
function mayReadOwnWrites(request: Request): boolean {
  return bearerToken(request) !== undefined || hasWroteCookie(request, { secure: request.secure });
}

function writes({ method, rateClass }: Route): boolean {
  return method !== "get" && rateClass !== "read";
}

/** Who makes a request, and what proves it. */
interface Authenticated {
  readonly caller: Caller | VerifiedIdentity | TokenCaller | undefined;
  readonly identityToken?: string;
  readonly accountToken?: string;
  readonly sessionId?: SessionId;
}

/** Finds the caller, as far as the route needs one, and counts the request against the rate limit. */
async function authenticate(
  route: Route,
  { request, response, options }: { request: Request; response: Response; options: ServeRouteOptions },
): Promise<Authenticated> {
  const { requestRateLimiter } = options;
  const countAddress = async () =>
    await requestRateLimiter?.consume({ kind: "address", address: request.ip ?? "unknown" }, route.rateClass);
  const credential = route.access === "public" ? undefined : credentialOf(request);
  if (credential === undefined) {
    await countAddress();
    if (isPublic(route) || route.access === "optional") return { caller: undefined };
    throw new DomainError("not_signed_in", "Please sign in");
  }

  let authenticated: Awaited<ReturnType<typeof resolve>>;
  try {
    if ("cookie" in credential) checkSameOrigin(request, options.allowedOrigins);
    authenticated = await resolve(credential, { route, options });
  } catch (error) {
    const code = error instanceof DomainError ? error.code : undefined;
    const isIgnored = route.access === "known" && (code === "not_signed_in" || code === "forbidden");
    // Failed authentication counts against the address's limit.
    if (code === "not_signed_in" || isIgnored) await countAddress();
    if (isIgnored) return { caller: undefined };
    throw error;
  }
  const { caller } = authenticated;
  if ("userId" in caller) requestContextOf(response).userId = caller.userId;
  await requestRateLimiter?.consume({ kind: "person", id: caller.identityId }, route.rateClass);
  return authenticated;
}

/** Whether anyone may call it, whatever they send as a token. */
function isPublic({ access }: Route): boolean {
  return access === "public" || access === "known";
}

type Credential = { readonly bearer: string } | { readonly accessToken: string } | { readonly cookie: string };

/** A bearer token comes first: a client that sends one does not know of the cookie. */
function credentialOf(request: Request): Credential | undefined {
  const bearer = bearerToken(request);
  if (bearer !== undefined) return bearer.startsWith(ACCESS_TOKEN_PREFIX) ? { accessToken: bearer } : { bearer };
  const cookie = sessionCookieIn(request, { secure: request.secure });
  return cookie === undefined ? undefined : { cookie };
}

async function resolve(
  credential: Credential,
  { route, options }: { route: Route; options: ServeRouteOptions },
): Promise<Authenticated & { caller: Caller | VerifiedIdentity | TokenCaller }> {
  const check = { maxAgeMs: route.accountCheckMaxAgeMs };
  if ("cookie" in credential) {
    const { id, caller, proof } = await options.sessionResolver.resolve(credential.cookie, check);
    // A person with a session has an account, whose name is theirs.
    const { identityId, email, fullName: name } = caller;
    const accountToken = proof.identityToken;
    if (route.access === "token") {
      if (proof.signedInAgainAt === undefined) throw signInAgain();
      const signedInAt = new Date(proof.signedInAgainAt);
      return { sessionId: id, caller: { identityId, email, name, signedInAt, token: accountToken } };
    }
    return { sessionId: id, accountToken, caller: route.access === "verified" ? { identityId, email, name } : caller };
  }
  if ("accessToken" in credential) {
    const { caller, scope } = await options.sessionResolver.resolveAccessToken(credential.accessToken, check);
    const isAllowed =
      route.isForAccessTokens && route.access !== "token" && (scope === "write" || route.method === "get");
    if (!isAllowed) throw new DomainError("forbidden", "This access token may not do that");
    return { caller: route.access === "verified" ? { ...caller, name: caller.fullName } : caller };
  }
  const { bearer } = credential;
  const { callerResolver } = options;
  if (route.access === "token") return { caller: { ...(await callerResolver.resolveIdentity(bearer)), token: bearer } };
  return {
    identityToken: bearer,
    accountToken: bearer,
    caller: await (route.access === "verified"
      ? callerResolver.resolveIdentity(bearer, check)
      : callerResolver.resolveCaller(bearer, check)),
  };
}

function closed(response: Response): Promise<void> {
  return new Promise((resolve) => (response.closed ? resolve() : response.once("close", () => resolve())));
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

function redirect(response: Response, { location }: { location: string }): undefined {
  response.setHeader("cache-control", "no-store");
  response.setHeader("location", location);
  response.statusCode = 303;
  response.end();
}

/** Streams a file as fast as the client reads it. */
async function sendFile(
  download: NonNullable<Route["download"]>,
  { file, request, response }: { file: AsyncIterable<Uint8Array>; request: Request; response: Response },
): Promise<void> {
  response.setHeader("cache-control", "no-store");
  if ("type" in download) {
    response.setHeader("content-type", download.type);
    response.setHeader("content-disposition", `attachment; filename="${download.fileName}"`);
  }
  if (request.method === "HEAD") return void response.end();
  await pipeline(Readable.from(file), response).catch((error: unknown) => {
    if (response.destroyed && !isFaultOfServer(error)) return; // the client went away
    throw error;
  });
}

function isFaultOfServer(error: unknown): boolean {
  return !(error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE");
}

async function checkErrors(route: Route, reply: ReturnType<Route["handle"]>): Promise<unknown> {
  try {
    return await reply;
  } catch (error) {
    if (!(error instanceof DomainError) || [...COMMON_ERRORS, ...route.errors].includes(error.code)) throw error;
    throw new Error(`${route.method} ${route.path} does not declare its error ${error.code}`, { cause: error });
  }
}

function checkReply(route: Route, reply: unknown): void {
  const onTheWire: unknown = reply === undefined ? undefined : JSON.parse(JSON.stringify(reply));
  const read: unknown = route.reply.parse(onTheWire);
  if (!isDeepStrictEqual(read, onTheWire)) {
    throw new Error(`${route.method} ${route.path} replies with fields that its schema does not have`);
  }
}
