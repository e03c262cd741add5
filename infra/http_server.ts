import { createServer, type Server } from "node:http";

/** Times are in milliseconds. */
export interface HttpServerLimits {
  /** Longest time for a request's head to arrive, also for the first one of a new connection. */
  readonly headersTimeoutMs: number;
  /** Longest time for a request to arrive with its body. */
  readonly requestTimeoutMs: number;
  /** How often the two are checked. */
  readonly checkIntervalMs: number;
  /** A connection ends on which nothing moves for so long, such as one whose client does not read a reply. */
  readonly idleTimeoutMs: number;
  /** The same between two requests. */
  readonly keepAliveTimeoutMs: number;
  readonly maxHeaderBytes: number;
}

export const HTTP_SERVER_DEFAULTS: HttpServerLimits = {
  headersTimeoutMs: 20_000,
  requestTimeoutMs: 60_000,
  checkIntervalMs: 2_000,
  idleTimeoutMs: 60_000,
  // Longer than a proxy's timeout for idle connections, so that the server never closes one while a request arrives.
  keepAliveTimeoutMs: 65_000,
  maxHeaderBytes: 16 * 1_024,
};

/** Creates a server whose slow clients lose their connection. Open chat sockets are not affected. */
export function createHttpServer(limits: HttpServerLimits = HTTP_SERVER_DEFAULTS): Server {
  const server = createServer({
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    maxHeaderSize: limits.maxHeaderBytes,
  });
  server.timeout = limits.idleTimeoutMs;
  return server;
}
