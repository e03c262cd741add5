/** Whose upload it is. */
export interface UploadSender {
  readonly person: string;
  /** The address's network; see `../shared/network_of.ts`. */
  readonly network: string;
}

export interface UploadQueueOptions {
  readonly maxPerPerson: number;
  readonly maxPerNetwork: number;
  /** While a network has so many uploads in progress, only people without one may begin another. */
  readonly maxFurtherPerNetwork: number;
  readonly maxWaitingPerPerson: number;
  /** Limit of all people together. */
  readonly maxWaiting: number;
  readonly queueTimeoutMs: number;
}

interface Waiting {
  readonly sender: UploadSender;
  begin(): void;
}

/**
 * Limits the uploads in progress of each person and each network. Further uploads wait in the order in which they came,
 * each only for uploads of the same person or network. So an upload never waits for those of other people on other networks,
 * and a few people cannot use up a network that they share with others.
 */
export class UploadQueue {
  readonly #options: UploadQueueOptions;
  readonly #ofPerson = new Map<string, number>();
  readonly #ofNetwork = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  /**
   * Runs the upload as soon as it may begin.
   *
   * @param stop ends the wait, such as when the client has disconnected.
   * @throws the error of `refuse` if too many uploads wait, or this one waited too long or was stopped.
   */
  async run<Result>(
    upload: () => Promise<Result>,
    { sender, stop, refuse }: { sender: UploadSender; stop: AbortSignal; refuse: () => Error },
  ): Promise<Result> {
    if (this.#mayBegin(sender)) this.#count(sender, 1);
    else await this.#wait({ sender, stop, refuse });
    try {
      return await upload();
    } finally {
      this.#count(sender, -1);
      this.#beginWaiting();
    }
  }

  #mayBegin({ person, network }: UploadSender): boolean {
    const { maxPerPerson, maxPerNetwork, maxFurtherPerNetwork } = this.#options;
    const own = this.#ofPerson.get(person) ?? 0;
    const ofNetwork = this.#ofNetwork.get(network) ?? 0;
    return own < maxPerPerson && ofNetwork < (own === 0 ? maxPerNetwork : maxFurtherPerNetwork);
  }

  async #wait({ sender, stop, refuse }: { sender: UploadSender; stop: AbortSignal; refuse: () => Error }) {
    const own = [...this.#waiting].filter(({ sender: { person } }) => person === sender.person).length;
    const { maxWaiting, maxWaitingPerPerson, queueTimeoutMs } = this.#options;
    if (stop.aborted || own >= maxWaitingPerPerson || this.#waiting.size >= maxWaiting) throw refuse();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { sender, begin: resolve };
    const giveUp = () => {
      if (this.#waiting.delete(waiting)) reject(refuse());
    };
    const timer = setTimeout(giveUp, queueTimeoutMs);
    stop.addEventListener("abort", giveUp);
    this.#waiting.add(waiting);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      stop.removeEventListener("abort", giveUp);
    }
  }

  #beginWaiting(): void {
    for (const waiting of this.#waiting) {
      if (!this.#mayBegin(waiting.sender)) continue;
      this.#waiting.delete(waiting);
      this.#count(waiting.sender, 1);
      waiting.begin();
    }
  }

  #count({ person, network }: UploadSender, change: 1 | -1): void {
    addTo(this.#ofPerson, person, change);
    addTo(this.#ofNetwork, network, change);
  }
}

/** Adds to a key's count, and deletes a count of 0. */
function addTo(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
