import sharp from "sharp";
import { roundCrop } from "./photos.ts";

const CELL = { width: 400, height: 300, round: 132, caption: 30, gap: 16 } as const;

/** Many pictures on one sheet, each with its name, as a card and in the week's round cut. */
export async function contactSheet(
  pictures: readonly { readonly name: string; readonly picture: Buffer }[],
  columns = 4,
): Promise<Buffer> {
  const stepX = CELL.width + CELL.round + CELL.gap * 2;
  const stepY = CELL.height + CELL.caption + CELL.gap;
  const layers = await Promise.all(
    pictures.map(async ({ name, picture }, index) => {
      const left = CELL.gap + (index % columns) * stepX;
      const top = CELL.gap + Math.floor(index / columns) * stepY;
      const caption = Buffer.from(
        `<svg width="${CELL.width}" height="${CELL.caption}"><text x="0" y="20" font-family="sans-serif" font-size="17" fill="#0B1B33">${name}</text></svg>`,
      );
      return [
        { input: await sharp(picture).resize(CELL.width, CELL.height).toBuffer(), left, top },
        { input: await roundCrop(picture, CELL.round), left: left + CELL.width + CELL.gap / 2, top },
        { input: caption, left, top: top + CELL.height + 2 },
      ];
    }),
  );
  const rows = Math.ceil(pictures.length / columns);
  const background = { r: 238, g: 244, b: 251 };
  return await sharp({
    create: {
      width: CELL.gap + Math.min(columns, pictures.length) * stepX,
      height: CELL.gap + rows * stepY,
      channels: 3,
      background,
    },
  })
    .composite(layers.flat())
    .png()
    .toBuffer();
}
