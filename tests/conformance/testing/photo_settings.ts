import { randomUUID } from "node:crypto";
import { inject } from "vitest";

/** Settings for the photo storage of this test run: MinIO's container, or none for the default. */
export function photoSettings(): Record<string, string> {
  const minio = inject("photoStore") === "MinIO" ? inject("minio") : undefined;
  if (!minio || !("url" in minio)) return {};
  const { origin, username, password } = new URL(minio.url);
  return {
    PHOTOS: "minio",
    MINIO_ENDPOINT: origin,
    MINIO_ACCESS_KEY: username,
    MINIO_SECRET_KEY: password,
    MINIO_BUCKET: `test-${randomUUID()}`,
  };
}
