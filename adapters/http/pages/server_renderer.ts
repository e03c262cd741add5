import { setTimeout as delay } from "node:timers/promises";
import type { Request, Response } from "express";
import type { Logger } from "pino";
import { type Clock, DomainError } from "../../../core/shared/mod.ts";
import type { ClientConfig } from "../../../wire/pages/config.ts";
import { deviceIn } from "../../../wire/pages/device_cookie.ts";
import { invitationCookie, invitationIn } from "../../../wire/pages/invitation_cookie.ts";
import type { PageRedirect, PageRenderer, RenderedPage } from "../../../wire/pages/page_renderer.ts";
import { sessionCookieIn } from "../../shared/session_cookie.ts";
import { currentUserView } from "../account/current_user_view.ts";
import type { SessionResolver } from "../callers/session_resolver.ts";
import { HttpError } from "../http_error.ts";
import { publicOrigin } from "../public_origin.ts";
import { requestContextOf } from "../request_context.ts";
import { describeFault } from "../request_log.ts";
import type { RequestRateLimiter } from "../request_rate_limiter.ts";
import type { Route } from "../route.ts";
import { DrawingLimits } from "./drawing_limits.ts";
import { LocalReads } from "./local_reads.ts";

export interface ServerRendererOptions {
  readonly render: PageRenderer;
  readonly routes: readonly Route[];
  readonly sessionResolver: Pick<SessionResolver, "resolve">;
  /** Undefined where rate limits are off. */
  readonly requestRateLimiter: Pick<RequestRateLimiter, "consume"> | undefined;
  readonly clientConfig: ClientConfig;
  /** Origin of the product in browsers; by default the one that the request was sent to. */
  readonly publicUrl: string | undefined;
  readonly clock: Pick<Clock, "now">;
  readonly logger: Pick<Logger, "error">;
  readonly isUnavailable: (error: unknown) => boolean;
  /** How long a page may take in all: after that its browser draws it. Default 1,500. */
  readonly pageTimeoutMs?: number | undefined;
}

/** How long a page waits for its data: the browser asks for the rest. */
const DATA_TIMEOUT_MS = 400;
const PAGE_TIMEOUT_MS = 1_500;

/**
 * The first response of a page with its content. Undefined where the browser should draw it: for a browser of which it is not
 * clear who is signed in, beyond the limits, and after any failure.
 */
export class ServerRenderer {
  readonly #options: ServerRendererOptions;
  readonly #reads: LocalReads;
  readonly #limits = new DrawingLimits();

  constructor(options: ServerRendererOptions) {
    this.#options = options;
    this.#reads = new LocalReads(options.routes);
  }

  async render(
    { request, response, language }: { request: Request; response: Response; language: string },
    nonce: string,
  ): Promise<RenderedPage | PageRedirect | undefined> {
    const end = request.method === "GET" ? this.#limits.begin() : undefined;
    if (!end) return undefined;
    const ended = new AbortController();
    const drawing = this.#render({ request, response, language, nonce, ended: ended.signal });
    drawing.then(
      (page) => end(page && "busyMs" in page ? page.busyMs : 0),
      () => end(0),
    );
    try {
      return await Promise.race([drawing, lateness(this.#options.pageTimeoutMs ?? PAGE_TIMEOUT_MS, ended.signal)]);
    } catch (error) {
      const isExpected = error instanceof HttpError || error instanceof DomainError;
      if (!isExpected) this.#log("a page was not drawn", error);
      return undefined;
    } finally {
      ended.abort();
    }
  }

  async #render({
    request,
    response,
    language,
    nonce,
    ended,
  }: {
    request: Request;
    response: Response;
    language: string;
    nonce: string;
    ended: AbortSignal;
  }): Promise<RenderedPage | PageRedirect | undefined> {
    const { render, sessionResolver, requestRateLimiter, clientConfig, publicUrl, clock } = this.#options;
    const invitation = invitationIn(request.headers.cookie);
    if (invitation !== undefined) response.append("set-cookie", invitationCookie(undefined));
    const device = deviceIn(request.headers.cookie);
    const cookie = sessionCookieIn(request, { secure: request.secure });
    // Only one of both: the session ended in the browser, or began in an older page of ours.
    if ((device === undefined) !== (cookie === undefined)) return undefined;
    const session = cookie === undefined ? undefined : await sessionResolver.resolve(cookie);
    const context = requestContextOf(response);
    context.userId = session?.caller.userId;
    await requestRateLimiter?.consume(
      session
        ? { kind: "person", id: session.caller.identityId }
        : { kind: "address", address: request.ip ?? "unknown" },
      "read",
    );
    return render({
      url: publicOrigin(request, publicUrl) + request.originalUrl,
      person: session && device && { user: currentUserView(session.caller), device },
      invitation,
      isPhone: /\bMobi/u.test(request.get("user-agent") ?? ""),
      language,
      now: clock.now(),
      config: clientConfig,
      nonce,
      read: (address, body) =>
        this.#reads.read(
          { address, body },
          {
            session,
            requestId: context.requestId,
            isUnavailable: this.#options.isUnavailable,
            onFault: (error) => this.#log("a page was drawn without some of its data", error),
          },
        ),
      deadline: delay(DATA_TIMEOUT_MS, undefined, { signal: ended }).catch(() => {}),
      log: (message, error) => this.#log(message, error),
    });
  }

  #log(message: string, error: unknown): void {
    this.#options.logger.error({ fault: describeFault(error) }, message);
  }
}

async function lateness(timeoutMs: number, signal: AbortSignal): Promise<never> {
  await delay(timeoutMs, undefined, { signal, ref: false });
  throw new Error(`The page was not drawn within ${timeoutMs} ms`);
}
