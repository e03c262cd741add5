import { createHash } from "node:crypto";
import type { IdentityId } from "../../../core/account/mod.ts";

/** What is stored of a removed identity: enough to recognise it, too little to find out whose it was. */
export function identityHash(identityId: IdentityId): Buffer {
  return createHash("sha256").update(identityId).digest();
}
