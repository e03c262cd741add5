import type { Request, Response } from "express";
import type { SessionId } from "../../../core/account/mod.ts";
import { sessionCookie, sessionCookieIn, signInCookie, signInCookieIn } from "../../shared/session_cookie.ts";
import type { RequestSession } from "../route.ts";
import { deviceOf } from "./device_of.ts";

/** The credentials of a request. */
export interface RequestCredential {
  readonly sessionId?: SessionId;
  readonly identityToken?: string;
  readonly accountToken?: string;
}

/**
 * The parts of a request that the session routes need. Most routes need none of them, so each is read on demand. A class,
 * because V8 retains a hidden class for each object with getters of its own, and with it the request until the next full
 * garbage collection.
 */
export class SessionOfRequest implements RequestSession {
  readonly id: SessionId | undefined;
  readonly identityToken: string | undefined;
  readonly accountToken: string | undefined;
  // Functions of their own, because routes take them out of the session.
  readonly setCookie = (token: string | undefined) =>
    void this.#response.append("set-cookie", sessionCookie(token, this.#request));
  readonly setSignIn = (sealed: string | undefined) =>
    void this.#response.append("set-cookie", signInCookie(sealed, this.#request));
  readonly #request: Request;
  readonly #response: Response;

  constructor(
    { sessionId, identityToken, accountToken }: RequestCredential,
    { request, response }: { request: Request; response: Response },
  ) {
    this.id = sessionId;
    this.identityToken = identityToken;
    this.accountToken = accountToken;
    this.#request = request;
    this.#response = response;
  }

  get cookie(): string | undefined {
    return sessionCookieIn(this.#request, this.#request);
  }

  get device(): string {
    return deviceOf(this.#request.get("user-agent"));
  }

  get signIn(): string | undefined {
    return signInCookieIn(this.#request, this.#request);
  }
}
