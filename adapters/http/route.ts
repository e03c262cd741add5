import { z } from "zod";
import type { IdentityId, SessionId, UserId, VerifiedIdentity, VerifiedToken } from "../../core/account/mod.ts";

/** The person behind a request's verified token. */
export interface Caller {
  readonly userId: UserId;
  readonly identityId: IdentityId;
  readonly fullName: string;
  readonly email: string | undefined;
}

/**
 * Who may call a route, where a token is a bearer token or a session's cookie. `signed-in`: needs a valid token, and creates
 * the account of a new person. `verified`: needs a valid token, and creates no account. `token`: needs a bearer token, or a
 * session in which the person signed in once more; gets the identity token, and creates no account. `public`: needs no token, and
 * ignores one. `known`: needs no token and ignores an invalid one, but knows the person of a valid one. `optional`: needs no
 * token, but refuses an invalid one.
 */
export type Access = "signed-in" | "verified" | "token" | "public" | "known" | "optional";

/** An identity with the token that proves it. */
export interface TokenCaller extends Pick<VerifiedToken, "identityId" | "email" | "name" | "signedInAt"> {
  readonly token: string;
}

/** What a route with this access knows of its caller. */
export type CallerOf<A extends Access> = A extends "signed-in"
  ? Caller
  : A extends "verified"
    ? VerifiedIdentity
    : A extends "token"
      ? TokenCaller
      : A extends "optional" | "known"
        ? Caller | undefined
        : undefined;

/** The rate limit that a request counts against; see `request_rate_limiter.ts`. */
export type RateClass =
  | "read"
  | "write"
  | "photo"
  | "save-preferences"
  | "csp-report"
  | "export"
  | "mail"
  | "week-search";

/** The file of a multipart body. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  /** The client's content type. Not to be trusted. */
  readonly declaredType: string;
  /** The client's name of it, of any length. Not to be trusted. */
  readonly fileName: string;
}

/** What the session routes need of a request. */
export interface RequestSession {
  /** The session that identified the caller; undefined for a bearer token. */
  readonly id: SessionId | undefined;
  /** The bearer token that identified the caller; undefined for a session. */
  readonly identityToken: string | undefined;
  /** The identity service's token of the caller, renewed before it expires; undefined without a caller. */
  readonly accountToken: string | undefined;
  /** The token of the request's session cookie, even where a bearer token identified the caller. */
  readonly cookie: string | undefined;
  /** The caller's browser and system. */
  readonly device: string;
  /** Sets the session cookie with the reply; without a token it deletes the cookie. */
  setCookie(token: string | undefined): void;
  /** The sealed sign-in that this browser has begun at the provider. */
  readonly signIn: string | undefined;
  /** Sets the cookie of a begun sign-in with the reply; without a text it deletes the cookie. */
  setSignIn(sealed: string | undefined): void;
}

/** A request as `handle` gets it: authorized and validated. */
export interface RouteRequest<A extends Access, Params, Query, Body> {
  readonly caller: CallerOf<A>;
  readonly session: RequestSession;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Undefined where no file was sent. */
  readonly file: UploadedFile | undefined;
  /** Resolved when the connection closes, before the reply if the client does not wait for it. */
  closed(): Promise<void>;
  /** Sets a header of the reply. */
  setHeader(name: string, value: string): void;
}

/**
 * One route of the API: its input, its reply and its access. `serve_route.ts` authorizes and validates its requests,
 * `openapi.ts` documents it. `handle` only translates between the wire and a use case.
 */
export interface Route<
  A extends Access = Access,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly method: "get" | "post" | "put" | "delete";
  /** As Express writes it: `/api/recipe/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: A;
  readonly rateClass: RateClass;
  /** How long ago the identity service may have been asked about the caller's account; undefined for the usual time. */
  readonly accountCheckMaxAgeMs: number | undefined;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Most bytes of a JSON body; 100,000 if undefined. */
  readonly bodyMaxBytes: number | undefined;
  /** The multipart field of a file; without it the body is JSON. */
  readonly upload: { readonly field: string; readonly maxBytes: number } | undefined;
  readonly reply: Reply;
  /**
   * For a reply that is a file: its content type and name, or all types that it can have; then `handle` sets the headers
   * `content-type` and `content-disposition`. `handle` returns its bytes, which are read once.
   */
  readonly download:
    | { readonly type: string; readonly fileName: string }
    | { readonly types: readonly string[] }
    | undefined;
  /** Whether a program may call it with an access token, if its scope allows the method. Default true. */
  readonly isForAccessTokens: boolean;
  /** Whether the reply may be some seconds old, so that a replica of the database may answer. It only reads then. Default false. */
  readonly toleratesLag: boolean;
  /** Whether the reply sends the browser on to its `location`, as status 303. Default false. */
  readonly redirects: boolean;
  handle(request: RouteRequest<A, z.output<Params>, z.output<Query>, z.output<Body>>): Promise<z.input<Reply>>;
}

const nothing = z.object({});

type Optional =
  | "params"
  | "query"
  | "body"
  | "upload"
  | "bodyMaxBytes"
  | "download"
  | "redirects"
  | "toleratesLag"
  | "isForAccessTokens"
  | "rateClass"
  | "accountCheckMaxAgeMs";

/**
 * Defines a route with its own types; returns it as the general {@linkcode Route}. Inputs that the route does not have
 * may be omitted; `rateClass` is `read` for GET and `write` otherwise by default.
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
    bodyMaxBytes: undefined,
    download: undefined,
    accountCheckMaxAgeMs: undefined,
    redirects: false,
    toleratesLag: false,
    isForAccessTokens: true,
    rateClass: definition.method === "get" ? "read" : "write",
    ...definition,
  } as unknown as Route; // sound: serve_route.ts gives `handle` only what the route's own schemas accept
}
