import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Client, S3Error } from "minio";
import { signV4 } from "minio/dist/esm/signing.mjs";

// Runs in a server's container, passed as text, because the image does not contain it; so it may only import packages. Prints as
// JSON what the server's key may do at MinIO.

const [accessKey = "", secretKey = ""] = await Promise.all(
  ["MINIO_ACCESS_KEY_FILE", "MINIO_SECRET_KEY_FILE"].map((name) => readFile(process.env[name] ?? "", "utf8")),
);
const own = process.env["MINIO_BUCKET"] ?? "";
const region = "us-east-1";
const { hostname: endPoint, port, origin, host } = new URL(process.env["MINIO_ENDPOINT"] ?? "");
const client = new Client({ endPoint, port: Number(port), useSSL: false, accessKey, secretKey, region });

async function outcome(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    return error instanceof S3Error ? error.code : String(error);
  }
}

/** A signed admin call without a body: MinIO checks the permission first. */
async function administer(method: string, path: string): Promise<number> {
  const now = new Date();
  const sha256 = createHash("sha256").update("").digest("hex");
  const headers = {
    host,
    "x-amz-date": now.toISOString().replaceAll(/[-:]|\.\d+/gu, ""),
    "x-amz-content-sha256": sha256,
  };
  const request = { method, path, headers, protocol: "http:" };
  const authorization = signV4(request, accessKey, secretKey, region, now, sha256);
  return (await fetch(origin + path, { method, headers: { ...headers, authorization } })).status;
}

const page = ["", "", "", 1, ""] as const;
console.log(
  JSON.stringify({
    buckets: await outcome(async () => (await client.listBuckets()).map(({ name }) => name)),
    listsOwn: await outcome(async () => (await client.listObjectsV2Query(own, ...page)).objects.length),
    listsAnother: await outcome(() => client.listObjectsV2Query("another-bucket", ...page)),
    readsAnother: await outcome(() => client.getObject("another-bucket", "photo.webp")),
    makesAnother: await outcome(() => client.makeBucket("another-bucket")),
    opensOwnToAll: await outcome(() => client.setBucketPolicy(own, "{}")),
    listsUsers: await administer("GET", "/minio/admin/v3/list-users"),
    makesUser: await administer("PUT", "/minio/admin/v3/add-user?accessKey=another"),
    newSecretForItself: await administer("PUT", `/minio/admin/v3/add-user?accessKey=${accessKey}`),
    stopsMinio: await administer("POST", "/minio/admin/v3/service?action=stop"),
  }),
);
