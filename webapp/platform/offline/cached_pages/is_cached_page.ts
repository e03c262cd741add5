import { CACHED_ATTRIBUTE } from "../../../../wire/pages/service_worker.ts";

/** Whether the first page's element says that the device kept this page. */
export function isCachedPage(element: HTMLElement): boolean {
  return element.hasAttribute(CACHED_ATTRIBUTE);
}
