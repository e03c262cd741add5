import { createHash } from "node:crypto";
import type { IdentityId } from "../../../core/account/mod.ts";

/** The stored hash of a removed identity: it recognises the identity, but does not reveal whose it was. */
export function identityHash(identityId: IdentityId): Buffer {
  return createHash("sha256").update(identityId).digest();
}
