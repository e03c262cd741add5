import type { RequestHandler } from "express";
import { HttpError } from "./http_error.ts";
import type { Route } from "./route.ts";

/** Replies 405 with the allowed methods, and to OPTIONS. Mount it after the path's own methods. */
export function methodNotAllowed(methods: readonly Route["method"][]): RequestHandler {
  const allow = methods.flatMap((method) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()])).join(", ");
  return function refuseMethod(request, response) {
    response.setHeader("allow", allow);
    if (request.method !== "OPTIONS") {
      throw new HttpError("method_not_allowed", `Cannot ${request.method} here: it takes ${allow}`);
    }
    response.status(204).end();
  };
}
