import { type BrowserContext, expect, type Page, test as plainTest } from "@playwright/test";

/** Playwright's test, which also fails if any page violates the server's content security policy. */
export const test = plainTest.extend<{ policyIsEnforced: void }>({
  policyIsEnforced: [
    async ({ browser, context }, use) => {
      const violations: string[] = [];
      const watching = new Set<Promise<void>>();
      const watch = (each: BrowserContext) => void watching.add(watchPolicy(each, violations));
      await watchPolicy(context, violations);
      browser.on("context", watch);
      await use();
      browser.off("context", watch);
      await Promise.allSettled(watching);
      expect(violations, "violations of the content security policy").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the app has taken over the page that the server has drawn. A drag before that is lost. */
export async function expectStarted(page: Page): Promise<void> {
  await expect(page.locator("#hydration-state"), "the app has started").toHaveCount(0);
}

/** Adds every violation on a page of this context to the list. */
async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (violation) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
      const place = `${location.pathname} (${sourceFile}:${lineNumber})`;
      // sound: exposed above
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${effectiveDirective} ${blockedURI} ${place} ${sample}`,
      );
    });
  });
}
