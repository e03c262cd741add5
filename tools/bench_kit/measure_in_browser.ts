import { join } from "node:path";
import { type Page, chromium as playwrightChromium } from "playwright";
import { build, preview } from "vite";
import { messages } from "../../webapp/texts.config.ts";
import { chromium } from "../checks/chromium.ts";
import type { PlainScene, Round, Scroll } from "./page/main.tsx";

const PAGE = join(import.meta.dirname, "page");
const BUILT = join(import.meta.dirname, "..", "..", ".cache", "bench-kit");
const VIEWPORT = { width: 1280, height: 900 };

/** The same of kit and plain React, one of each a round. */
export interface Pairs<Figure> {
  readonly scene: string;
  readonly kit: readonly Figure[];
  readonly plain: readonly Figure[];
}

/** A built page of the kit in Chromium, to measure in. Close it when done. */
export interface BenchBrowser {
  sceneNames(): Promise<readonly string[]>;
  /** Every round has fresh pages; kit and plain take turns, so that a busy machine disturbs both. */
  drawScene(scene: string, rounds: number): Promise<Pairs<Round>>;
  scrollScene(scene: string, rounds: number): Promise<Pairs<Scroll>>;
  close(): Promise<void>;
}

/**
 * Builds the bench's page as the web app is built, serves it and opens a browser.
 *
 * @throws an `Error` where the page can't be built or served, or where there is no Chromium
 */
export async function openBenchBrowser(): Promise<BenchBrowser> {
  await build({
    configFile: false,
    root: PAGE,
    logLevel: "warn",
    plugins: [messages()],
    build: { outDir: BUILT, emptyOutDir: true, target: "es2022" },
  });
  const server = await preview({
    configFile: false,
    root: PAGE,
    logLevel: "warn",
    build: { outDir: BUILT },
    preview: { port: 0 },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error("Cannot measure the kit: its page is not served");
  const browser = await playwrightChromium.launch(chromium());

  async function inFreshPage<Answer>(ask: (page: Page) => Promise<Answer>): Promise<Answer> {
    const page = await browser.newPage({ viewport: VIEWPORT });
    try {
      await page.goto(address ?? "");
      await page.waitForFunction(() => "kitBench" in window);
      return await ask(page);
    } finally {
      await page.close();
    }
  }

  /** Every round has fresh pages; kit and plain take turns. */
  async function measurePairs<Figure>(
    { scene, rounds }: { scene: string; rounds: number },
    { kit, plain }: { kit: (page: Page) => Promise<Figure>; plain: (page: Page, copy: PlainScene) => Promise<Figure> },
  ): Promise<Pairs<Figure>> {
    const copy = await inFreshPage((page) => page.evaluate((name) => window.kitBench.copyScene(name), scene));
    const pairs = { scene, kit: [] as Figure[], plain: [] as Figure[] };
    for (let round = 0; round < rounds; round++) {
      pairs.kit.push(await inFreshPage(kit));
      pairs.plain.push(await inFreshPage((page) => plain(page, copy)));
    }
    return pairs;
  }

  return {
    sceneNames: () => inFreshPage((page) => page.evaluate(() => window.kitBench.sceneNames())),
    drawScene: (scene, rounds) =>
      measurePairs(
        { scene, rounds },
        {
          kit: (page) => page.evaluate((name) => window.kitBench.measureKit(name), scene),
          plain: (page, copy) => page.evaluate((drawn) => window.kitBench.measurePlain(drawn), copy),
        },
      ),
    scrollScene: (scene, rounds) =>
      measurePairs(
        { scene, rounds },
        {
          kit: (page) => page.evaluate((name) => window.kitBench.scrollKit(name), scene),
          plain: (page, copy) => page.evaluate((drawn) => window.kitBench.scrollPlain(drawn), copy),
        },
      ),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
