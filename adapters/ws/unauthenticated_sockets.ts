export interface UnauthenticatedSocketsOptions {
  readonly max: number;
  /** See `../shared/network_of.ts`. */
  readonly maxPerNetwork: number;
}

/** A socket that can be closed because there are too many. */
export interface Droppable {
  drop(): void;
}

/**
 * The sockets that have not authenticated yet. A new one is never refused: the oldest is dropped instead, of the same
 * network or of all. So silent sockets lock no one out, because a person's own socket authenticates within a moment.
 */
export class UnauthenticatedSockets<Socket extends Droppable> {
  readonly #options: UnauthenticatedSocketsOptions;
  /** Each with its network, in the order in which they connected. */
  readonly #sockets = new Map<Socket, string>();

  constructor(options: UnauthenticatedSocketsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#sockets.size;
  }

  add(socket: Socket, network: string): void {
    const { max, maxPerNetwork } = this.#options;
    const ofNetwork = [...this.#sockets].flatMap(([other, itsNetwork]) => (itsNetwork === network ? [other] : []));
    if (ofNetwork.length >= maxPerNetwork) this.#drop(ofNetwork[0]);
    else if (this.#sockets.size >= max) this.#drop(this.#sockets.keys().next().value);
    this.#sockets.set(socket, network);
  }

  delete(socket: Socket): void {
    this.#sockets.delete(socket);
  }

  #drop(socket: Socket | undefined): void {
    if (!socket) return;
    this.delete(socket);
    socket.drop();
  }
}
