import { createServer, type Server, type Socket } from "node:net";
import { listen, Wire } from "./wire.ts";

/** The way from one instance to Postgres, which a test can close, silence and break. */
export class Line {
  readonly #wires = new Set<Wire>();
  readonly #waiting = new Set<Socket>();
  readonly #server: Server;
  #port = 0;
  #state: "open" | "closed" | "silent" = "open";
  readonly #target: () => number;

  private constructor(target: () => number) {
    this.#target = target;
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void this.#carry(socket));
  }

  /** @param target the port that it leads to, asked at every connection. */
  static async open(target: () => number): Promise<Line> {
    const line = new Line(target);
    line.#port = await listen(line.#server);
    return line;
  }

  /** How many connections it carries just now. */
  get connections(): number {
    return this.#wires.size;
  }

  /** The same address, by way of this line. */
  through(url: string): string {
    return Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(this.#port) }).href;
  }

  /** Every connection breaks, and new ones are refused, until {@linkcode mend}. */
  break(): void {
    this.#state = "closed";
    for (const wire of this.#wires) wire.cut();
  }

  /** Nothing is carried and nobody is told; new connections get no answer either, until {@linkcode mend}. */
  silence(): void {
    this.#state = "silent";
    for (const wire of this.#wires) wire.silence();
  }

  /** Those that are open now carry nothing any more, and nobody is told; new ones are carried. */
  abandonOpenOnes(): void {
    for (const wire of this.#wires) wire.abandon();
  }

  mend(): void {
    this.#state = "open";
    for (const wire of this.#wires) wire.speak();
    for (const socket of this.#waiting) void this.#carry(socket);
    this.#waiting.clear();
  }

  close(): void {
    this.#server.close();
    for (const wire of this.#wires) wire.cut();
    for (const socket of this.#waiting) socket.destroy();
  }

  async #carry(socket: Socket): Promise<void> {
    socket.on("error", () => {});
    if (this.#state === "closed") return void socket.resetAndDestroy();
    if (this.#state === "silent") {
      socket.pause();
      this.#waiting.add(socket);
      socket.once("close", () => this.#waiting.delete(socket));
      return;
    }
    const wire = await Wire.lay(socket, { port: this.#target() }).catch(() => undefined);
    if (!wire) return void socket.resetAndDestroy();
    this.#wires.add(wire);
    wire.onceClosed(() => this.#wires.delete(wire));
  }
}
