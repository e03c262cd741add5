import { type Express, type RequestHandler, Router } from "express";
import { methodNotAllowed } from "./method_not_allowed.ts";
import type { Route } from "./route.ts";

/** A route's handler, and where it is mounted. */
export interface MountedRoute extends Pick<Route, "method" | "path"> {
  readonly handler: RequestHandler;
}

/** The handlers of a path by method, and one that refuses all other methods. */
interface Methods {
  readonly handlers: ReadonlyMap<string, RequestHandler>;
  readonly refuse: RequestHandler;
}

/**
 * Mounts the routes, and refuses the other methods of their paths. Express compares a request with one pattern after another,
 * which is slow with a hundred routes. So a path without parameters is looked up, and the patterns are grouped by their first two
 * parts.
 */
export function mountByPath(app: Express, routes: readonly MountedRoute[]): void {
  const exact = new Map<string, Methods>();
  const groups = new Map<string, Router>();
  for (const [path, ofPath] of Map.groupBy(routes, (route) => route.path)) {
    const refuse = methodNotAllowed(ofPath.map(({ method }) => method));
    if (!path.includes(":")) {
      exact.set(path, { handlers: handlersOf(ofPath), refuse });
      continue;
    }
    const group = firstTwoParts(path);
    const router = groups.get(group) ?? Router({ caseSensitive: true });
    groups.set(group, router);
    const mounted = router.route(path);
    for (const { method, handler } of ofPath) mounted[method](handler);
    mounted.all(refuse);
  }

  app.use(function findRoute(request, response, next) {
    const { path, method } = request;
    const found = exact.get(path.endsWith("/") ? path.slice(0, -1) : path);
    if (found) return (found.handlers.get(method) ?? found.refuse)(request, response, next);
    const group = groups.get(firstTwoParts(path));
    return group ? group(request, response, next) : next();
  });
}

function handlersOf(routes: readonly MountedRoute[]): Map<string, RequestHandler> {
  const handlers = new Map(routes.map(({ method, handler }) => [method.toUpperCase(), handler]));
  const get = handlers.get("GET");
  return get ? handlers.set("HEAD", get) : handlers;
}

/** `/api/recipe` of `/api/recipe/:id`. */
function firstTwoParts(path: string): string {
  const second = path.indexOf("/", 1);
  const third = path.indexOf("/", second + 1);
  return third === -1 ? path : path.slice(0, third);
}
