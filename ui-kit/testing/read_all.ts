import type { Locator } from "vitest/browser";

/** The texts of all elements that match, in the order of the page. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map(({ textContent }) => textContent);
}

/** The boxes of all elements that match, in the order of the page. */
export function boxesOf(locator: Locator): DOMRect[] {
  return locator.elements().map((element) => element.getBoundingClientRect());
}
