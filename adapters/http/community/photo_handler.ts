import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Request, type RequestHandler, type Response, Router } from "express";
import type {
  ByteRange,
  PhotoAccess,
  PhotoContent,
  PhotoKey,
  PhotoStorage,
  PhotoWidth,
} from "../../../core/community/mod.ts";
import { runInConnectionGroup } from "../../shared/connection_group.ts";
import { HttpError } from "../http_error.ts";
import { methodNotAllowed } from "../method_not_allowed.ts";
import { PHOTOS_PATH, parsePhotoUrl } from "./photo_url.ts";

type ReadPhotos = Pick<PhotoStorage, "sizeOf" | "get">;

export interface PhotoHandlerPorts {
  readonly photoStorage: ReadPhotos;
  accessOf(key: PhotoKey, request: Request): Promise<PhotoAccess>;
}

/**
 * How long browsers may show a photo without asking. It never changes under its key, but a moderator may hide it. Not for
 * shared caches, which would show it to people who have not seen it before.
 */
const CACHE_CONTROL = {
  public: "private, max-age=86400, immutable",
  private: "private, no-store",
} as const satisfies Record<Exclude<PhotoAccess, "none">, string>;

/**
 * Serves photos under {@linkcode PHOTOS_PATH}, most of them without authentication. Nothing is cached here, so a deleted or
 * hidden photo is gone with the next request, conditional requests included.
 */
export function photoHandler({ photoStorage, accessOf }: PhotoHandlerPorts): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route("/:key/:file")
    .get(async (request, response, next) => {
      const address = parsePhotoUrl(request.params.key, request.params.file);
      const access = address ? await runInConnectionGroup(PHOTOS_PATH, () => accessOf(address.key, request)) : "none";
      const isThere =
        address && access !== "none" && (await serve(photoStorage, { ...address, access }, { request, response }));
      if (!isThere) next("route");
    })
    .all(methodNotAllowed(["get"]));
  return router;
}

/** @returns false where there is no such photo. */
async function serve(
  photoStorage: ReadPhotos,
  { key, width, access }: { key: PhotoKey; width: PhotoWidth; access: keyof typeof CACHE_CONTROL },
  { request, response }: { request: Request; response: Response },
): Promise<boolean> {
  const etag = `"${key}-${width}"`;
  response.set({
    "cache-control": CACHE_CONTROL[access],
    "accept-ranges": "bytes",
    etag,
  });
  let range: { part: ByteRange; length: number } | undefined;
  if (wantsLess(request)) {
    const length = await photoStorage.sizeOf(key, width);
    if (length === undefined) return false;
    if (request.fresh) {
      response.status(304).end();
      return true;
    }
    if (request.method === "HEAD") {
      response.set({ "content-type": "image/webp", "content-length": String(length) }).end();
      return true;
    }
    const part = partOf(request, { etag, length });
    range = part && { part, length };
  }

  const photo = await photoStorage.get(key, width, { part: range?.part });
  if (!photo) return false;
  try {
    if (range) {
      const { part, length } = range;
      const last = part.offset + part.length - 1;
      response.status(206).set("content-range", `bytes ${part.offset}-${last}/${length}`);
    }
    await send(photo, response);
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

async function send(photo: PhotoContent, response: Response): Promise<void> {
  response.set({ "content-type": "image/webp", "content-length": String(photo.length) });
  try {
    await pipeline(Readable.from(photo.body, { objectMode: false }), response);
  } catch (error) {
    // A client that aborts the download is not an error.
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}
