import type { BrowserContext, Page, Route } from "@playwright/test";

export type Failure = (route: Route) => Promise<void>;

/** The server has a fault. */
export const fault: Failure = (route) => route.fulfill({ status: 500, body: "" });

/** The server is overloaded, and says so in its own envelope. */
export const overload: Failure = (route) =>
  route.fulfill({
    status: 503,
    json: { message: "The server is busy.", code: "unavailable", requestId: "journey" },
  });

/** No answer comes at all. */
export const noAnswer: Failure = (route) => route.abort();

/** Lets every call to these paths fail, until the answer is called. */
export async function failing(
  page: Page | BrowserContext,
  path: RegExp,
  failure: Failure,
): Promise<() => Promise<void>> {
  const matches = (url: URL) => path.test(url.pathname);
  await page.route(matches, failure);
  return () => page.unroute(matches);
}
