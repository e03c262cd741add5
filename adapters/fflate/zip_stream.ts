import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of a zip. Its content is read when the file's turn comes. */
export interface ZippedFile {
  readonly name: string;
  /** Whether it is worth compressing. */
  readonly isText: boolean;
  readonly content: AsyncIterable<Uint8Array | string>;
}

export interface ZipOptions {
  /** Places in the zip from here on are written as ZIP64, by default those that have no room in 32 bits. */
  readonly zip64From?: number;
}

const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;

/** A file in the zip, for the directory at its end. */
interface Entry {
  /** Bytes before the file's content: 30 bytes and the name. */
  readonly header: Uint8Array;
  /** Bytes after it: signature, CRC and both sizes. */
  readonly descriptor: Uint8Array;
  /** Where the header begins, in bytes. */
  readonly offset: number;
}

/**
 * Zips files one after the other, with at most one chunk in memory. fflate writes the files. It can't write ZIP64, so the
 * directory is our own. An export can need it: 15,000 posts with photos of 300 KB are more than 4 GiB, and at 60 posts in 10
 * minutes (the limit) a person has more than 65,535 of them after 8 days.
 *
 * @throws {Error} if one file has 4 GiB or more, as `data.json` would with 500,000 of the longest messages.
 */
export async function* zipStream(
  files: AsyncIterable<ZippedFile>,
  { zip64From = MAX_32 }: ZipOptions = {},
): AsyncIterable<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const encoder = new TextEncoder();
  const entries: Entry[] = [];
  let written = 0;
  for await (const { name, isText, content } of files) {
    const offset = written;
    const chunks: Uint8Array[] = [];
    function* takeReady(): Iterable<Uint8Array> {
      for (const chunk of ready.splice(0)) {
        written += chunk.length;
        chunks.splice(1, 1); // only the first and the last are needed later
        chunks.push(chunk);
        yield chunk;
      }
    }
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    for await (const chunk of content) {
      file.push(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      yield* takeReady();
    }
    file.push(new Uint8Array(), true);
    yield* takeReady();
    if (file.size >= MAX_32 || written - offset >= MAX_32) throw new Error(`Cannot zip ${name}: it has 4 GiB or more`);
    const [header, descriptor] = chunks;
    if (header && descriptor) entries.push({ header, descriptor, offset });
  }

  const directoryOffset = written;
  for (const entry of entries) {
    const chunk = directoryEntry(entry, { isFar: entry.offset >= zip64From });
    written += chunk.length;
    yield chunk;
  }
  const directory = { count: entries.length, offset: directoryOffset, size: written - directoryOffset };
  if (entries.length >= MAX_16 || written >= zip64From) yield zip64End(directory);
  yield end(directory, { isZip64: entries.length >= MAX_16 || written >= zip64From });
}

interface Directory {
  readonly count: number;
  readonly offset: number;
  readonly size: number;
}

/** APPNOTE.TXT 4.3.12, with the place as ZIP64 where it is far. */
function directoryEntry({ header, descriptor, offset }: Entry, { isFar }: { isFar: boolean }): Uint8Array {
  const bytes = new Uint8Array(header.length + 16 + (isFar ? 12 : 0));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x0201_4b50, true);
  view.setUint16(4, isFar ? 45 : 20, true);
  bytes.set(header.subarray(4, 14), 6);
  bytes.set(descriptor.subarray(4, 16), 16);
  bytes.set(header.subarray(26, 28), 28);
  view.setUint32(42, isFar ? MAX_32 : offset, true);
  bytes.set(header.subarray(30), 46);
  if (isFar) {
    view.setUint16(30, 12, true);
    view.setUint16(bytes.length - 12, 1, true);
    view.setUint16(bytes.length - 10, 8, true);
    view.setBigUint64(bytes.length - 8, BigInt(offset), true);
  }
  return bytes;
}

/** The ZIP64 end record and its locator: APPNOTE.TXT 4.3.14 and 4.3.15. */
function zip64End({ count, offset, size }: Directory): Uint8Array {
  const view = new DataView(new ArrayBuffer(76));
  view.setUint32(0, 0x0606_4b50, true);
  view.setBigUint64(4, 44n, true);
  view.setUint16(12, 45, true);
  view.setUint16(14, 45, true);
  view.setBigUint64(24, BigInt(count), true);
  view.setBigUint64(32, BigInt(count), true);
  view.setBigUint64(40, BigInt(size), true);
  view.setBigUint64(48, BigInt(offset), true);
  view.setUint32(56, 0x0706_4b50, true);
  view.setBigUint64(64, BigInt(offset + size), true);
  view.setUint32(72, 1, true);
  return new Uint8Array(view.buffer);
}

/** APPNOTE.TXT 4.3.16. */
function end({ count, offset, size }: Directory, { isZip64 }: { isZip64: boolean }): Uint8Array {
  const view = new DataView(new ArrayBuffer(22));
  view.setUint32(0, 0x0605_4b50, true);
  view.setUint16(8, isZip64 ? MAX_16 : count, true);
  view.setUint16(10, isZip64 ? MAX_16 : count, true);
  view.setUint32(12, isZip64 ? MAX_32 : size, true);
  view.setUint32(16, isZip64 ? MAX_32 : offset, true);
  return new Uint8Array(view.buffer);
}
