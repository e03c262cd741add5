import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { PhotoStorage } from "../../../../core/community/mod.ts";
import { FilesystemPhotoStorage } from "../../../filesystem/photo_storage.ts";
import { MinioPhotoStorage } from "../../../minio/photo_storage.ts";
import { startMinio } from "../../../minio/testing/minio_server.ts";

/** A photo storage of one test file's own, empty at first. */
export interface OpenPhotoStore {
  readonly storage: PhotoStorage;
  close(): Promise<void>;
}

export interface PhotoStore {
  readonly name: "a folder" | "MinIO";
  readonly open: () => Promise<OpenPhotoStore>;
}

const minio = inject("minio");

/** Every kind of photo storage that can be had here. */
export const PHOTO_STORES: readonly PhotoStore[] = [
  { name: "a folder", open: openFolder },
  ...(minio ? [{ name: "MinIO" as const, open: openBucket }] : []),
];

/** The one that the API's tests run on. */
export function openPhotoStore(): Promise<OpenPhotoStore> {
  return inject("photoStore") === "MinIO" ? openBucket() : openFolder();
}

async function openFolder(): Promise<OpenPhotoStore> {
  const folder = await mkdtemp(join(tmpdir(), "weekplate-photos-"));
  return { storage: await FilesystemPhotoStorage.open(folder), close: () => rm(folder, { recursive: true }) };
}

async function openBucket(): Promise<OpenPhotoStore> {
  if (!minio) throw new Error("There is no MinIO here");
  const server = await startMinio(minio);
  const storage = await MinioPhotoStorage.open({ ...server.options, bucket: `test-${randomUUID()}` });
  return {
    storage,
    async close() {
      storage.close();
      await server.stop();
    },
  };
}
