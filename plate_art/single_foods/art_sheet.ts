import sharp from "sharp";
import { group, moved, rectangle, type Svg } from "../svg.ts";
import { ART_SIZE } from "./all_art.ts";
import type { ArtFile } from "./art_files.ts";

const CELL = { width: 210, height: 128, columns: 9 } as const;
/** A light tray's surface, and a dark one's. */
const GROUNDS = ["#FFFFFF", "#13203A"] as const;

/** Every drawing at 84 and 36 px on a light and a dark tray, with its name and weight. */
export async function artSheet(files: readonly ArtFile[]): Promise<Buffer> {
  const cells = files.map(({ name, svg }, index) => {
    const at: readonly [number, number] = [
      (index % CELL.columns) * CELL.width,
      Math.floor(index / CELL.columns) * CELL.height,
    ];
    const grounds = GROUNDS.map((fill, side): Svg => {
      const left = (side * CELL.width) / 2;
      return (
        rectangle([CELL.width / 2, CELL.height], { x: left, y: 0, fill }) +
        group({ transform: moved([left + 6, 4], { scale: 84 / ART_SIZE }) }, svg) +
        group({ transform: moved([left + 66, 82], { scale: 36 / ART_SIZE }) }, svg)
      );
    });
    const caption = `<text x="4" y="120" font-size="11" font-family="sans-serif">${name} ${(svg.length / 1000).toFixed(1)}</text>`;
    return group({ transform: moved(at) }, ...grounds, caption);
  });
  const height = Math.ceil(cells.length / CELL.columns) * CELL.height;
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.columns * CELL.width}" height="${height}">${cells.join("")}</svg>`;
  return await sharp(Buffer.from(sheet)).png().toBuffer();
}
