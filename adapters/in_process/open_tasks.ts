/** Work that no reply waits for, but that a server waits for before it stops. */
export class OpenTasks {
  readonly #open = new Set<Promise<void>>();

  /** @param onFault receives errors of the work */
  add(work: Promise<unknown>, onFault: (error: unknown) => void): void {
    const task = work.then(() => undefined, onFault).finally(() => this.#open.delete(task));
    this.#open.add(task);
  }

  /** Resolves once all work that was added before has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#open);
  }
}
