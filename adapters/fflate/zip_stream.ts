import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of a zip. Its content is read when the file's turn comes. */
export interface ZippedFile {
  readonly name: string;
  /** Whether it is worth compressing. */
  readonly isText: boolean;
  readonly content: AsyncIterable<Uint8Array | string>;
}

/** Zips files one after the other, without keeping more than one chunk in memory. */
export async function* zipStream(files: AsyncIterable<ZippedFile>): AsyncIterable<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const encoder = new TextEncoder();
  for await (const { name, isText, content } of files) {
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    for await (const chunk of content) {
      file.push(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
