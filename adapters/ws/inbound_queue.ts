/** Handles items one after the other. When it is full it pauses the source, and drops nothing. */
export class InboundQueue<Item> {
  readonly #handle: (item: Item) => Promise<void>;
  readonly #limits: { readonly pauseAt: number; pause(): void; resume(): void };
  readonly #items: Item[] = [];
  #running: Promise<void> | undefined;
  #paused = false;

  /** @param handle never rejects. */
  constructor(
    handle: (item: Item) => Promise<void>,
    limits: { readonly pauseAt: number; pause(): void; resume(): void },
  ) {
    this.#handle = handle;
    this.#limits = limits;
  }

  push(item: Item): void {
    this.#items.push(item);
    if (!this.#paused && this.#items.length >= this.#limits.pauseAt) {
      this.#paused = true;
      this.#limits.pause();
    }
    this.#running ??= this.#run();
  }

  /** Whether an item is queued or being handled. */
  get busy(): boolean {
    return this.#running !== undefined;
  }

  /** Resolves when the queue is empty and nothing is being handled. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let item = this.#items.shift(); item !== undefined; item = this.#items.shift()) {
      await this.#handle(item);
      if (this.#paused && this.#items.length <= this.#limits.pauseAt / 2) {
        this.#paused = false;
        this.#limits.resume();
      }
    }
    this.#running = undefined;
  }
}
