import type { z } from "zod";
import type { IdentityId, SessionId, UserId, VerifiedIdentity, VerifiedToken } from "../../core/account/mod.ts";
import type { Access, Call } from "../../wire/call.ts";

/** The person behind a request's verified token. */
export interface Caller {
  readonly userId: UserId;
  readonly identityId: IdentityId;
  readonly fullName: string;
  readonly email: string | undefined;
}

/** An identity with the token that proves it. */
export interface TokenCaller extends Pick<VerifiedToken, "identityId" | "email" | "name" | "signedInAt"> {
  readonly token: string;
}

/** The caller's identity in a route with this access. */
export type CallerOf<A extends Access> = A extends "signed-in"
  ? Caller
  : A extends "verified"
    ? VerifiedIdentity
    : A extends "token"
      ? TokenCaller
      : A extends "optional" | "known"
        ? Caller | undefined
        : undefined;

/** The file of a multipart body. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  /** The client's content type. Not to be trusted. */
  readonly declaredType: string;
  /** The client's name of it, of any length. Not to be trusted. */
  readonly fileName: string;
}

/** The parts of a request that the session routes need. */
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

/** A request as a handler gets it: authorized and validated. */
export interface RouteRequest<C extends Call> {
  readonly caller: CallerOf<C["access"]>;
  readonly session: RequestSession;
  readonly params: z.output<C["params"]>;
  readonly query: z.output<C["query"]>;
  readonly body: z.output<C["body"]>;
  /** Undefined where no file was sent. */
  readonly file: UploadedFile | undefined;
  /** Resolved when the connection closes, before the reply if the client does not wait for it. */
  closed(): Promise<void>;
  /** Sets a header of the reply. */
  setHeader(name: string, value: string): void;
}

/** Answers a call by a use case: translates its input and reply. For a download it returns the file's bytes, which are read once. */
export type Handler<C extends Call> = (request: RouteRequest<C>) => Promise<z.input<C["reply"]>>;

/** A call with its handler. `serve_route.ts` authorizes and validates its requests. */
export interface Route<C extends Call = Call> extends Call {
  readonly handle: Handler<C>;
}

/** Binds a handler to a call. */
export function route<C extends Call>(call: C, handle: Handler<C>): Route {
  return { ...call, handle };
}

/** The ports of several use cases together, given as a union of their types. */
export type PortsOf<UseCase> = [UseCase] extends [(ports: infer Ports, ...input: never) => unknown] ? Ports : never;
