import type { Request, RequestHandler } from "express";
import { appRouteAt, pageAt } from "../../../wire/pages/app_routes.ts";
import type { Language } from "../../../wire/pages/language.ts";
import { SERVICE_WORKER_PATH, SHELL_PATH } from "../../../wire/pages/service_worker.ts";
import { methodNotAllowed } from "../method_not_allowed.ts";
import { requestContextOf } from "../request_context.ts";
import { setHeaders } from "../security_headers.ts";
import type { ServerRenderer } from "./server_renderer.ts";
import type { PageHead, WebApp } from "./web_app.ts";

/**
 * Serves the web app: its files, its page at each of its routes, and its not-found page elsewhere.
 *
 * @param headers security headers of pages and of the service worker
 * @param headOf metadata for the head of a request's page, if any
 * @param languageOf the language of a request's page
 * @param serverRenderer renders pages for their first response, if present
 */
export function webAppPages(
  webApp: WebApp,
  {
    headers,
    headOf,
    languageOf,
    serverRenderer,
  }: {
    headers: ReadonlyMap<string, string>;
    headOf: (request: Request) => Promise<PageHead | undefined>;
    languageOf: (request: Request) => Language;
    serverRenderer?: ServerRenderer | undefined;
  },
): RequestHandler {
  const refuse = methodNotAllowed(["get"]);
  return async function servePage(request, response, next) {
    const { path, method } = request;
    const isFile = webApp.has(path);
    const isShell = path === SHELL_PATH;
    const route = appRouteAt(path);
    const isPage = isShell || route !== undefined;
    if (method !== "GET" && method !== "HEAD") {
      return isFile || isPage ? refuse(request, response, next) : next();
    }
    if (isFile) {
      requestContextOf(response).route = "static";
      if (path === SERVICE_WORKER_PATH) setHeaders(response, headers);
      return webApp.serve(path, { request, response });
    }
    // Missing scripts, pictures and calendars, and requests for data, get the API's 404 and not a page.
    if (!isPage && (/^\/(?:assets|calendar|pictures|photos)\//u.test(path) || !request.accepts("html"))) return next();

    requestContextOf(response).route = "page";
    setHeaders(response, headers);
    response.status(isPage ? 200 : 404);
    const language = languageOf(request);
    await webApp.servePage({
      request,
      response,
      language,
      title: isShell ? undefined : pageAt(route ?? "*").title,
      head: isPage && !isShell ? await headOf(request) : undefined,
      render: isShell
        ? undefined
        : (nonce) =>
            serverRenderer?.render({ request, response, language: language.tag }, nonce) ?? Promise.resolve(undefined),
    });
  };
}
