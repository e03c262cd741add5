import type { Server, ServerResponse } from "node:http";
import { BriefSet } from "../adapters/shared/brief_set.ts";

/** After this time open requests are aborted. */
const CLOSE_TIMEOUT_MS = 10_000;
const IDLE_CHECK_INTERVAL_MS = 50;

/**
 * Stops an HTTP server without dropping a request. After `begin` every response closes its connection, so that clients
 * open their next one to another server. `end` closes the remaining idle connections.
 */
export class HttpDrain {
  readonly #server: Server;
  readonly #unanswered = new BriefSet<ServerResponse>();
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

  /** The server continues to accept connections. */
  begin(): void {
    this.#hasBegun = true;
    for (const response of this.#unanswered) closeAfterResponse(response);
  }

  /** Accepts no new connection. Resolves when all are closed, after 10 s at the latest. */
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
