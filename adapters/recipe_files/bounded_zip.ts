import { Unzip, UnzipInflate } from "fflate";

/** A file that cannot be read. The message says why, for a cook. */
export class RecipeFileRejected extends Error {
  override readonly name = "RecipeFileRejected";
}

export interface ZipEntry {
  /** As the zip says. It is never a path of this machine. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What may still be inflated of one file, the zips in it included. */
export interface InflateBudget {
  bytesLeft: number;
  entriesLeft: number;
}

/** A picture of 10 MB in base64, and the text around it. */
export const ENTRY_MAX_BYTES = 16_000_000;
/** So small that what one step inflates, at most a thousandfold, has room in memory. */
const STEP_BYTES = 16_384;

/**
 * The files of a zip, one after the other as they are inflated. It stops as soon as there are more than the budget has.
 *
 * @throws {RecipeFileRejected} if it is no zip, is damaged, or is too large
 */
export function* readZip(bytes: Uint8Array, budget: InflateBudget): Iterable<ZipEntry> {
  const ready: ZipEntry[] = [];
  let isComplete = true;
  const unzip = new Unzip((file) => {
    budget.entriesLeft -= 1;
    if (budget.entriesLeft < 0) throw new RecipeFileRejected("The file has too many files in it.");
    isComplete = false;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      size += chunk.length;
      budget.bytesLeft -= chunk.length;
      if (size > ENTRY_MAX_BYTES || budget.bytesLeft < 0) throw new RecipeFileRejected("The file is too large.");
      chunks.push(chunk);
      if (!isLast) return;
      isComplete = true;
      ready.push({ name: file.name, bytes: new Uint8Array(Buffer.concat(chunks)) });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += STEP_BYTES) {
    try {
      unzip.push(bytes.subarray(start, start + STEP_BYTES), start + STEP_BYTES >= bytes.length);
    } catch (error) {
      throw error instanceof RecipeFileRejected ? error : damaged(error);
    }
    yield* ready.splice(0);
  }
  if (!isComplete) throw damaged();
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

function damaged(cause?: unknown): RecipeFileRejected {
  return new RecipeFileRejected("The file is damaged, or is not a zip file.", { cause });
}
