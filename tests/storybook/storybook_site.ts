import { type APIRequestContext, expect, type FrameLocator, type Page, test as plainTest } from "@playwright/test";

/** An entry of the site's index, which is one entry of the sidebar. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: "docs" | "story";
}

/** The address that stories request to show a missing picture. */
const MISSING_ON_PURPOSE = "/no-such-picture.webp";

/** A page that fails its test on a request to another site or an uncaught error. */
export const test = plainTest.extend({
  async page({ page, baseURL }, use) {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(`thrown: ${error.message}`));
    page.on("response", (response) => {
      if (response.status() >= 400 && !response.url().endsWith(MISSING_ON_PURPOSE))
        faults.push(`${response.status()}: ${response.url()}`);
    });
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (!["data:", "blob:"].includes(protocol) && origin !== baseURL) faults.push(`foreign: ${request.url()}`);
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

/** All entries of the site, in the sidebar's order. */
export async function siteIndex(request: APIRequestContext): Promise<Entry[]> {
  const response = await request.get("/index.json");
  const { entries }: { entries: Record<string, Entry> } = await response.json();
  return Object.values(entries);
}

/** The story or documentation page inside Storybook's frame. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator("#storybook-preview-iframe");
}
