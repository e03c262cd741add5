/** Whether a message is the next one, already known, or after a missing one. */
export type StreamStep = "next" | "known" | "gap";

/** How far this device has received the person's message stream without a gap. */
export class StreamCursor {
  #cursor: number | undefined;

  /** Cursor of the last message received without a gap; 0 before the first. */
  get value(): number {
    return this.#cursor ?? 0;
  }

  /**
   * Learns where the server's stream ends. A new device starts there.
   *
   * @returns whether the stream was reset: it ends before this device's cursor.
   */
  start(end: number): boolean {
    const isReset = this.#cursor !== undefined && end < this.#cursor;
    if (this.#cursor === undefined || isReset) this.#cursor = end;
    return isReset;
  }

  /** Advances to a message if it is the next one. */
  advance(cursor: number): StreamStep {
    if (cursor <= this.value) return "known";
    if (cursor > this.value + 1) return "gap";
    this.#cursor = cursor;
    return "next";
  }

  /** Advances to a cursor up to which everything was received, even if some cursors have no message. */
  skipTo(cursor: number): void {
    this.#cursor = Math.max(this.value, cursor);
  }
}
