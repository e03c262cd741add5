import { createHmac } from "node:crypto";
import type { IdentityId } from "../../../core/account/mod.ts";

/**
 * The stored hashes of a suspended identity whose account is deleted. They recognise the identity. Without the secret they
 * do not reveal whose it was, even by trying addresses.
 *
 * @param secret the installation's; undefined if nothing is to be stored or recognised.
 * @returns one hash for the identity, and one for each of its e-mail addresses.
 */
export function suspendedIdentityHashes(
  secret: string | undefined,
  { identityId, emails }: { identityId: IdentityId; emails: readonly (string | null | undefined)[] },
): Buffer[] {
  if (secret === undefined) return [];
  const known = emails.flatMap((email) => (email ? [`email:${email.trim().toLowerCase()}`] : []));
  return [`identity:${identityId}`, ...known].map((text) => createHmac("sha256", secret).update(text).digest());
}
