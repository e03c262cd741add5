import { createCipheriv, createHash, pbkdf2Sync, randomBytes } from "node:crypto";
import { signV4 } from "minio/dist/esm/signing.mjs";
import type { MinioOptions } from "../photo_storage.ts";

type Key = Pick<MinioOptions, "accessKey" | "secretKey">;

const REGION = "us-east-1";
const PATH = "/minio/admin/v3/add-service-account";
/** How MinIO's admin client says "AES-256-GCM, by a key that PBKDF2 made". */
const PBKDF2_AES_GCM = 2;
const PBKDF2_ROUNDS = 8192;

/** Makes a key at a MinIO that may do no more than a policy says, as IAM writes it. */
export async function makeRestrictedKey(admin: Omit<MinioOptions, "bucket">, policy: string): Promise<Key> {
  const key = { accessKey: `test${randomBytes(6).toString("hex")}`, secretKey: randomBytes(15).toString("hex") };
  const body = encrypted(JSON.stringify({ ...key, policy: JSON.parse(policy) }), admin.secretKey);
  const sha256 = createHash("sha256").update(body).digest("hex");
  const now = new Date();
  const { host } = new URL(admin.url);
  const headers = {
    host,
    "x-amz-date": now.toISOString().replaceAll(/[-:]|\.\d+/gu, ""),
    "x-amz-content-sha256": sha256,
  };
  const request = { method: "PUT", path: PATH, headers, protocol: "http:" };
  const authorization = signV4(request, admin.accessKey, admin.secretKey, REGION, now, sha256);
  const answer = await fetch(`${admin.url}${PATH}`, {
    method: "PUT",
    headers: { ...headers, authorization },
    body: new Uint8Array(body),
  });
  if (!answer.ok) throw new Error(`Cannot make a key: ${answer.status} ${await answer.text()}`);
  return key;
}

/** As MinIO's admin API takes secrets: `salt | algorithm | nonce | sealed`, one fragment of the "sio" format. */
function encrypted(text: string, password: string): Buffer {
  const [salt, nonce] = [randomBytes(32), randomBytes(8)];
  const key = pbkdf2Sync(password, salt, PBKDF2_ROUNDS, 32, "sha256");
  // Fragment 0 holds nothing but seals the stream's header; its tag goes with each other one, of which 1 is the last.
  const { tag } = seal("", { key, nonce: fragmentNonce(nonce, 0), associated: Buffer.alloc(0) });
  const last = Buffer.concat([Buffer.from([0x80]), tag]);
  const sealed = seal(text, { key, nonce: fragmentNonce(nonce, 1), associated: last });
  return Buffer.concat([salt, Buffer.from([PBKDF2_AES_GCM]), nonce, sealed.bytes, sealed.tag]);
}

function fragmentNonce(nonce: Buffer, fragment: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32LE(fragment);
  return Buffer.concat([nonce, counter]);
}

function seal(
  text: string,
  { key, nonce, associated }: { key: Buffer; nonce: Buffer; associated: Buffer },
): { bytes: Buffer; tag: Buffer } {
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(associated);
  const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return { bytes, tag: cipher.getAuthTag() };
}
