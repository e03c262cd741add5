import { createHash, timingSafeEqual } from "node:crypto";
import type { Express, Request, RequestHandler } from "express";
import type { Registry } from "prom-client";
import type { ClientConfig } from "../../wire/pages/config.ts";
import { bearerToken } from "../shared/bearer_token.ts";
import { HttpError } from "./http_error.ts";
import { methodNotAllowed } from "./method_not_allowed.ts";
import { requestContextOf } from "./request_context.ts";

export interface OperationsOptions {
  readonly registry: Registry;
  readonly metricsToken?: string | undefined;
  readonly isReady?: () => Promise<void>;
  readonly clientConfig: ClientConfig;
}

const READY_TIMEOUT_MS = 2_000;

/** Mounts the endpoints for operating the server, and the web app's configuration. */
export function operations(app: Express, options: OperationsOptions): void {
  const handlers: Record<string, RequestHandler> = {
    "/healthz": (_request, response) => {
      response.json({ status: "ok" });
    },
    "/readyz": async (_request, response) => {
      await readyInTime(options.isReady ?? (async () => {}));
      response.json({ status: "ready" });
    },
    "/metrics": async (request, response) => {
      if (!mayReadMetrics(request, options.metricsToken)) {
        throw new HttpError("not_found", "There is nothing at this address");
      }
      response.type(options.registry.contentType).send(await options.registry.metrics());
    },
    "/config.json": (_request, response) => {
      response.json(options.clientConfig);
    },
  };
  for (const [path, handle] of Object.entries(handlers)) {
    const operation = app.route(path);
    operation.get((request, response, next) => {
      requestContextOf(response).route = path;
      response.setHeader("cache-control", "no-store");
      return handle(request, response, next);
    });
    operation.all(methodNotAllowed(["get"]));
  }
}

async function readyInTime(isReady: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("not ready in time")), READY_TIMEOUT_MS);
  });
  try {
    await Promise.race([isReady(), timeout]);
  } catch (cause) {
    throw new HttpError("unavailable", "The server is not ready", { headers: { "retry-after": "5" }, cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Direct requests from this machine, not through a proxy on it, and requests with the token. */
function mayReadMetrics(request: Request, metricsToken: string | undefined): boolean {
  const token = bearerToken(request);
  if (metricsToken !== undefined && token !== undefined) return isSame(token, metricsToken);
  const { remoteAddress = "" } = request.socket;
  const isForwarded = "x-forwarded-for" in request.headers || "forwarded" in request.headers;
  return !isForwarded && /^(?:127\.|::1$|::ffff:127\.)/u.test(remoteAddress);
}

// timingSafeEqual needs equal lengths, which hashes have.
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
