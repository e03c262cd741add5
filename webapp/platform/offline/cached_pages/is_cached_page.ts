import { CACHED_ATTRIBUTE } from "../../../../wire/pages/service_worker.ts";

/** Whether the element of the hydration state marks a cached page. */
export function isCachedPage(element: HTMLElement): boolean {
  return element.hasAttribute(CACHED_ATTRIBUTE);
}
