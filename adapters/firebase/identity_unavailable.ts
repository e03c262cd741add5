import { DomainError } from "../../core/shared/mod.ts";

/** The error for a token that can't be verified now, and may be valid. */
export function identityUnavailable(cause?: unknown): DomainError {
  return new DomainError("identity_unavailable", "Cannot check who you are just now. Please try again.", { cause });
}
