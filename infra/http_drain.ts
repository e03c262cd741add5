import type { Server, ServerResponse } from "node:http";

/** Longest wait for what has begun, in milliseconds. */
const PATIENCE = 10_000;
/** How often connections that have become idle are let go of, in milliseconds. */
const IDLE_CHECK_EVERY = 50;

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
      if (this.#hasBegun) return sayGoodbye(response);
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
    for (const response of this.#unanswered) sayGoodbye(response);
  }

  /** Takes no new connection, and resolves when all are closed. What takes longer than 10 s is given up. */
  async end(): Promise<void> {
    this.begin();
    const closed = new Promise((resolve) => this.#server.close(resolve));
    const idle = setInterval(() => this.#server.closeIdleConnections(), IDLE_CHECK_EVERY);
    const patience = setTimeout(() => this.#server.closeAllConnections(), PATIENCE);
    await closed;
    clearInterval(idle);
    clearTimeout(patience);
  }
}

function sayGoodbye(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}
