import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { PHOTO_FILES, type PreparedPhoto } from "../../core/community/mod.ts";
import { photoProcessorContract } from "../contracts/community/photo_processor_contract.ts";
import { decoderCount, SharpPhotoProcessor } from "./photo_processor.ts";

const processor = new SharpPhotoProcessor();
photoProcessorContract("sharp", processor);

describe("each width", () => {
  // #community-photo-encoded
  it("is of that width, and not wider than the picture", async () => {
    expect(await sizes(await processor.prepare(await picture(2400, 1800).jpeg().toBuffer()))).toEqual([
      "webp 1600x1200",
      "webp 800x600",
      "webp 400x300",
      "av1 800x600",
      "av1 400x300",
    ]);
    expect(await sizes(await processor.prepare(await picture(500, 300).webp().toBuffer()))).toEqual([
      "webp 500x300",
      "webp 500x300",
      "webp 400x240",
      "av1 500x300",
      "av1 400x240",
    ]);
  });

  it("is at most twice as tall as wide", async () => {
    const strip = await processor.prepare(await picture(40, 20_000).png().toBuffer());

    expect(await sizes(strip)).toEqual(["webp 6x3200", "webp 3x1600", "webp 2x800", "av1 3x1600", "av1 2x800"]);
    expect(strip.feedSize).toEqual({ width: 3, height: 1600 });
  });
});

describe("the camera's orientation", () => {
  // From the EXIF standard: the side of the scene where the first row of the stored picture is, and that of its first column.
  it.each([
    [1, "top", "left"],
    [2, "top", "right"],
    [3, "bottom", "right"],
    [4, "bottom", "left"],
    [5, "left", "top"],
    [6, "right", "top"],
    [7, "right", "bottom"],
    [8, "left", "bottom"],
  ] as const)(
    "%i, the first row at the %s and the first column at the %s, is applied",
    async (orientation, row, column) => {
      const stored = await storedScene({ row, column }).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
      const upright = await processor.prepare(stored);

      expect(upright.feedSize).toEqual({ width: 90, height: 60 });
      expect({
        "top left": await colourAt(upright, { left: 5, top: 5 }),
        "top right": await colourAt(upright, { left: 84, top: 5 }),
        "bottom left": await colourAt(upright, { left: 5, top: 54 }),
        "bottom right": await colourAt(upright, { left: 84, top: 54 }),
      }).toEqual(SCENE);
    },
  );
});

// #community-photo-encoded
it("removes the metadata", async () => {
  const photo = await picture(60, 40)
    .withExif({ IFD0: { Make: "Secretive Cameras" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 54/1 0/1" } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><who>Maya</who></x:xmpmeta>')
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.anything(), icc: expect.anything() });

  for (const { bytes } of (await processor.prepare(photo)).variants) {
    const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(Buffer.from(bytes).includes("Secretive")).toBe(false);
  }
});

it("uses the first frame of an animation", async () => {
  const frames = await Promise.all(["red", "blue"].map((colour) => plain(colour).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true, loop: 0 })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const still = await processor.prepare(moving);

  for (const { bytes } of still.variants) expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  expect(await colourAt(still, { left: 5, top: 5 })).toBe("red");
});

it.each([
  ["in grey", () => picture(60, 40).greyscale().png()],
  ["with 16 bits a channel", () => picture(60, 40).toColourspace("rgb16").png()],
  ["for print, in CMYK", () => picture(60, 40).toColourspace("cmyk").jpeg()],
  ["that can be seen through", () => picture(60, 40).ensureAlpha(0.5).png()],
])("takes a picture %s", async (_what, make) => {
  const bytes = await make().toBuffer();

  expect((await processor.prepare(bytes)).feedSize).toEqual({ width: 60, height: 40 });
});

it.each(["jpeg", "png", "webp"] as const)(
  "refuses a %s that is truncated, or corrupt after its first bytes",
  async (type) => {
    const whole = await picture(300, 200).toFormat(type).toBuffer();
    const unreadable = { code: "photo_unreadable", field: "photo" };

    await expect(processor.prepare(whole.subarray(0, Math.floor(whole.length / 2)))).rejects.toMatchObject(unreadable);
    await expect(
      processor.prepare(Buffer.concat([whole.subarray(0, 12), Buffer.alloc(500, "soup")])),
    ).rejects.toMatchObject(unreadable);
  },
);

it("removes data appended to a picture", async () => {
  const polyglot = Buffer.concat([await picture(60, 40).jpeg().toBuffer(), Buffer.from("<script>alert(1)</script>")]);

  for (const { bytes } of (await processor.prepare(polyglot)).variants) {
    expect(Buffer.from(bytes).includes("script")).toBe(false);
  }
});

it("refuses a small file with huge dimensions by its header alone", async () => {
  const bomb = Buffer.from(await plain("red").png().toBuffer());
  bomb.writeUInt32BE(100_000, 16);
  bomb.writeUInt32BE(100_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);

  await expect(processor.prepare(bomb)).rejects.toMatchObject({
    code: "photo_too_large",
    message: expect.stringContaining("100000 x 100000 pixels"),
  });
});

it("decodes on half of the cores, and at most two photos at once", () => {
  expect([1, 2, 3, 4, 64].map(decoderCount)).toEqual([1, 1, 1, 2, 2]);
});

it("refuses photos when the queue is full", async () => {
  const bytes = await picture(800, 600).jpeg().toBuffer();
  const busy = new SharpPhotoProcessor({ maxRunning: 1, maxQueued: 1 });
  const answers = await Promise.allSettled([1, 2, 3].map(() => busy.prepare(bytes)));

  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(answers[2]).toMatchObject({ reason: { code: "photos_unavailable" } });
});

/** A noisy picture, so that its file is as large as a photo's. */
function picture(width: number, height: number): Sharp {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: "black", noise } });
}

function plain(colour: string): Sharp {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });
}

/** The colours of a scene's quarters, 90 x 60 pixels in all. */
const SCENE: Readonly<Record<string, string>> = {
  "top left": "red",
  "top right": "lime",
  "bottom left": "blue",
  "bottom right": "white",
};

type Side = "top" | "bottom" | "left" | "right";
const OPPOSITE: Readonly<Record<Side, Side>> = { top: "bottom", bottom: "top", left: "right", right: "left" };

/** The scene, as a camera stores it with its first row and its first column at these sides. */
function storedScene({ row, column }: { row: Side; column: Side }): Sharp {
  const isUpright = row === "top" || row === "bottom";
  const [width, height] = isUpright ? [90, 60] : [60, 90];
  const quarter = (rowSide: Side, columnSide: Side) => {
    const corner = isUpright ? `${rowSide} ${columnSide}` : `${columnSide} ${rowSide}`;
    const background = SCENE[corner] ?? "black";
    return { create: { width: width / 2, height: height / 2, channels: 3 as const, background } };
  };
  return sharp({ create: { width, height, channels: 3, background: "black" } }).composite([
    { input: quarter(row, column), left: 0, top: 0 },
    { input: quarter(row, OPPOSITE[column]), left: width / 2, top: 0 },
    { input: quarter(OPPOSITE[row], column), left: 0, top: height / 2 },
    { input: quarter(OPPOSITE[row], OPPOSITE[column]), left: width / 2, top: height / 2 },
  ]);
}

async function sizes({ variants }: PreparedPhoto): Promise<string[]> {
  expect(variants.map(({ width, type }) => ({ width, type }))).toEqual(PHOTO_FILES);
  return Promise.all(
    variants.map(async ({ bytes }) => {
      const { format, compression, width, height } = await sharp(bytes).metadata();
      return `${compression ?? format} ${width}x${height}`;
    }),
  );
}

async function colourAt({ variants }: PreparedPhoto, place: { left: number; top: number }): Promise<string> {
  const { data } = await sharp(variants[0]?.bytes)
    .extract({ ...place, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = [...data].map((value) => (value > 127 ? 1 : 0)).join("");
  return { "100": "red", "010": "lime", "001": "blue", "111": "white" }[channels] ?? channels;
}
