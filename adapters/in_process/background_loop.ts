export interface BackgroundLoopOptions {
  /** @returns whether there was anything to do; then it is called again at once */
  readonly step: () => Promise<boolean>;
  /** Until the next step after one without anything to do, or one that failed, unless it is woken. */
  readonly idleMs: number;
  readonly onFault: (error: unknown) => void;
}

/** Does small pieces of work in the background, one at a time. */
export class BackgroundLoop {
  readonly #options: BackgroundLoopOptions;
  #running: Promise<void> | undefined;
  #isStopped = false;
  #isWoken = false;
  #wake: () => void = () => {};

  constructor(options: BackgroundLoopOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** There may be something to do. No effect before the start. */
  wake(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Resolves after the step that is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      this.#isWoken = false;
      const isBusy = await this.#options.step().catch((error: unknown) => {
        this.#options.onFault(error);
        return false;
      });
      // Requests come first.
      if (isBusy) await new Promise((resolve) => setImmediate(resolve));
      else if (!this.#isWoken && !this.#isStopped) await this.#idle();
    }
  }

  async #idle(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = setTimeout(resolve, this.#options.idleMs).unref();
    await promise;
    clearTimeout(timer);
  }
}
