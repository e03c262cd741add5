import type { TestProject } from "vitest/node";
import { findMinio } from "../../adapters/minio/testing/minio_server.ts";

/** Tells the tests where a MinIO may come from that is no container; one line says so where it may not. */
export default function setup(project: TestProject): void {
  const minio = findMinio();
  project.provide("minio", minio);
  project.provide("fullMinio", undefined);
  project.provide("photoStore", "a folder");
  if (minio) return;
  process.stderr.write(
    "Not run: what needs a MinIO. `make test-containers` has one; else give TEST_MINIO_URL, or a minio in the PATH.\n",
  );
}
