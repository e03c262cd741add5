import type { TestProject } from "vitest/node";
import { findMinio } from "./find_minio.ts";

/** Provides a MinIO that is no container. Where none is found, one line says which tests are left out. */
export default function setup(project: TestProject): void {
  const minio = findMinio();
  project.provide("minio", minio);
  project.provide("fullMinio", undefined);
  project.provide("photoStore", "a folder");
  if (minio) return;
  process.stderr.write(
    "Left out: tests that need MinIO. `make test-containers` runs them, or give TEST_MINIO_URL, or put minio on the PATH.\n",
  );
}
