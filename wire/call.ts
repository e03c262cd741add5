import { z } from "zod";
import type { ErrorCode } from "../core/shared/mod.ts";

/**
 * Who may make a call, where a token is a bearer token or a session's cookie. `signed-in`: needs a valid token, and creates
 * the account of a new person. `verified`: needs a valid token, and creates no account. `token`: needs a bearer token, or a
 * session in which the person signed in once more; gets the identity token, and creates no account. `public`: needs no token, and
 * ignores one. `known`: needs no token and ignores an invalid one, but knows the person of a valid one. `optional`: needs no
 * token, but refuses an invalid one.
 */
export type Access = "signed-in" | "verified" | "token" | "public" | "known" | "optional";

/** The errors that every call may answer with, because of its input and its caller. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  "invalid_input",
  "not_signed_in",
  "forbidden",
  "person_not_found",
  "identity_unavailable",
];

/** The rate limit that a call counts against. */
export type RateClass =
  | "read"
  | "write"
  | "photo"
  | "photo-read"
  | "save-preferences"
  | "csp-report"
  | "export"
  | "mail"
  | "week-search";

/** A file in a multipart body. Files of different kinds share neither memory nor a queue. */
export interface Upload {
  readonly field: string;
  readonly kind: "photo" | "import";
  readonly maxBytes: number;
}

/**
 * One call of the API, defined once. The server binds a handler to it (`adapters/http/route.ts`); the web app's client
 * (`webapp/platform/api/client.ts`), the OpenAPI document, access control, rate limits, the scopes of access tokens and the list of
 * calls that a replica may answer are derived from it.
 */
export interface Call<
  A extends Access = Access,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly method: "get" | "post" | "put" | "delete";
  /** As Express writes it: `/api/recipe/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: A;
  readonly rateClass: RateClass;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** The errors of this call besides {@linkcode COMMON_ERRORS}. */
  readonly errors: readonly ErrorCode[];
  /** Most bytes of a JSON body; 100,000 if undefined. */
  readonly bodyMaxBytes: number | undefined;
  /** The file of a multipart body; without it the body is JSON. */
  readonly upload: Upload | undefined;
  /** For a reply that is a file: its content type and name, or all types that it can have, whose headers the handler sets. */
  readonly download:
    | { readonly type: string; readonly fileName: string }
    | { readonly types: readonly string[] }
    | undefined;
  /** Whether the reply sends the browser on to its `location`, as status 303. */
  readonly redirects: boolean;
  /**
   * Whether a program may make it with an access token whose scope allows the method. Not if the call gives access to what is
   * the person's, since that would outlive the token.
   */
  readonly isForAccessTokens: boolean;
  /** Whether the reply may be some seconds old, so that a replica of the database may answer. It only reads then. */
  readonly toleratesLag: boolean;
  /** How long ago the identity service may have been asked about the caller's account; undefined for the usual time. */
  readonly accountCheckMaxAgeMs: number | undefined;
}

const nothing = z.object({});
type Nothing = typeof nothing;

/**
 * Defines a call by its method and path, as Express writes it: `GET /api/recipe/:id`. Defaults: for signed-in people only, no input, no
 * errors of its own, JSON, open to access tokens, answered by the primary database, and counted as `read` for GET and `write` otherwise.
 */
export function call<
  Reply extends z.ZodType,
  A extends Access = "signed-in",
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodObject = Nothing,
>(
  endpoint: `${Uppercase<Call["method"]>} ${Call["path"]}`,
  definition: Pick<Call<A, Params, Query, Body, Reply>, "summary" | "reply"> &
    Partial<Omit<Call<A, Params, Query, Body, Reply>, "method" | "path">>,
): Call<A, Params, Query, Body, Reply> {
  const [method, path] = endpoint.split(" ");
  return {
    method: method?.toLowerCase(),
    path,
    access: "signed-in",
    params: nothing,
    query: nothing,
    body: nothing,
    errors: [],
    bodyMaxBytes: undefined,
    upload: undefined,
    download: undefined,
    redirects: false,
    isForAccessTokens: true,
    toleratesLag: false,
    accountCheckMaxAgeMs: undefined,
    rateClass: method === "GET" ? "read" : "write",
    ...definition,
  } as unknown as Call<A, Params, Query, Body, Reply>; // sound: a part that is left out has the default of its type
}

/** The input of a call, as a client gives it: the parameters of path and query, and the fields of the body. */
export type CallInput<C extends Call> = InputOf<C["params"]> & InputOf<C["query"]> & InputOf<C["body"]>;

/** Nothing is required of a part without fields, whose own type would refuse those of the others. */
type InputOf<Part extends z.ZodObject> = keyof Part["shape"] extends never ? unknown : z.input<Part>;

/** The reply of a call, as its schema reads it. */
export type CallReply<C extends Call> = z.output<C["reply"]>;
