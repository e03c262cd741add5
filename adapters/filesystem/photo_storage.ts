import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  type ByteRange,
  type PhotoContent,
  type PhotoKey,
  type PhotoStorage,
  type PhotoType,
  type PhotoVariant,
  type PhotoWidth,
  photoKey,
  photosUnavailable,
  type StoredPhoto,
} from "../../core/community/mod.ts";
import { createFolder } from "./create_folder.ts";

const INCOMING = ".incoming";
const CHUNK_BYTES = 64 * 1024;
const LEFTOVER_AGE_MS = 60 * 60 * 1000;

/**
 * {@linkcode PhotoStorage} in a folder: `{root}/{first two of the key}/{key}/{width}.{type}`. A photo is written to a
 * temporary folder and renamed, so that no crash leaves an incomplete one.
 */
export class FilesystemPhotoStorage implements PhotoStorage {
  readonly #root: string;

  private constructor(root: string) {
    this.#root = root;
  }

  /**
   * Creates the folder where it is missing, and deletes temporary folders that earlier crashes left.
   *
   * @throws {DomainError} `photos_unavailable`
   */
  static open(root: string): Promise<FilesystemPhotoStorage> {
    return orUnavailable(async () => {
      const incoming = join(root, INCOMING);
      await createFolder(incoming);
      for (const name of await readdir(incoming)) {
        // A younger one may belong to another server that is still writing.
        const leftover = await orMissing(stat(join(incoming, name)));
        if (leftover === undefined || Date.now() - leftover.mtimeMs <= LEFTOVER_AGE_MS) continue;
        await rm(join(incoming, name), { recursive: true, force: true });
      }
      return new FilesystemPhotoStorage(root);
    });
  }

  put(key: PhotoKey, variants: readonly PhotoVariant[]): Promise<void> {
    return orUnavailable(async () => {
      const aside = join(this.#root, INCOMING, randomUUID());
      const place = this.#folderOf(key);
      try {
        await mkdir(aside);
        for (const { width, type = "webp", bytes } of variants) {
          await writeDurably(join(aside, fileName(width, type)), bytes);
        }
        await syncFolder(aside);
        await createFolder(dirname(place));
        await rename(aside, place);
        await syncFolder(dirname(place));
        await syncFolder(this.#root);
      } catch (error) {
        await rm(aside, { recursive: true, force: true }).catch(() => {}); // otherwise open() deletes it
        throw error;
      }
    });
  }

  sizeOf(
    key: PhotoKey,
    width: PhotoWidth,
    { type = "webp" }: { type?: PhotoType | undefined } = {},
  ): Promise<number | undefined> {
    return orUnavailable(async () => {
      return (await orMissing(stat(join(this.#folderOf(key), fileName(width, type)))))?.size;
    });
  }

  get(
    key: PhotoKey,
    width: PhotoWidth,
    { type = "webp", part }: { type?: PhotoType | undefined; part?: ByteRange | undefined } = {},
  ): Promise<PhotoContent | undefined> {
    return orUnavailable(async () => {
      const handle = await orMissing(open(join(this.#folderOf(key), fileName(width, type))));
      if (!handle) return undefined;
      try {
        const { offset, length } = part ?? { offset: 0, length: (await handle.stat()).size };
        return { length, body: chunksOf(handle, { offset, length }), close: () => handle.close() };
      } catch (error) {
        await handle.close();
        throw error;
      }
    });
  }

  remove(key: PhotoKey): Promise<void> {
    return orUnavailable(async () => {
      // Renamed first, so that all files disappear at once.
      const aside = join(this.#root, INCOMING, randomUUID());
      await orMissing(rename(this.#folderOf(key), aside));
      await rm(aside, { recursive: true, force: true });
    });
  }

  list({ after, limit }: { after: PhotoKey | undefined; limit: number }): Promise<StoredPhoto[]> {
    return orUnavailable(async () => {
      const found: StoredPhoto[] = [];
      for (const shard of await namesIn(this.#root)) {
        if (after !== undefined && shard < shardOf(after)) continue;
        for (const name of await namesIn(join(this.#root, shard))) {
          if (after !== undefined && name <= after) continue;
          if (found.length === limit) return found;
          const photo = await orMissing(stat(join(this.#root, shard, name)));
          if (photo) found.push({ key: photoKey(name), storedAt: photo.mtime });
        }
      }
      return found;
    });
  }

  #folderOf(key: PhotoKey): string {
    return join(this.#root, shardOf(key), photoKey(key)); // validated again: an invalid key must not leave the root
  }
}

function shardOf(key: PhotoKey): string {
  return key.slice(0, 2);
}

function fileName(width: PhotoWidth, type: PhotoType): string {
  return `${width}.${type}`;
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename survives a power failure only after its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function* chunksOf(handle: FileHandle, { offset, length }: ByteRange): AsyncIterable<Uint8Array> {
  const end = offset + length;
  for (let position = offset; position < end; ) {
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - position));
    const { bytesRead } = await handle.read({ buffer, position });
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The shard and photo names in a folder, sorted; other names are ignored. */
async function namesIn(folder: string): Promise<string[]> {
  const names = (await orMissing(readdir(folder))) ?? [];
  return names.filter((name) => /^[a-z0-9][a-z0-9-]*$/.test(name)).sort();
}

async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    // sound: the file system's functions throw no other errors
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw photosUnavailable(error);
  }
}
