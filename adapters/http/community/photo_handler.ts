import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Request, type RequestHandler, type Response, Router } from "express";
import type { PhotoContent, PhotoStorage } from "../../../core/community/mod.ts";
import { otherMethod } from "../other_method.ts";
import { readPhotoAddress } from "./photo_address.ts";

/**
 * Serves photos under {@linkcode PHOTOS_PATH} to anybody who knows their address. Nothing is remembered here, so a
 * photo that was removed is gone with the next request, also for those who ask whether theirs is still the same.
 */
export function photoHandler(photoStorage: Pick<PhotoStorage, "get">): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route("/:key/:file")
    .get(async (request, response, next) => {
      const address = readPhotoAddress(request.params.key, request.params.file);
      const photo = address && (await photoStorage.get(address.key, address.width));
      if (!photo) {
        next("route");
        return;
      }
      try {
        await send(photo, { request, response, etag: `"${address.key}-${address.width}"` });
      } finally {
        await photo.close();
      }
    })
    .all(otherMethod(["get"]));
  return router;
}

async function send(
  photo: PhotoContent,
  { request, response, etag }: { request: Request; response: Response; etag: string },
): Promise<void> {
  response.set({
    "cache-control": "public, max-age=31536000, immutable", // another picture has another key
    etag,
  });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.set({ "content-type": "image/webp", "content-length": String(photo.length) });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(photo.body, { objectMode: false }), response);
  } catch (error) {
    // Somebody who goes away before the end is no failure of ours.
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}
