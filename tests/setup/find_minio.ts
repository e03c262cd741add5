import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import type { MinioSource } from "../../adapters/minio/testing/minio_server.ts";
import { MINIO_BINARY } from "../../infra/production/images/minio_image.ts";

/**
 * `TEST_MINIO_URL` (`http://user:password@host:port`), else a `minio` program on the PATH, else the program that the MinIO
 * image was built from; undefined where there is none.
 */
export function findMinio(): MinioSource | undefined {
  const url = process.env["TEST_MINIO_URL"];
  if (url) return { url };
  const inPath = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "minio"));
  const binary = [...inPath, MINIO_BINARY].find(isExecutable);
  return binary === undefined ? undefined : { binary };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
