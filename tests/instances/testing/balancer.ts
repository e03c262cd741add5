import { createServer, type Server, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { listen, Wire } from "./wire.ts";

/** How often every server is asked whether it is ready, in milliseconds. */
const ASK_EVERY = 200;
const ASK_PATIENCE = 1_000;

interface Upstream {
  readonly port: number;
  isReady: boolean;
}

/**
 * What stands before several instances: each new connection goes to the next one of those whose `/readyz` last said yes,
 * as at a load balancer of the fourth layer. What the instance says reaches the caller as it is.
 */
export class Balancer {
  readonly #upstreams: readonly Upstream[];
  readonly #wires = new Set<Wire>();
  readonly #server: Server;
  readonly #asking: NodeJS.Timeout;
  #port = 0;
  #turn = 0;

  private constructor(ports: readonly number[]) {
    this.#upstreams = ports.map((port) => ({ port, isReady: true }));
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void this.#carry(socket));
    this.#asking = setInterval(() => {
      for (const upstream of this.#upstreams) void ask(upstream);
    }, ASK_EVERY);
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    balancer.#port = await listen(balancer.#server);
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The connections that it carries just now. */
  get wires(): ReadonlySet<Wire> {
    return this.#wires;
  }

  /** Resolves when every server has said that it is ready. */
  async allReady(): Promise<void> {
    while (!this.#upstreams.every(({ isReady }) => isReady)) await delay(ASK_EVERY / 2);
  }

  stop(): void {
    clearInterval(this.#asking);
    this.#server.close();
    for (const wire of this.#wires) wire.cut();
  }

  /** Who refuses is passed over: nothing was said to it yet. */
  async #carry(socket: Socket): Promise<void> {
    socket.on("error", () => {});
    this.#turn += 1;
    const inTurn = this.#upstreams.map((_, place) => this.#upstreams.at((this.#turn + place) % this.#upstreams.length));
    for (const upstream of [...inTurn.filter((one) => one?.isReady), ...inTurn]) {
      const wire = upstream && (await Wire.lay(socket, upstream).catch(() => undefined));
      if (!wire) continue;
      this.#wires.add(wire);
      wire.onceClosed(() => this.#wires.delete(wire));
      return;
    }
    socket.resetAndDestroy();
  }
}

async function ask(upstream: Upstream): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${upstream.port}/readyz`, {
    signal: AbortSignal.timeout(ASK_PATIENCE),
    headers: { connection: "close" },
  }).catch(() => undefined);
  await reply?.body?.cancel();
  upstream.isReady = reply?.ok ?? false;
}
