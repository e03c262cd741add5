import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from "node:crypto";
import type { SessionTokens } from "../../core/account/mod.ts";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Separates this key from any other that may be derived from the same token. */
const KEY_PURPOSE = "weekplate session proof";

/** {@linkcode SessionTokens} with SHA-256, HKDF and AES-256-GCM. */
export class CryptoSessionTokens implements SessionTokens {
  create(): string {
    return randomBytes(32).toString("base64url");
  }

  hash(token: string): string {
    return hash("sha256", token);
  }

  seal(text: string, token: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, keyOf(token), nonce, { authTagLength: TAG_BYTES });
    const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
  }

  open(sealed: string, token: string): string {
    const bytes = Buffer.from(sealed, "base64url");
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, keyOf(token), nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  }
}

/** Not from the hash, which is stored beside the sealed text. */
function keyOf(token: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", token, "", KEY_PURPOSE, KEY_BYTES));
}
