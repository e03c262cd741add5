import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ART_SIZE } from "./all_art.ts";
import { ART_FOLDERS, artFiles } from "./art_files.ts";

/** Maximum size in bytes: a page shows up to ten, and eight more on the tray. */
const MOST_BYTES = 6000;

const files = artFiles();
const named = files.map((file) => [`${basename(dirname(file.file))}/${basename(file.file)}`, file] as const);

describe("the drawn foods", () => {
  it("are committed as the code draws them", () => {
    const different = files.filter(({ file, svg }) => readFileSync(file, "utf8") !== svg);
    expect(different.map(({ file }) => file)).toEqual([]);
  });

  it("are the only ones in their folders", () => {
    const asked = new Set(files.map(({ file }) => file));
    const there = Object.values(ART_FOLDERS).flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
    expect(there.filter((file) => file.endsWith(".svg") && !asked.has(file))).toEqual([]);
  });

  it.each(named)("%s is small and contains only valid numbers", (_name, { svg }) => {
    expect(svg.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
  });

  it.each(named)("%s fills its square and is not cut off", async (_name, { svg }) => {
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    const box = { left: ART_SIZE, top: ART_SIZE, right: -1, bottom: -1 };
    for (let at = 0; at < info.width * info.height; at += 1) {
      if ((data[at * info.channels + 3] ?? 0) < 128) continue;
      const [x, y] = [at % info.width, Math.floor(at / info.width)];
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    }
    expect(Math.min(box.left, box.top)).toBeGreaterThan(0);
    expect(Math.max(box.right, box.bottom)).toBeLessThan(ART_SIZE - 1);
    expect(Math.max(box.right - box.left, box.bottom - box.top)).toBeGreaterThan(ART_SIZE * 0.72);
  });
});
