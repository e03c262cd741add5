import { HtmlRecipePageReader } from "../../adapters/recipe_pages/mod.ts";
import { NoRecipeFound } from "../../core/cookbook/mod.ts";
import { seededRandom } from "../measure/seeded_random.ts";

/** The outcome of pages with wrong bytes. */
export interface FlippedPages {
  readonly read: number;
  readonly withoutRecipe: number;
  /** Each error that is no word about the page. */
  readonly crashes: readonly string[];
  readonly slowestMs: number;
}

/**
 * Reads each page several times, with other bytes in other places: one in 10, one in 100, and so on.
 *
 * @param times for each page
 */
export function readFlippedPages(pages: readonly Buffer[], times: number): FlippedPages {
  const random = seededRandom(1);
  const reader = new HtmlRecipePageReader();
  const crashes: string[] = [];
  let [read, withoutRecipe, slowestMs] = [0, 0, 0];
  for (const page of pages) {
    for (let time = 0; time < times; time += 1) {
      const bytes = Buffer.from(page);
      const flips = Math.ceil(bytes.length / 10 ** (1 + (time % 5)));
      for (let flip = 0; flip < flips; flip += 1)
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      const start = performance.now();
      try {
        reader.read({ text: bytes.toString("utf8") });
        read += 1;
      } catch (error) {
        if (error instanceof NoRecipeFound) withoutRecipe += 1;
        else crashes.push(String(error));
      }
      slowestMs = Math.max(slowestMs, performance.now() - start);
    }
  }
  return { read, withoutRecipe, crashes, slowestMs };
}
