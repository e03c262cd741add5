import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium as playwrightChromium } from "playwright";
import sharp from "sharp";
import { comeHome, MAYA } from "../../tests/journeys/testing/people.ts";
import { startProduct } from "../bench_web/product.ts";
import { chromium } from "../checks/chromium.ts";

// `make screenshots`: the README's pictures, taken of the running product as Maya, one of its six demo users, sees it.

const FOLDER = join(import.meta.dirname, "..", "..", "docs", "screenshots");
const SIZE_MAX_BYTES = 200_000;

const SCREENSHOTS = [
  { name: "week_desktop", path: "/week", viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  { name: "home_phone", path: "/home", viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
] as const;

const product = await startProduct();
const browser = await playwrightChromium.launch(chromium());
try {
  await mkdir(FOLDER, { recursive: true });
  const session = await browser.newContext({ baseURL: product.url });
  await comeHome(await session.newPage(), MAYA);
  const storageState = await session.storageState({ indexedDB: true });
  for (const { name, path, ...screen } of SCREENSHOTS) {
    const context = await browser.newContext({ ...screen, storageState, reducedMotion: "reduce", locale: "en-US" });
    const page = await context.newPage();
    await page.goto(product.url + path);
    await page.locator("main img").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.getBoundingClientRect().top > window.innerHeight || (image.complete && image.naturalWidth > 0),
      ),
    );
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toBuffer();
    if (picture.length > SIZE_MAX_BYTES) throw new Error(`Cannot save ${name}: it has ${picture.length} bytes.`);
    await writeFile(join(FOLDER, `${name}.webp`), picture);
    console.log(`docs/screenshots/${name}.webp: ${Math.round(picture.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await product.stop();
}
