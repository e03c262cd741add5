import { hash } from "node:crypto";
import type { IdentityId } from "../../core/account/mod.ts";

/** Longest subject that OpenID Connect allows, in ASCII characters. */
const MAX_SUBJECT_LENGTH = 255;

/**
 * A person's identity id: a hash of the provider's issuer and its subject, since a subject is unique only at its provider,
 * and may be longer than our ids. Undefined for an invalid subject.
 */
export function identityIdOf(issuer: string, subject: unknown): IdentityId | undefined {
  if (typeof subject !== "string" || subject === "" || subject.length > MAX_SUBJECT_LENGTH) return undefined;
  return `oidc-${hash("sha256", JSON.stringify([issuer, subject]), "base64url")}` as IdentityId; // sound: this defines it
}
