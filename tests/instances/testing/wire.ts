import { connect, type Server, type Socket } from "node:net";

/** One connection that is carried through the test's hands to a server behind it. */
export class Wire {
  readonly #ends: readonly [Socket, Socket];
  #dead = false;

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

  /** @throws where nobody listens there; nothing was said over it then. */
  static async lay(near: Socket, { port }: { port: number }): Promise<Wire> {
    near.pause();
    const far = connect({ port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    await new Promise<void>((resolve, reject) => {
      far.once("connect", resolve);
      far.once("error", reject);
    });
    return new Wire(near, far);
  }

  /** Both sides hear of it at once. */
  cut(): void {
    for (const end of this.#ends) end.resetAndDestroy();
  }

  /** Carries nothing any more, and nobody is told, until {@linkcode speak}. */
  silence(): void {
    for (const end of this.#ends) {
      end.unpipe();
      end.pause();
    }
  }

  /** @see {@linkcode abandon} */
  speak(): void {
    if (this.#dead) return;
    const [near, far] = this.#ends;
    near.pipe(far);
    far.pipe(near);
  }

  /** Silent for ever, as when a router on the way has forgotten the connection. */
  abandon(): void {
    this.#dead = true;
    this.silence();
  }

  onceClosed(act: () => void): void {
    this.#ends[0].once("close", act);
  }
}

/** Listens on a free port of the machine itself. */
export function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}
