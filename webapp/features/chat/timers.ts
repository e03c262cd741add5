/** Named timers; setting a name again replaces its timer. */
export class Timers<Name extends string> {
  readonly #timers = new Map<Name, ReturnType<typeof setTimeout>>();

  set(name: Name, delayMs: number, callback: () => void): void {
    this.cancel(name);
    const timer = setTimeout(() => {
      this.#timers.delete(name);
      callback();
    }, delayMs);
    this.#timers.set(name, timer);
  }

  isSet(name: Name): boolean {
    return this.#timers.has(name);
  }

  cancel(name: Name): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }

  cancelAll(): void {
    for (const name of this.#timers.keys()) this.cancel(name);
  }
}
