import { connect, type Server, type Socket } from "node:net";

/** One connection that is forwarded to a server, and that a test can break. */
export class ForwardedConnection {
  readonly #ends: readonly [Socket, Socket];
  #isAbandoned = false;

  private constructor(near: Socket, far: Socket) {
    this.#ends = [near, far];
    near.pipe(far);
    far.pipe(near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on("error", () => other.resetAndDestroy());
      end.on("close", () => {
        if (end.readableEnded) other.end();
        else other.destroy();
      });
    }
  }

  /** @throws {Error} if nothing listens there. Nothing was read from `near` then. */
  static async open(near: Socket, { port }: { port: number }): Promise<ForwardedConnection> {
    near.pause();
    const far = connect({ port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    await new Promise<void>((resolve, reject) => {
      far.once("connect", resolve);
      far.once("error", reject);
    });
    return new ForwardedConnection(near, far);
  }

  /** Resets both sides. */
  break(): void {
    for (const end of this.#ends) end.resetAndDestroy();
  }

  /** Forwards nothing, without an error, until {@linkcode resume}. */
  silence(): void {
    for (const end of this.#ends) {
      end.unpipe();
      end.pause();
    }
  }

  /** Forwards again, unless it was abandoned. */
  resume(): void {
    if (this.#isAbandoned) return;
    const [near, far] = this.#ends;
    near.pipe(far);
    far.pipe(near);
  }

  /** Forwards nothing for ever, as if a router had dropped the connection's state. */
  abandon(): void {
    this.#isAbandoned = true;
    this.silence();
  }

  onceClosed(act: () => void): void {
    this.#ends[0].once("close", act);
  }
}

/** Listens on a free port of the loopback address. */
export function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}
