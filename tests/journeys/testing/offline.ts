import { expect, type Page } from "@playwright/test";
import { storedData } from "./stored_data.ts";

/** Waits until the page has loaded its data for offline use. */
export async function readyForOffline(page: Page): Promise<void> {
  const hasLoaded = () =>
    performance.getEntriesByType("resource").some(({ name }) => /\/unsent_parts-[^/]+\.js$/u.test(name));
  await expect.poll(() => page.evaluate(hasLoaded)).toBe(true);
}

/** Waits until the app opens without a connection. */
export async function workerReady(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Waits until the device has stored an action: the screen shows it some milliseconds earlier. */
export async function storedOnDevice(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(storedData)).toContain(text);
}
