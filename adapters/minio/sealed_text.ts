import { createCipheriv, pbkdf2Sync, randomBytes } from "node:crypto";

/** MinIO's identifier of AES-256-GCM with a key derived by PBKDF2. */
const PBKDF2_AES_GCM = 2;
const PBKDF2_ROUNDS = 8192;
const LAST_FRAGMENT = 0x80;

/**
 * Encrypts a text as MinIO's admin API expects secrets: `salt | algorithm | nonce | sealed`, one fragment of the "sio"
 * format.
 */
export function sealText(text: string, password: string): Buffer {
  const [salt, nonce] = [randomBytes(32), randomBytes(8)];
  const key = pbkdf2Sync(password, salt, PBKDF2_ROUNDS, 32, "sha256");
  // Fragment 0 is empty and authenticates the stream's header; its tag is associated data of fragment 1, the last one.
  const header = seal("", { key, nonce: fragmentNonce(nonce, 0), associated: Buffer.alloc(0) });
  const associated = Buffer.concat([Buffer.from([LAST_FRAGMENT]), header.tag]);
  const sealed = seal(text, { key, nonce: fragmentNonce(nonce, 1), associated });
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
