import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Request, type RequestHandler, type Response, Router } from "express";
import {
  AVIF_PHOTO_WIDTHS,
  type ByteRange,
  type PhotoAccess,
  type PhotoContent,
  type PhotoFile,
  type PhotoKey,
  type PhotoStorage,
  type PhotoType,
  type PhotoWidth,
} from "../../../core/community/mod.ts";
import { runInConnectionGroup } from "../../shared/connection_group.ts";
import { HttpError } from "../http_error.ts";
import { methodNotAllowed } from "../method_not_allowed.ts";
import type { RequestRateLimiter } from "../request_rate_limiter.ts";
import { PHOTOS_PATH, parsePhotoUrl } from "./photo_url.ts";

type ReadPhotos = Pick<PhotoStorage, "sizeOf" | "get">;

export interface PhotoHandlerPorts {
  readonly photoStorage: ReadPhotos;
  accessOf(key: PhotoKey, request: Request): Promise<PhotoAccess>;
  /** Undefined where rate limits are off. */
  readonly requestRateLimiter?: Pick<RequestRateLimiter, "consume"> | undefined;
}

/**
 * How long browsers may use a cached photo without revalidation. It never changes under its key, but a moderator may hide
 * it. Private, because a shared cache would serve a hidden photo to new visitors.
 */
const CACHE_CONTROL = {
  public: "private, max-age=86400, immutable",
  private: "private, no-store",
} as const satisfies Record<Exclude<PhotoAccess, "none">, string>;

/**
 * Serves photos under {@linkcode PHOTOS_PATH}, most of them without authentication, so that they count against the address. Nothing is cached here, so a deleted or
 * hidden photo is gone with the next request, conditional requests included.
 */
export function photoHandler({ photoStorage, accessOf, requestRateLimiter }: PhotoHandlerPorts): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route("/:key/:file")
    .get(async (request, response, next) => {
      await requestRateLimiter?.consume({ kind: "address", address: request.ip ?? "unknown" }, "photo-read");
      const address = parsePhotoUrl(request.params.key, request.params.file);
      const access = address ? await runInConnectionGroup(PHOTOS_PATH, () => accessOf(address.key, request)) : "none";
      if (!address || access === "none") return next("route");
      for (const type of typesFor(request, address.width)) {
        if (await serve(photoStorage, { ...address, type, access }, { request, response })) return;
      }
      next("route");
    })
    .all(methodNotAllowed(["get"]));
  return router;
}

/** The types that the client may get, the best first. A photo that was stored before there was AVIF has only WebP. */
function typesFor(request: Request, width: PhotoWidth): PhotoType[] {
  // Programs that accept everything may not know AVIF.
  const knowsAvif = request.headers.accept?.includes("image/avif") && request.accepts("image/avif");
  return knowsAvif && AVIF_PHOTO_WIDTHS.some((each) => each === width) ? ["avif", "webp"] : ["webp"];
}

/** @returns false where there is no such photo. */
async function serve(
  photoStorage: ReadPhotos,
  { key, width, type, access }: PhotoFile & { key: PhotoKey; access: keyof typeof CACHE_CONTROL },
  { request, response }: { request: Request; response: Response },
): Promise<boolean> {
  const etag = type === "webp" ? `"${key}-${width}"` : `"${key}-${width}-${type}"`;
  response.vary("accept").set({
    "cache-control": CACHE_CONTROL[access],
    "accept-ranges": "bytes",
    etag,
  });
  let range: { part: ByteRange; length: number } | undefined;
  if (wantsLess(request)) {
    const length = await photoStorage.sizeOf(key, width, { type });
    if (length === undefined) return false;
    if (request.fresh) {
      response.status(304).end();
      return true;
    }
    if (request.method === "HEAD") {
      response.set({ "content-type": `image/${type}`, "content-length": String(length) }).end();
      return true;
    }
    const part = partOf(request, { etag, length });
    range = part && { part, length };
  }

  const photo = await photoStorage.get(key, width, { type, part: range?.part });
  if (!photo) return false;
  try {
    if (range) {
      const { part, length } = range;
      const last = part.offset + part.length - 1;
      response.status(206).set("content-range", `bytes ${part.offset}-${last}/${length}`);
    }
    await send(photo, { type, response });
  } finally {
    await photo.close();
  }
  return true;
}

/** Whether the size alone may answer the request. A request for the whole photo costs the storage one call only. */
function wantsLess({ method, headers }: Request): boolean {
  return method === "HEAD" || headers["if-none-match"] !== undefined || headers.range !== undefined;
}

/**
 * The requested byte range; undefined for the whole photo, and where several ranges are requested.
 *
 * @throws {HttpError} `range_unsatisfiable`
 */
function partOf(request: Request, { etag, length }: { etag: string; length: number }): ByteRange | undefined {
  const ifRange = request.headers["if-range"];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const ranges = request.range(length, { combine: true });
  if (ranges === -1) {
    throw new HttpError("range_unsatisfiable", `Cannot give that part of the photo: it has ${length} bytes`, {
      headers: { "content-range": `bytes */${length}` },
    });
  }
  if (!Array.isArray(ranges) || ranges.type !== "bytes" || ranges.length > 1) return undefined;
  const [range] = ranges;
  return range && { offset: range.start, length: range.end - range.start + 1 };
}

async function send(photo: PhotoContent, { type, response }: { type: PhotoType; response: Response }): Promise<void> {
  response.set({ "content-type": `image/${type}`, "content-length": String(photo.length) });
  try {
    await pipeline(Readable.from(photo.body, { objectMode: false }), response);
  } catch (error) {
    // A client that aborts the download is not an error.
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}
