import { z } from "zod";
import type { IdentityId, UserId, VerifiedIdentity } from "../../core/account/mod.ts";

/** Who is calling, from the verified token. */
export interface Caller {
  readonly userId: UserId;
  readonly identityId: IdentityId;
  readonly fullName: string;
}

/**
 * Who may make a call. `signed-in`: only somebody with a good token, who has an account from then on. `verified`: only
 * somebody with a good token, and it makes no account. `public`: anybody, and a token is never read. `optional`:
 * anybody, but a token that is sent has to be good.
 */
export type Access = "signed-in" | "verified" | "public" | "optional";

/** What a route with this access gets to know of who is calling. */
export type CallerOf<A extends Access> = A extends "signed-in"
  ? Caller
  : A extends "verified"
    ? VerifiedIdentity
    : A extends "optional"
      ? Caller | undefined
      : undefined;

/** Which allowance a call draws on; see `request_rate_limiter.ts`. */
export type RateClass = "read" | "write" | "photo" | "save-preferences";

/** A file that came with a multipart body. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  /** What the client says it is. Not to be trusted. */
  readonly declaredType: string;
}

/** A request as `handle` gets it: let in, and fitting the route's schemas. */
export interface RouteRequest<A extends Access, Params, Query, Body> {
  readonly caller: CallerOf<A>;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The file of a route with `upload`; absent where none was sent. */
  readonly file: UploadedFile | undefined;
}

/**
 * One call of the API: what it takes, what it answers, who may make it. `app.ts` mounts it, checks both ends
 * against the schemas and keeps strangers out; `openapi.ts` documents it. A route is never more than a translation.
 */
export interface Route<
  A extends Access = Access,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly method: "get" | "post" | "put" | "delete";
  /** In Express's spelling: `/api/recipe/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: A;
  readonly rateClass: RateClass;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The multipart field that carries a file; without it the body is JSON. */
  readonly upload: { readonly field: string; readonly maxBytes: number } | undefined;
  readonly reply: Reply;
  handle(request: RouteRequest<A, z.output<Params>, z.output<Query>, z.output<Body>>): Promise<z.input<Reply>>;
}

const nothing = z.object({});

type Optional = "params" | "query" | "body" | "upload" | "rateClass";

/**
 * Keeps a route's own types while it is written; the router sees them all as {@linkcode Route}.
 * What a route does not take may be left out; `rateClass` is `read` for GET and `write` otherwise.
 */
export function route<
  A extends Access,
  Reply extends z.ZodType,
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(
  definition: Omit<Route<A, Params, Query, Body, Reply>, Optional> &
    Partial<Pick<Route<A, Params, Query, Body, Reply>, Optional>>,
): Route {
  return {
    params: nothing,
    query: nothing,
    body: nothing,
    upload: undefined,
    rateClass: definition.method === "get" ? "read" : "write",
    ...definition,
  } as unknown as Route; // sound: app.ts hands `handle` only what the route's own schemas let through
}
