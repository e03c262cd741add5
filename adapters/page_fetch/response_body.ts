import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { PageNotFetched } from "../../core/cookbook/mod.ts";

/** The encodings that {@linkcode readBody} understands, for the request. */
export const ACCEPTED_ENCODINGS = "gzip, br, deflate";

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/**
 * The decompressed body. It stops to read, and to decompress, as soon as there is more than the limit.
 *
 * @throws {PageNotFetched} for a body that is larger, or compressed in another way
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers["content-length"]) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompressed(response)) {
    size += (chunk as Buffer).length; // sound: a stream of bytes
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk as Buffer); // sound: a stream of bytes
  }
  return Buffer.concat(chunks);
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  if (encoding === "identity" || encoding === "") return response;
  const decoder = DECODERS[encoding];
  if (!decoder) throw new PageNotFetched("not_a_page", "The site sent the page in a form that cannot be read.");
  // The reader of the decoder learns of errors, so that the callback has nothing left to do.
  return pipeline(response, decoder(), () => {});
}

function tooLarge(maxBytes: number): PageNotFetched {
  return new PageNotFetched("too_large", `This is too large: at most ${maxBytes / 1_000_000} MB can be read.`);
}
