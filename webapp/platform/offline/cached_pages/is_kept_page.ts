import { KEPT_ATTRIBUTE } from "../../../../wire/pages/service_worker.ts";

/** Whether the first page's element says that the device kept this page. */
export function isKeptPage(element: HTMLElement): boolean {
  return element.hasAttribute(KEPT_ATTRIBUTE);
}
