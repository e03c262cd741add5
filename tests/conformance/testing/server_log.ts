import { EventEmitter, once } from "node:events";

/** A server's log lines, including those after restarts. */
export class ServerLog {
  readonly #lines: string[] = [];
  readonly #added = new EventEmitter();

  get lines(): readonly string[] {
    return this.#lines;
  }

  write(line: string): void {
    this.#lines.push(line);
    this.#added.emit("line");
  }

  /** Resolves as soon as a line contains the text. */
  async until(text: string): Promise<void> {
    while (!this.#lines.some((line) => line.includes(text))) await once(this.#added, "line");
  }
}
