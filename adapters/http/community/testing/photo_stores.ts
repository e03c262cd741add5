import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { PhotoStorage } from "../../../../core/community/mod.ts";
import { FilesystemPhotoStorage } from "../../../filesystem/photo_storage.ts";
import { MinioPhotoStorage } from "../../../minio/photo_storage.ts";
import { startMinio } from "../../../minio/testing/minio_server.ts";

/** An empty photo storage for one test file. */
export interface OpenPhotoStore {
  readonly storage: PhotoStorage;
  close(): Promise<void>;
}

export interface PhotoStore {
  readonly name: "a folder" | "MinIO";
  readonly open: () => Promise<OpenPhotoStore>;
}

const minio = inject("minio");

/** The kinds of photo storage available in this run. */
export const PHOTO_STORES: readonly PhotoStore[] = [
  { name: "a folder", open: openFolder },
  ...(minio ? [{ name: "MinIO" as const, open: openBucket }] : []),
];

/** The photo storage of the API's tests. */
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
