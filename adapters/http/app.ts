import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Clock } from "../../core/shared/mod.ts";
import type { ClientConfig } from "../../wire/config.ts";
import { InProcessRateLimiter } from "../in_process/rate_limiter.ts";
import { ConcurrencyLimiter } from "../shared/concurrency_limiter.ts";
import type { RateLimiter } from "../shared/rate_limiter.ts";
import type { CallerResolver } from "./caller_resolver.ts";
import { errorReply } from "./error_reply.ts";
import { HttpError } from "./http_error.ts";
import { methodNotAllowed } from "./method_not_allowed.ts";
import { openApiDocument } from "./openapi.ts";
import { operations } from "./operations.ts";
import { requestContextOf } from "./request_context.ts";
import { requestLog } from "./request_log.ts";
import { type RequestLimits, RequestRateLimiter } from "./request_rate_limiter.ts";
import type { Route } from "./route.ts";
import { securityHeaders } from "./security_headers.ts";
import { serveRoute } from "./serve_route.ts";
import { WebApp } from "./web_app.ts";
import { webAppPages } from "./web_app_pages.ts";

export interface AppOptions {
  readonly routes: readonly Route[];
  /** Who stands behind a token. */
  readonly callerResolver: CallerResolver;
  readonly clock: Pick<Clock, "now">;
  readonly logger: Logger;
  /** Where this app's own metrics go, and what `/metrics` shows. */
  readonly registry: Registry;
  /** What `/config.json` answers; the CSP follows it. */
  readonly clientConfig: ClientConfig;
  /** `off` is for load tests. */
  readonly rateLimits: RequestLimits | "off";
  /** Who has made how many calls. Counted in memory by default. */
  readonly rateLimiter?: RateLimiter;
  /** Opens `/metrics` to others than the machine itself. */
  readonly metricsToken?: string | undefined;
  /** Addresses and networks whose `X-Forwarded-For` is believed; none by default. */
  readonly trustedProxies?: readonly string[];
  /** The built web app; without it there are no pages. */
  readonly webAppFolder?: string | undefined;
  /** The recipes' pictures, served under `/pictures/`. */
  readonly picturesFolder?: string | undefined;
  /** What is no call of the API, such as the photos, by the path it is mounted on. */
  readonly handlers?: readonly { readonly path: string; readonly handler: RequestHandler }[];
  /** Resolves while the server can do its work; `/readyz` asks. Always, by default. */
  readonly isReady?: () => Promise<void>;
  /** Whether a failure is a part of ours that can't be reached for now: 503 and not 500. */
  readonly isUnavailable?: (error: unknown) => boolean;
  /** Holds every reply against its schema. For tests. Default false. */
  readonly checkReplies?: boolean;
}

/** Uploads that lie in memory at once; the others wait up to 20 s before the first byte of theirs is read. */
const UPLOADS = { maxRunning: 8, maxQueued: 100, queueTimeoutMs: 20_000 };

/** Puts the server's HTTP side together: the API, the web app, the pictures and what operations asks for. */
export function createApp(options: AppOptions): Express {
  const webApp = options.webAppFolder === undefined ? undefined : new WebApp(options.webAppFolder);
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag"); // private answers are not cached, files bring their own
  app.enable("case sensitive routing");
  app.set("query parser", "simple");
  app.set("trust proxy", [...(options.trustedProxies ?? [])]);

  app.use(requestLog(options), hardened(options, webApp));
  operations(app, options);
  mountRoutes(app, options);
  for (const { path, handler } of options.handlers ?? []) app.use(path, named(path, handler));
  if (options.picturesFolder !== undefined) app.use("/pictures", named("static", pictures(options.picturesFolder)));
  app.use("/api", notFound);
  if (webApp) app.use(webAppPages(webApp));
  app.use(notFound, failed(options));
  return app;
}

function hardened({ clientConfig }: AppOptions, webApp: WebApp | undefined): RequestHandler {
  const headers = [...securityHeaders({ clientConfig, indexHtml: webApp?.indexHtml ?? "" })];
  return function harden(_request, response, next) {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

function mountRoutes(app: Express, options: AppOptions): void {
  const { callerResolver, clock, rateLimits, checkReplies = false, routes } = options;
  const { rateLimiter = new InProcessRateLimiter({ clock }) } = options;
  const requestRateLimiter =
    rateLimits === "off" ? undefined : new RequestRateLimiter({ limits: rateLimits, rateLimiter });
  const served = { callerResolver, requestRateLimiter, uploads: new ConcurrencyLimiter(UPLOADS), checkReplies };

  for (const [path, ofPath] of Map.groupBy(routes, (route) => route.path)) {
    const mounted = app.route(path);
    for (const route of ofPath) mounted[route.method](serveRoute(route, served));
    mounted.all(methodNotAllowed(ofPath.map(({ method }) => method)));
  }
  const document = JSON.stringify(openApiDocument(routes));
  app
    .route("/api/openapi.json")
    .get(named("/api/openapi.json", (_request, response) => response.type("json").send(document)))
    .all(methodNotAllowed(["get"]));
}

/** The same handler, under a name for the log and the metrics. */
function named(route: string, handler: RequestHandler): RequestHandler {
  return function handleNamed(request, response, next) {
    requestContextOf(response).route = route;
    return handler(request, response, next);
  };
}

function pictures(folder: string): RequestHandler {
  return express.static(folder, { index: false, redirect: false, maxAge: "1d" });
}

const notFound: RequestHandler = () => {
  throw new HttpError("not_found", "There is nothing at this address");
};

function failed({ isUnavailable = () => false }: AppOptions): ErrorRequestHandler {
  // Express knows a handler of errors by its four parameters.
  return function answerFailure(error: unknown, _request, response, _next) {
    const context = requestContextOf(response);
    const { status, headers, envelope } = errorReply(error, { requestId: context.requestId, isUnavailable });
    if (status >= 500) context.fault = error;
    if (response.headersSent) {
      response.destroy(); // half an answer can't be taken back, but it can be seen to be half
      return;
    }
    for (const name of ["content-encoding", "content-length", "etag"]) response.removeHeader(name);
    response.status(status).set(headers).set("cache-control", "no-store").json(envelope);
  };
}
