import { createServer, type Server, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { ForwardedConnection, listen } from "./forwarded_connection.ts";

const CHECK_INTERVAL_MS = 200;
const CHECK_TIMEOUT_MS = 1_000;

interface Upstream {
  readonly port: number;
  isReady: boolean;
}

/**
 * A layer 4 load balancer: each new connection goes to the next instance whose last `/readyz` succeeded. Responses are not
 * changed.
 */
export class Balancer {
  readonly #upstreams: readonly Upstream[];
  readonly #connections = new Set<ForwardedConnection>();
  readonly #server: Server;
  readonly #checking: NodeJS.Timeout;
  #port = 0;
  #turn = 0;

  private constructor(ports: readonly number[]) {
    this.#upstreams = ports.map((port) => ({ port, isReady: true }));
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void this.#forward(socket));
    this.#checking = setInterval(() => {
      for (const upstream of this.#upstreams) void checkReadiness(upstream);
    }, CHECK_INTERVAL_MS);
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    balancer.#port = await listen(balancer.#server);
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The open connections. */
  get connections(): ReadonlySet<ForwardedConnection> {
    return this.#connections;
  }

  /** Resolves when every server is ready. */
  async allReady(): Promise<void> {
    while (!this.#upstreams.every(({ isReady }) => isReady)) await delay(CHECK_INTERVAL_MS / 2);
  }

  stop(): void {
    clearInterval(this.#checking);
    this.#server.close();
    for (const connection of this.#connections) connection.break();
  }

  /** Tries the next instance if one refuses the connection. */
  async #forward(socket: Socket): Promise<void> {
    socket.on("error", () => {});
    this.#turn += 1;
    const inTurn = this.#upstreams.map((_, place) => this.#upstreams.at((this.#turn + place) % this.#upstreams.length));
    for (const upstream of [...inTurn.filter((one) => one?.isReady), ...inTurn]) {
      const connection = upstream && (await ForwardedConnection.open(socket, upstream).catch(() => undefined));
      if (!connection) continue;
      this.#connections.add(connection);
      connection.onceClosed(() => this.#connections.delete(connection));
      return;
    }
    socket.resetAndDestroy();
  }
}

async function checkReadiness(upstream: Upstream): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${upstream.port}/readyz`, {
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    headers: { connection: "close" },
  }).catch(() => undefined);
  await reply?.body?.cancel();
  upstream.isReady = reply?.ok ?? false;
}
