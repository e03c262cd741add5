import type { BrowserContext, Page, Route } from "@playwright/test";

export type Failure = (route: Route) => Promise<void>;

/** Responds with an internal server error. */
export const fault: Failure = (route) => route.fulfill({ status: 500, body: "" });

/** Aborts the request without a response. */
export const noAnswer: Failure = (route) => route.abort();

/** Makes every call to these paths fail, until the returned function is called. */
export async function failing(
  page: Page | BrowserContext,
  path: RegExp,
  failure: Failure,
): Promise<() => Promise<void>> {
  const matches = (url: URL) => path.test(url.pathname);
  await page.route(matches, failure);
  return () => page.unroute(matches);
}
