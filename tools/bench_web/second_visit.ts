import type { BrowserContext, Page } from "playwright";
import type { AppRoute } from "../../wire/pages/app_routes.ts";
import { slowDown, watchPage } from "./measure_page.ts";

/** A page whose second visit is measured, and its own content. */
export interface SecondVisit {
  readonly route: AppRoute;
  readonly address: string;
  /** CSS selector of the page's main content: meals, a recipe's steps, a line of the list. */
  readonly content: string;
}

/** The pages that a person opens again and again. */
export const SECOND_VISITS: readonly SecondVisit[] = [
  { route: "/home", address: "/home", content: "main article" },
  { route: "/week", address: "/week", content: "main [role=grid]:not([aria-busy=true]) img" },
  { route: "/WeeklyMeals", address: "/WeeklyMeals", content: "main :not([aria-busy=true]) a[href*=select-meal] img" },
  { route: "/recipe/:id", address: "/recipe/spaghetti-bolognese", content: "main h1" },
  { route: "/recipe/:id/cook", address: "/recipe/spaghetti-bolognese/cook", content: "main ol h2, main h2" },
  { route: "/shopping", address: "/shopping", content: "main [role=checkbox], main input[type=checkbox]" },
  { route: "/pantry", address: "/pantry", content: "main li, main form" },
];

/** Figures of one second visit, in milliseconds since the navigation began. */
export interface SecondVisitFigures {
  /** When the page's own content was painted. */
  readonly content: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly shifted: readonly string[];
}

/** The device's stored bytes after a first visit. */
export interface StoredBytes {
  readonly answers: number;
  readonly pictures: number;
  readonly app: number;
}

const PREPARED_MS = 60_000;
/** On the slow phone, fresh data has arrived by then. */
const FRESH_MS = 9_000;

/** Opens a page, and waits until the app has stored itself and the data that it loads for offline. */
export async function firstVisit(context: BrowserContext, address: string): Promise<StoredBytes> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: PREPARED_MS });
  let before: StoredBytes | undefined;
  for (const deadline = Date.now() + PREPARED_MS; Date.now() < deadline; ) {
    const now = await storedBytes(page);
    if (before && JSON.stringify(now) === JSON.stringify(before) && now.answers > 0) break;
    before = now;
    await page.waitForTimeout(5_000);
  }
  await page.close();
  if (!before) throw new Error(`Cannot measure a second visit: ${address} has stored nothing`);
  return before;
}

/** Opens a page again on the slow phone. The processor of its service worker is not slowed down: Chromium can't. */
export async function measureSecondVisit(
  context: BrowserContext,
  { address, content }: { address: string; content: string },
): Promise<SecondVisitFigures> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchPage);
    await page.addInitScript(watchContent, content);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await slowDown(devtools);
    await page.goto(address, { waitUntil: "commit" });
    // Nothing is asked of the page before: Playwright's own scripts would compete with it on the slow phone.
    await page.waitForTimeout(FRESH_MS);
    await page.waitForFunction(() => window.contentPaintedAt !== undefined, undefined, { timeout: PREPARED_MS });
    return await page.evaluate(() => ({
      content: window.contentPaintedAt ?? 0,
      largestPaint: window.webBench.largestPaint,
      layoutShift: window.webBench.layoutShift,
      shifted: window.webBench.shifted.map(([value, what]) => `${value.toFixed(4)} ${what}`),
    }));
  } finally {
    await page.close();
  }
}

declare global {
  interface Window {
    contentPaintedAt?: number;
  }
}

/** Runs in the page before its own scripts. */
function watchContent(selector: string): void {
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility())
      requestAnimationFrame(() => (window.contentPaintedAt = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}

async function storedBytes(page: Page): Promise<StoredBytes> {
  return await page.evaluate(async () => {
    const sizes: Record<string, number> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        sizes[name] = (sizes[name] ?? 0) + ((await response?.arrayBuffer())?.byteLength ?? 0);
      }
    }
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("weekplate");
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const rows = await new Promise<{ bytes: number }[]>((resolve) => {
      const all = database.transaction("answers").objectStore("answers").getAll();
      all.addEventListener("success", () => resolve(all.result));
    });
    database.close();
    const sum = (begin: string) =>
      Object.entries(sizes).reduce((total, [name, bytes]) => total + (name.startsWith(begin) ? bytes : 0), 0);
    return {
      answers: rows.reduce((total, { bytes }) => total + bytes, 0),
      pictures: sum("weekplate-pictures"),
      app: sum("weekplate-app-"),
    };
  });
}
