/** More at once are drawn by their browsers, so that pages leave database connections to the API. */
const MAX_PAGES = 8;
/** Server rendering may use this share of the thread's time. Unused time accumulates up to the burst. */
const BUSY_SHARE = 0.4;
const BUSY_BURST_MS = 1_000;

/** How many pages the server draws at once, and how much of its thread's time that may take. */
export class DrawingLimits {
  readonly #nowMs: () => number;
  #open = 0;
  #budgetMs = BUSY_BURST_MS;
  #budgetAtMs: number;

  /** @param nowMs Milliseconds that only grow. */
  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
    this.#budgetAtMs = nowMs();
  }

  /** Begins a page. Undefined beyond the limits; otherwise call it at the end with the time that the thread was busy. */
  begin(): ((busyMs: number) => void) | undefined {
    const nowMs = this.#nowMs();
    this.#budgetMs = Math.min(BUSY_BURST_MS, this.#budgetMs + (nowMs - this.#budgetAtMs) * BUSY_SHARE);
    this.#budgetAtMs = nowMs;
    if (this.#open >= MAX_PAGES || this.#budgetMs <= 0) return undefined;
    this.#open += 1;
    return (busyMs) => {
      this.#open -= 1;
      this.#budgetMs -= busyMs;
    };
  }
}
