import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { Histogram, type Registry } from "prom-client";
import { createRequestContext, type RequestContext } from "./request_context.ts";

export interface RequestLogOptions {
  readonly logger: Logger;
  readonly registry: Registry;
}

/**
 * Gives every request its id, and records it when it is over: one line in the log, one observation in the metrics.
 * Neither contains a header, a query, a body or an id from a path.
 */
export function requestLog({ logger, registry }: RequestLogOptions): RequestHandler {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the end of its response",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

  return function logRequest(request, response, next) {
    const context = createRequestContext(response);
    const startedAt = performance.now();
    response.setHeader("x-request-id", context.requestId);
    response.once("close", () => {
      const milliseconds = performance.now() - startedAt;
      const { route, requestId, userId, fault } = context;
      const status = response.statusCode;
      duration.observe({ method: request.method, route, status }, milliseconds / 1000);
      const line = { requestId, method: request.method, route, status, userId, milliseconds: Math.round(milliseconds) };
      if (fault !== undefined) logger.error({ ...line, fault: describeFault(fault) }, "request failed");
      else if (response.writableFinished) logger[levelOf(context)](line, "request");
      else logger.info(line, "request aborted by the client");
    });
    next();
  };
}

export interface FaultDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: FaultDescription;
}

/** Describes an error for the log, without its other properties: a database error has a row's values in them. */
export function describeFault(fault: unknown): FaultDescription {
  if (!(fault instanceof Error)) return { type: typeof fault, message: String(fault) };
  return {
    type: fault.name,
    message: fault.message,
    ...("code" in fault ? { code: fault.code } : {}),
    ...(fault.stack === undefined ? {} : { stack: fault.stack }),
    ...(fault.cause instanceof Error ? { cause: describeFault(fault.cause) } : {}),
  };
}

// Frequent and uninteresting: counted in the metrics, logged at debug level only.
const QUIET_ROUTES: ReadonlySet<string> = new Set([
  "static",
  "page",
  "/healthz",
  "/readyz",
  "/metrics",
  "/config.json",
]);

function levelOf({ route }: RequestContext): "info" | "debug" {
  return QUIET_ROUTES.has(route) ? "debug" : "info";
}
