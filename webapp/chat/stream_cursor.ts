/** Where a place lies from where one is: right after it, not after it, or after something that is missing. */
export type Step = "next" | "known" | "gap";

/** How far a device has its person's stream of messages, without a gap. */
export class StreamCursor {
  #cursor: number | undefined;

  /** The last place; 0 where nothing is known yet. */
  get cursor(): number {
    return this.#cursor ?? 0;
  }

  /**
   * Learns where the stream ends. Somebody new begins there.
   *
   * @returns whether the stream ends before what one has, so that it is not the same stream any more.
   */
  begin(end: number): boolean {
    const isAnother = this.#cursor !== undefined && end < this.#cursor;
    if (this.#cursor === undefined || isAnother) this.#cursor = end;
    return isAnother;
  }

  /** Goes on to a place if it is the next one. */
  step(cursor: number): Step {
    if (cursor <= this.cursor) return "known";
    if (cursor > this.cursor + 1) return "gap";
    this.#cursor = cursor;
    return "next";
  }

  /** Everything up to a place is there, even if not every place had a message. */
  skipTo(cursor: number): void {
    this.#cursor = Math.max(this.cursor, cursor);
  }
}
