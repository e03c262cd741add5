/** Timers by name: one of a name at a time, the newer in place of the older. */
export class Timers<Name extends string> {
  readonly #timers = new Map<Name, ReturnType<typeof setTimeout>>();

  after(name: Name, milliseconds: number, act: () => void): void {
    this.cancel(name);
    const timer = setTimeout(() => {
      this.#timers.delete(name);
      act();
    }, milliseconds);
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
