import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { signV4 } from "minio/dist/esm/signing.mjs";
import { photosUnavailable } from "../../core/community/mod.ts";
import type { MinioOptions } from "./photo_storage.ts";
import { sealText } from "./sealed_text.ts";

type ServerOptions = Pick<MinioOptions, "url" | "accessKey" | "secretKey">;

export type MinioKey = Pick<MinioOptions, "accessKey" | "secretKey">;

/** A key, and the only bucket that it gives access to. */
export interface BucketKey extends MinioKey {
  readonly bucket: string;
}

const API = "/minio/admin/v3";
/** MinIO's default region. */
const REGION = "us-east-1";
const TIMEOUT_MS = 10_000;
/** The bucket in `bucket_policy.json`. */
const PUBLISHED_BUCKET = "weekplate-photos";
/** MinIO lets users create further keys for themselves unless a policy denies it. */
const NO_ADMINISTRATION = { Effect: "Deny", Action: ["admin:*"] };

/**
 * Creates a key with the rights of `bucket_policy.json` for one bucket: create and list the bucket; put, get and delete
 * its objects. An existing key gets this secret and these rights. Call {@linkcode waitForUsers} first: MinIO drops keys
 * that are created before it has loaded its users.
 *
 * @param root MinIO's own key.
 * @throws {DomainError} `photos_unavailable` while MinIO is not reachable or not ready.
 * @throws {Error} with MinIO's message where it refuses.
 */
export async function createBucketKey(root: ServerOptions, { accessKey, secretKey, bucket }: BucketKey): Promise<void> {
  // A user without a policy has no rights.
  const user = sealText(JSON.stringify({ secretKey, status: "enabled" }), root.secretKey);
  await callAdmin(root, { method: "PUT", call: "add-user", query: { accessKey }, body: user });
  const policyName = `photos-${bucket}`;
  const policy = await policyOf(bucket);
  await callAdmin(root, { method: "PUT", call: "add-canned-policy", query: { name: policyName }, body: policy });
  const query = { policyName, userOrGroup: accessKey, isGroup: "false" };
  await callAdmin(root, { method: "PUT", call: "set-user-or-group-policy", query, body: "" });
}

/**
 * Resolves when MinIO has loaded its users and policies, which it does after it begins to listen. Loading replaces
 * everything created before (`LoadIAMCache` in its `cmd/iam-store.go`). Listing the users waits for it.
 *
 * @param root MinIO's own key.
 * @throws {DomainError} `photos_unavailable` while MinIO is not reachable, or has not begun to load.
 * @throws {Error} with MinIO's message where it refuses.
 */
export async function waitForUsers(root: ServerOptions): Promise<void> {
  await callAdmin(root, { method: "GET", call: "list-users" });
}

async function policyOf(bucket: string): Promise<string> {
  const published = await readFile(join(import.meta.dirname, "bucket_policy.json"), "utf8");
  // sound: the file is ours
  const policy = JSON.parse(published.replaceAll(PUBLISHED_BUCKET, bucket)) as { Statement: readonly unknown[] };
  return JSON.stringify({ ...policy, Statement: [...policy.Statement, NO_ADMINISTRATION] });
}

interface AdminCall {
  readonly method: "GET" | "PUT";
  readonly call: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

async function callAdmin(
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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw photosUnavailable(error);
  });
  if (reply.ok) return await reply.body?.cancel();
  const error = new Error(`MinIO refuses ${call} with ${reply.status}: ${(await reply.text()).trim()}`);
  // It also replies with 5xx from when it listens until it begins to load its users.
  throw reply.status >= 500 ? photosUnavailable(error) : error;
}
