import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from "express";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { RecipePage } from "../../core/recipe/mod.ts";
import { type Clock, DomainError } from "../../core/shared/mod.ts";
import type { ClientConfig } from "../../wire/pages/config.ts";
import { ENGLISH, type Language } from "../../wire/pages/language.ts";
import type { PageRenderer } from "../../wire/pages/page_renderer.ts";
import { InProcessRateLimiter } from "../in_process/rate_limiter.ts";
import type { RateLimiter } from "../shared/rate_limiter.ts";
import { Uploads } from "./bodies/uploads.ts";
import type { CallerResolver } from "./callers/caller_resolver.ts";
import type { SessionResolver } from "./callers/session_resolver.ts";
import { cspReport } from "./csp_report.ts";
import { errorReply } from "./error_reply.ts";
import { HttpError } from "./http_error.ts";
import { methodNotAllowed } from "./method_not_allowed.ts";
import { mountByPath } from "./mount_by_path.ts";
import { openApiDocument } from "./openapi.ts";
import { operations } from "./operations.ts";
import { pageHeadOf } from "./pages/page_heads.ts";
import { requestLanguage } from "./pages/request_language.ts";
import { ServerRenderer } from "./pages/server_renderer.ts";
import { WebApp } from "./pages/web_app.ts";
import { webAppPages } from "./pages/web_app_pages.ts";
import { requestContextOf } from "./request_context.ts";
import { requestLog } from "./request_log.ts";
import { type RequestLimits, RequestRateLimiter } from "./request_rate_limiter.ts";
import type { Route } from "./route.ts";
import { CSP_REPORT_PATH, dataHeaders, pageHeaders, setHeaders } from "./security_headers.ts";
import { serveRoute } from "./serve_route.ts";

export interface AppOptions {
  readonly routes: readonly Route[];
  readonly callerResolver: CallerResolver;
  readonly sessionResolver: SessionResolver;
  /** Origins of pages besides the server's own that may call with a session's cookie; none by default. */
  readonly allowedOrigins?: readonly string[];
  /** Whether a `Host` header is of this installation; requests with another one are refused. Default: every one is. */
  readonly isOwnHost?: ((host: string | undefined) => boolean) | undefined;
  readonly clock: Pick<Clock, "now">;
  readonly logger: Logger;
  /** Collects this app's metrics, which `/metrics` shows. */
  readonly registry: Registry;
  /** The reply of `/config.json`, also written into the page; the CSP follows from it. */
  readonly clientConfig: ClientConfig;
  /** `off` is for load tests. */
  readonly rateLimits: RequestLimits | "off";
  /** Default {@linkcode InProcessRateLimiter}. */
  readonly rateLimiter?: RateLimiter;
  /** Lets clients on other machines read `/metrics`. */
  readonly metricsToken?: string | undefined;
  /** Addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted; none by default. */
  readonly trustedProxies?: readonly string[];
  /** The built web app; without it there are no pages. */
  readonly webAppFolder?: string | undefined;
  /** Draws pages for their first response. Default: only browsers draw them. */
  readonly renderPage?: PageRenderer | undefined;
  /** For tests; see {@linkcode ServerRendererOptions.pageTimeoutMs}. */
  readonly pageTimeoutMs?: number | undefined;
  /** Finds a recipe that anyone may read, for the first response of its page. Default: pages say nothing of it. */
  readonly findPublicRecipe?: ((id: string) => Promise<RecipePage | undefined>) | undefined;
  /** Finds a recipe by its secret link, for the first response of the link's page. Default: it says nothing of it. */
  readonly findLinkedRecipe?: ((link: string) => Promise<RecipePage | undefined>) | undefined;
  /** Origin of the product in browsers; by default the one that a request was sent to. */
  readonly publicUrl?: string | undefined;
  /** The languages of the pages. Default: English. */
  readonly languages?: readonly Language[] | undefined;
  /** The recipes' pictures, served under `/pictures/`. */
  readonly picturesFolder?: string | undefined;
  /** Handlers outside the API, such as photos. */
  readonly handlers?: readonly { readonly path: string; readonly handler: RequestHandler }[];
  /** Resolves while the server is ready, for `/readyz`. Default: always. */
  readonly isReady?: () => Promise<void>;
  /** Whether an error means that a backing service can't be reached now: 503 and not 500. */
  readonly isUnavailable?: (error: unknown) => boolean;
  /** Whether a replica may answer routes that tolerate lag. Default false. */
  readonly hasReplica?: boolean;
  /** Validates every reply against its schema, and every error of a use case against those that its call declares. For tests. Default false. */
  readonly checkReplies?: boolean;
}

/** Creates the HTTP server's app: the API, the web app, the pictures and the operations endpoints. */
export function createApp(options: AppOptions): Express {
  const { webAppFolder, clientConfig, findPublicRecipe, findLinkedRecipe, publicUrl, logger } = options;
  const { isOwnHost = () => true } = options;
  const requestRateLimiter = requestRateLimiterOf(options);
  const webApp = webAppFolder === undefined ? undefined : new WebApp(webAppFolder, clientConfig);
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag"); // private replies are not cached, files set their own
  app.enable("case sensitive routing");
  app.set("query parser", "simple");
  app.set("trust proxy", [...(options.trustedProxies ?? [])]);

  const ofPage = { clientConfig, indexHtml: webApp?.indexHtml ?? "" };
  const headers = dataHeaders(ofPage);
  app.use(requestLog(options), (request, response, next) => {
    setHeaders(response, headers);
    if (!isOwnHost(request.headers.host)) throw new DomainError("forbidden", "This is no address of Weekplate");
    next();
  });
  operations(app, options);
  mountRoutes(app, options, requestRateLimiter);
  for (const { path, handler } of options.handlers ?? []) app.use(path, named(path, handler));
  if (options.picturesFolder !== undefined) app.use("/pictures", named("static", pictures(options.picturesFolder)));
  app.use("/api", notFound);
  if (webApp) {
    const heads = { findPublicRecipe, findLinkedRecipe, publicUrl, requestRateLimiter, logger };
    const serverRenderer = serverRendererOf(options, requestRateLimiter);
    const headOf = (request: Request) => pageHeadOf(request, heads);
    const languageOf = (request: Request) => requestLanguage(request, options.languages ?? [ENGLISH]);
    app.use(webAppPages(webApp, { headers: pageHeaders(ofPage), headOf, languageOf, serverRenderer }));
  }
  app.use(notFound, replyToErrors(options));
  return app;
}

function serverRendererOf(
  { renderPage, isUnavailable = () => false, ...options }: AppOptions,
  requestRateLimiter: RequestRateLimiter | undefined,
): ServerRenderer | undefined {
  return (
    renderPage &&
    new ServerRenderer({
      ...options,
      render: renderPage,
      isUnavailable,
      requestRateLimiter,
      publicUrl: options.publicUrl,
    })
  );
}

function requestRateLimiterOf({
  rateLimits,
  clock,
  rateLimiter = new InProcessRateLimiter({ clock }),
}: AppOptions): RequestRateLimiter | undefined {
  return rateLimits === "off" ? undefined : new RequestRateLimiter({ limits: rateLimits, rateLimiter });
}

function mountRoutes(app: Express, options: AppOptions, requestRateLimiter: RequestRateLimiter | undefined): void {
  const {
    callerResolver,
    sessionResolver,
    allowedOrigins = [],
    checkReplies = false,
    hasReplica = false,
    routes,
  } = options;
  const uploads = { photo: new Uploads("photo"), import: new Uploads("import") };
  const served = {
    callerResolver,
    sessionResolver,
    allowedOrigins,
    requestRateLimiter,
    uploads,
    checkReplies,
    hasReplica,
  };

  mountByPath(
    app,
    routes.map((route) => ({ method: route.method, path: route.path, handler: serveRoute(route, served) })),
  );
  const document = JSON.stringify(openApiDocument(routes));
  app
    .route("/api/openapi.json")
    .get(named("/api/openapi.json", (_request, response) => response.type("json").send(document)))
    .all(methodNotAllowed(["get"]));
  app
    .route(CSP_REPORT_PATH)
    .post(named(CSP_REPORT_PATH, cspReport({ logger: options.logger, requestRateLimiter })))
    .all(methodNotAllowed(["post"]));
}

/** The same handler, with a route name for the log and the metrics. */
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

function replyToErrors({ isUnavailable = () => false }: AppOptions): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return function replyToError(error: unknown, _request, response, _next) {
    const context = requestContextOf(response);
    const { status, headers, envelope } = errorReply(error, { requestId: context.requestId, isUnavailable });
    if (status >= 500) context.fault = error;
    if (response.headersSent) {
      response.destroy(); // so that the client sees that the reply is incomplete
      return;
    }
    for (const name of ["content-encoding", "content-length", "etag"]) response.removeHeader(name);
    response.status(status).set(headers).set("cache-control", "no-store").json(envelope);
  };
}
