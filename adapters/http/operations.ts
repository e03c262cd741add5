import { createHash, timingSafeEqual } from "node:crypto";
import type { Express, Request, RequestHandler } from "express";
import type { Registry } from "prom-client";
import type { ClientConfig } from "../../wire/config.ts";
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

/** How long `/readyz` waits for an answer, in milliseconds. */
const READY_PATIENCE = 2_000;

/** What those who run the server ask it, and what the built page asks about the place where it runs. */
export function operations(app: Express, options: OperationsOptions): void {
  const answers: Record<string, RequestHandler> = {
    /** The process answers. */
    "/healthz": (_request, response) => {
      response.json({ status: "ok" });
    },
    /** The parts that it needs answer too. */
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
  for (const [path, answer] of Object.entries(answers)) {
    const operation = app.route(path);
    operation.get((request, response, next) => {
      requestContextOf(response).route = path;
      response.setHeader("cache-control", "no-store");
      return answer(request, response, next);
    });
    operation.all(methodNotAllowed(["get"]));
  }
}

async function readyInTime(isReady: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), READY_PATIENCE);
  });
  try {
    await Promise.race([isReady(), tooLate]);
  } catch (cause) {
    throw new HttpError("unavailable", "The server is not ready", { headers: { "retry-after": "5" }, cause });
  } finally {
    clearTimeout(timer);
  }
}

/** The machine itself, not by way of a proxy on it; anybody else by the token. */
function mayReadMetrics(request: Request, metricsToken: string | undefined): boolean {
  const token = bearerToken(request);
  if (metricsToken !== undefined && token !== undefined) return isSame(token, metricsToken);
  const { remoteAddress = "" } = request.socket;
  const isForwarded = "x-forwarded-for" in request.headers || "forwarded" in request.headers;
  return !isForwarded && /^(?:127\.|::1$|::ffff:127\.)/u.test(remoteAddress);
}

// By their hashes, which are as long as each other, in a time that tells nothing.
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
