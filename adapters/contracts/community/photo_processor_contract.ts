import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PHOTO_FILES, type PhotoProcessor } from "../../../core/community/mod.ts";

/** The part of {@linkcode PhotoProcessor}'s contract that needs no decoding, run for every adapter. */
export function photoProcessorContract(adapter: string, processor: PhotoProcessor): void {
  describe(`PhotoProcessor on ${adapter}`, () => {
    it("creates every width and type, and returns the size of the feed's", async () => {
      const photo = await processor.prepare(await png(2000, 1500));

      expect(photo.variants.map(({ width, type }) => ({ width, type }))).toEqual(PHOTO_FILES);
      for (const { bytes } of photo.variants) expect(bytes.length).toBeGreaterThan(0);
      expect(photo.feedSize).toEqual({ width: 800, height: 600 });
    });

    it("enlarges nothing", async () => {
      expect((await processor.prepare(await png(30, 20))).feedSize).toEqual({ width: 30, height: 20 });
    });

    it.each([
      ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1")],
      ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
      ["text", Buffer.from("shakshuka.jpg")],
      ["a web page that also holds a picture", Buffer.from("<script>alert(1)</script>\xff\xd8\xff", "latin1")],
      ["nothing", Buffer.alloc(0)],
    ])("refuses %s", async (_what, bytes) => {
      await expect(processor.prepare(bytes)).rejects.toMatchObject({ code: "photo_type_unknown" });
    });

    it("refuses a truncated picture", async () => {
      const whole = await png(300, 200);

      await expect(processor.prepare(whole.subarray(0, whole.length - 40))).rejects.toMatchObject({
        code: "photo_unreadable",
      });
    });

    // #community-photo-limits
    it("refuses more pixels than the limit", async () => {
      await expect(processor.prepare(await png(7100, 7100))).rejects.toMatchObject({ code: "photo_too_large" });
    });
  });
}

/** A real PNG of one colour. */
function png(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "tomato" } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
