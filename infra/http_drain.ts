import type { Server, ServerResponse } from "node:http";

/** Longest wait for what has begun, in milliseconds. */
const CLOSE_TIMEOUT_MS = 10_000;
/** How often connections that have become idle are let go of, in milliseconds. */
const IDLE_CHECK_INTERVAL_MS = 50;

/**
 * Ends an HTTP server without dropping a request. From `begin` on every answer says that its connection ends with it, so
 * that callers bring their next request elsewhere by themselves; only `end` closes what then still lies idle.
 */
export class HttpDrain {
  readonly #server: Server;
  readonly #unanswered = new Set<ServerResponse>();
  #hasBegun = false;

  constructor(server: Server) {
    this.#server = server;
    server.prependListener("request", (_request, response) => {
      if (this.#hasBegun) return closeAfterResponse(response);
      this.#unanswered.add(response);
      response.once("close", () => this.#unanswered.delete(response));
    });
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Goes on to serve, also on new connections. */
  begin(): void {
    this.#hasBegun = true;
    for (const response of this.#unanswered) closeAfterResponse(response);
  }

  /** Takes no new connection, and resolves when all are closed. What takes longer than 10 s is given up. */
  async end(): Promise<void> {
    this.begin();
    const closed = new Promise((resolve) => this.#server.close(resolve));
    const idle = setInterval(() => this.#server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
    const timeout = setTimeout(() => this.#server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(timeout);
  }
}

function closeAfterResponse(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}
