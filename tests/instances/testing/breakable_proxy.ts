import { createServer, type Server, type Socket } from "node:net";
import { ForwardedConnection, listen } from "./forwarded_connection.ts";

/** A TCP proxy between one instance and Postgres, which a test can break and silence. */
export class BreakableProxy {
  readonly #connections = new Set<ForwardedConnection>();
  readonly #waiting = new Set<Socket>();
  readonly #server: Server;
  #port = 0;
  #state: "open" | "closed" | "silent" = "open";
  readonly #target: () => number;

  private constructor(target: () => number) {
    this.#target = target;
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void this.#forward(socket));
  }

  /** @param target returns the port to forward to, for each connection. */
  static async open(target: () => number): Promise<BreakableProxy> {
    const line = new BreakableProxy(target);
    line.#port = await listen(line.#server);
    return line;
  }

  /** The number of open connections. */
  get connections(): number {
    return this.#connections.size;
  }

  /** The same address through this proxy. */
  through(url: string): string {
    return Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(this.#port) }).href;
  }

  /** Breaks every connection and refuses new ones, until {@linkcode repair}. */
  break(): void {
    this.#state = "closed";
    for (const connection of this.#connections) connection.break();
    for (const socket of this.#waiting) socket.resetAndDestroy();
    this.#waiting.clear();
  }

  /** Forwards nothing, without an error, also on new connections, until {@linkcode repair}. */
  silence(): void {
    this.#state = "silent";
    for (const connection of this.#connections) connection.silence();
  }

  /** Open connections forward nothing any more, without an error. New ones work. */
  abandonOpenConnections(): void {
    for (const connection of this.#connections) connection.abandon();
  }

  repair(): void {
    this.#state = "open";
    for (const connection of this.#connections) connection.resume();
    for (const socket of this.#waiting) void this.#forward(socket);
    this.#waiting.clear();
  }

  close(): void {
    this.#server.close();
    for (const connection of this.#connections) connection.break();
    for (const socket of this.#waiting) socket.destroy();
  }

  async #forward(socket: Socket): Promise<void> {
    socket.on("error", () => {});
    if (this.#state === "closed") return void socket.resetAndDestroy();
    if (this.#state === "silent") {
      socket.pause();
      this.#waiting.add(socket);
      socket.once("close", () => this.#waiting.delete(socket));
      return;
    }
    const connection = await ForwardedConnection.open(socket, { port: this.#target() }).catch(() => undefined);
    if (!connection) return void socket.resetAndDestroy();
    this.#add(connection);
  }

  /** A test may have broken or silenced the line while the connection was opened. */
  #add(connection: ForwardedConnection): void {
    if (this.#state === "closed") return connection.break();
    if (this.#state === "silent") connection.silence();
    this.#connections.add(connection);
    connection.onceClosed(() => this.#connections.delete(connection));
  }
}
