import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { type ZipOptions, type ZippedFile, zipStream } from "./zip_stream.ts";

async function* each<T>(...items: readonly T[]): AsyncIterable<T> {
  yield* items;
}

async function unzipped(files: AsyncIterable<ZippedFile>, options?: ZipOptions): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(files, options)) chunks.push(chunk);
  const decoder = new TextDecoder();
  return Object.fromEntries(
    Object.entries(unzipSync(Buffer.concat(chunks))).map(([name, bytes]) => [name, decoder.decode(bytes)]),
  );
}

it.each([
  ["", {}],
  [", as ZIP64 too", { zip64From: 0 }],
  [", as ZIP64 from a file on", { zip64From: 50 }],
])("zips texts and bytes in any number of chunks%s", async (_how, options) => {
  const files = each<ZippedFile>(
    { name: "data.json", isText: true, content: each('{"caption":', '"Crème brûlée 🍮"}') },
    { name: "photos/a.webp", isText: false, content: each(Buffer.from("photo"), Buffer.from(" bytes")) },
    { name: "empty.txt", isText: true, content: each() },
  );

  expect(await unzipped(files, options)).toEqual({
    "data.json": '{"caption":"Crème brûlée 🍮"}',
    "photos/a.webp": "photo bytes",
    "empty.txt": "",
  });
});

it("zips more files than a zip without ZIP64 can have", async () => {
  async function* many(): AsyncIterable<ZippedFile> {
    for (let index = 0; index < 65_536; index += 1) yield { name: `${index}`, isText: false, content: each() };
  }

  expect(Object.keys(await unzipped(many()))).toHaveLength(65_536);
});

it("reads a file only when the zip is read so far", async () => {
  const read: string[] = [];
  async function* content(name: string): AsyncIterable<Uint8Array> {
    for (let chunk = 0; chunk < 3; chunk += 1) {
      read.push(`${name}${chunk}`);
      yield new Uint8Array(1000);
    }
  }
  const files = each<ZippedFile>(
    { name: "a", isText: false, content: content("a") },
    { name: "b", isText: false, content: content("b") },
  );
  const chunks = zipStream(files)[Symbol.asyncIterator]();
  while (read.length === 0) await chunks.next();

  expect(read).toEqual(["a0"]);
});

it("fails if a file can't be read", async () => {
  async function* broken(): AsyncIterable<string> {
    yield "the beginning";
    throw new Error("The disk is gone");
  }

  await expect(unzipped(each({ name: "a", isText: true, content: broken() }))).rejects.toThrow("The disk is gone");
});
