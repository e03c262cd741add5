import { inflateRawSync } from "node:zlib";

/** A file that cannot be read. The message says why, for a cook. */
export class RecipeFileRejected extends Error {
  override readonly name = "RecipeFileRejected";
}

/** A file, or a recipe of it, that is too large. */
export class RecipeFileTooLarge extends RecipeFileRejected {}

export interface ZipEntry {
  /** As the zip says, with "/" between folders. It is never a path of this machine. */
  readonly name: string;
  /**
   * Its content. Counts against the budget each time.
   *
   * @throws {RecipeFileRejected} if it is damaged, or too large
   */
  read(): Uint8Array;
}

/** Bytes of one file that may still be inflated, including the zips in it. */
export interface InflateBudget {
  bytesLeft: number;
  entriesLeft: number;
}

/**
 * Most bytes of a file in a zip, and of a text, which is read as a whole: a picture of 10 MB in base64, and the text around it, or
 * thousands of recipes without pictures.
 */
export const ENTRY_MAX_BYTES = 16_000_000;
/** The end record may be followed by a comment of this length at most. */
const END_MAX_BYTES = 22 + 0xff_ff;
/** Most bytes that one byte can inflate to. */
const DEFLATE_RATIO_MAX = 1_032;
const STORED = 0;
const DEFLATED = 8;

/**
 * The files of a zip, by the directory at its end: only it says how long they are. Folders are left out.
 *
 * @throws {RecipeFileRejected} if it is no zip, is damaged, or has more files than the budget
 */
export function readZip(bytes: Uint8Array, budget: InflateBudget): ZipEntry[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (end < 0 || end < zip.length - END_MAX_BYTES || end + 22 > zip.length) throw damaged();
  const count = zip.readUInt16LE(end + 10);
  budget.entriesLeft -= count;
  if (budget.entriesLeft < 0) throw new RecipeFileTooLarge("The file has too many files in it.");
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02_01_4b_50) throw damaged();
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, nameEnd).replaceAll("\\", "/");
    const place = {
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      header: zip.readUInt32LE(at + 42),
    };
    if (!name.endsWith("/")) entries.push({ name, read: () => contentOf(zip, place, budget) });
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

interface Place {
  readonly method: number;
  /** In the zip, in bytes. */
  readonly size: number;
  /** Where its own header begins. */
  readonly header: number;
}

function contentOf(zip: Buffer, { method, size, header }: Place, budget: InflateBudget): Uint8Array {
  if (header + 30 > zip.length || zip.readUInt32LE(header) !== 0x04_03_4b_50) throw damaged();
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  if (start + size > zip.length || (method !== STORED && method !== DEFLATED)) throw damaged();
  const max = Math.min(ENTRY_MAX_BYTES, budget.bytesLeft);
  if (max <= 0 || (method === STORED && size > max)) throw tooLarge();
  const packed = zip.subarray(start, start + size);
  try {
    const content = new Uint8Array(method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: max }));
    budget.bytesLeft -= content.length;
    return content;
  } catch (error) {
    // Discarded bytes were work too.
    budget.bytesLeft -= Math.min(max, size * DEFLATE_RATIO_MAX);
    throw error instanceof RangeError ? tooLarge(error) : damaged(error);
  }
}

function tooLarge(cause?: unknown): RecipeFileRejected {
  return new RecipeFileTooLarge("The file is too large.", { cause });
}

function damaged(cause?: unknown): RecipeFileRejected {
  return new RecipeFileRejected("The file is damaged, or is not a zip file.", { cause });
}
