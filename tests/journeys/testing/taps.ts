import type { Locator } from "@playwright/test";

/** Taps as a finger does, and counts them. A page needs `hasTouch`. */
export class Taps {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  async on(target: Locator): Promise<void> {
    this.#count += 1;
    await target.tap();
  }

  /** Taps a field and types into it. */
  async type(field: Locator, text: string): Promise<void> {
    await this.on(field);
    await field.page().keyboard.type(text);
  }
}
