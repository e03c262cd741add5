import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { createBucketKey, waitForUsers } from "../../adapters/minio/bucket_key.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { CannotStart } from "../embedded/state_lock.ts";
import { runProgram } from "../run_program.ts";

// Registers the servers' key with MinIO, with access to their bucket only. Runs in a separate container, the only one besides
// MinIO that has MinIO's root key. MinIO reports ready too early, so this retries until it succeeds.

const MINIO_TIMEOUT_MS = 60_000;
const RETRY_INTERVAL_MS = 500;

const secret = z.string().transform(async (file) => (await readFile(file, "utf8")).trim());
const settings = z.object({
  MINIO_ENDPOINT: z.url(),
  MINIO_BUCKET: z.string().min(1),
  MINIO_ROOT_USER_FILE: secret,
  MINIO_ROOT_PASSWORD_FILE: secret,
  MINIO_ACCESS_KEY_FILE: secret,
  MINIO_SECRET_KEY_FILE: secret,
});

await runProgram(async () => {
  const given = await settings.parseAsync(process.env);
  const root = {
    url: given.MINIO_ENDPOINT,
    accessKey: given.MINIO_ROOT_USER_FILE,
    secretKey: given.MINIO_ROOT_PASSWORD_FILE,
  };
  const key = {
    accessKey: given.MINIO_ACCESS_KEY_FILE,
    secretKey: given.MINIO_SECRET_KEY_FILE,
    bucket: given.MINIO_BUCKET,
  };
  const deadline = performance.now() + MINIO_TIMEOUT_MS;
  for (;;) {
    try {
      await waitForUsers(root);
      await createBucketKey(root, key);
      return;
    } catch (error) {
      const isTemporary = error instanceof DomainError && error.code === "photos_unavailable";
      if (!isTemporary || performance.now() > deadline) {
        const reason = isTemporary ? `MinIO does not answer (${messageOf(error.cause)})` : messageOf(error);
        throw new CannotStart(`Cannot make the servers' key to the photos: ${reason}`, { cause: error });
      }
      await delay(RETRY_INTERVAL_MS);
    }
  }
});

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
