import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { signV4 } from "minio/dist/esm/signing.mjs";
import { photosUnavailable } from "../../core/community/mod.ts";
import type { MinioOptions } from "./photo_storage.ts";
import { sealText } from "./sealed_text.ts";

type ServerOptions = Pick<MinioOptions, "url" | "accessKey" | "secretKey">;

/** A key that MinIO knows: its name and its secret. */
export type MinioKey = Pick<MinioOptions, "accessKey" | "secretKey">;

/** The key to be, and the one bucket that it opens. */
export interface BucketKey extends MinioKey {
  readonly bucket: string;
}

const API = "/minio/admin/v3";
/** Every MinIO calls itself so, unless told otherwise. */
const REGION = "us-east-1";
const PATIENCE = 10_000;
/** The bucket that the published policy speaks of. */
const PUBLISHED_BUCKET = "weekplate-photos";
/** Every user of MinIO may make further keys for itself, unless told that it may not. */
const NO_ADMINISTRATION = { Effect: "Deny", Action: ["admin:*"] };

/**
 * Has MinIO know a key that may do with one bucket what `bucket_policy.json` says, and nothing else: make that bucket,
 * list it, and put, get and delete what is in it. One that is there gets this secret and these rights. A MinIO that has
 * just started may forget it, unless {@linkcode usersAreRead} came first.
 *
 * @param root MinIO's own key.
 * @throws {DomainError} `photos_unavailable` while MinIO does not answer, or does not serve yet.
 * @throws {Error} with its words where MinIO refuses.
 */
export async function makeBucketKey(root: ServerOptions, { accessKey, secretKey, bucket }: BucketKey): Promise<void> {
  // Who has no policy may do nothing.
  const user = sealText(JSON.stringify({ secretKey, status: "enabled" }), root.secretKey);
  await ask(root, { method: "PUT", call: "add-user", query: { accessKey }, body: user });
  const policyName = `photos-${bucket}`;
  const policy = await policyOf(bucket);
  await ask(root, { method: "PUT", call: "add-canned-policy", query: { name: policyName }, body: policy });
  const query = { policyName, userOrGroup: accessKey, isGroup: "false" };
  await ask(root, { method: "PUT", call: "set-user-or-group-policy", query, body: "" });
}

/**
 * Resolves when MinIO has read its users and policies, as it does once it listens. It forgets those that it is told of
 * before: what it has read takes the place of all that it knew (`LoadIAMCache` in its `cmd/iam-store.go`). To list its
 * users is a call that waits for that.
 *
 * @param root MinIO's own key.
 * @throws {DomainError} `photos_unavailable` while MinIO does not answer, or has not begun to read.
 * @throws {Error} with its words where MinIO refuses.
 */
export async function usersAreRead(root: ServerOptions): Promise<void> {
  await ask(root, { method: "GET", call: "list-users" });
}

async function policyOf(bucket: string): Promise<string> {
  const published = await readFile(join(import.meta.dirname, "bucket_policy.json"), "utf8");
  const policy = JSON.parse(published.replaceAll(PUBLISHED_BUCKET, bucket)) as { Statement: readonly unknown[] };
  return JSON.stringify({ ...policy, Statement: [...policy.Statement, NO_ADMINISTRATION] });
}

interface AdminCall {
  readonly method: "GET" | "PUT";
  readonly call: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Makes a call, and looks no further than whether it went well. */
async function ask(
  { url, accessKey, secretKey }: ServerOptions,
  { method, call, query = {}, body }: AdminCall,
): Promise<void> {
  const address = new URL(`${API}/${call}?${new URLSearchParams(query).toString()}`, url);
  const sha256 = createHash("sha256")
    .update(body ?? "")
    .digest("hex");
  const now = new Date();
  const headers = {
    host: address.host,
    "x-amz-date": now.toISOString().replaceAll(/[-:]|\.\d+/gu, ""),
    "x-amz-content-sha256": sha256,
  };
  const request = { method, path: address.pathname + address.search, headers, protocol: address.protocol };
  const authorization = signV4(request, accessKey, secretKey, REGION, now, sha256);
  const reply = await fetch(address, {
    method,
    headers: { ...headers, authorization },
    ...(body !== undefined && { body: new Uint8Array(Buffer.from(body)) }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => {
    throw photosUnavailable(error);
  });
  if (reply.ok) return await reply.body?.cancel();
  const refusal = new Error(`MinIO refuses ${call} with ${reply.status}: ${(await reply.text()).trim()}`);
  // It says so, too, from when it listens until it begins to read its users.
  if (reply.status >= 500) throw photosUnavailable(refusal);
  throw refusal;
}
