import { EventEmitter, once } from "node:events";

/** What a server says, line by line, over all its restarts. */
export class ServerLog {
  readonly #lines: string[] = [];
  readonly #said = new EventEmitter();

  get lines(): readonly string[] {
    return this.#lines;
  }

  write(line: string): void {
    this.#lines.push(line);
    this.#said.emit("line");
  }

  /** Resolves when a line has this in it, which may be there already. */
  async until(text: string): Promise<void> {
    while (!this.#lines.some((line) => line.includes(text))) await once(this.#said, "line");
  }
}
