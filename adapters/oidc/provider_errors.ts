import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from "openid-client";
import { DomainError } from "../../core/shared/mod.ts";

/** Whether the token endpoint has refused an authorization code or a refresh token. A refused client secret is a fault of ours. */
export function isGrantRefused(error: unknown): boolean {
  return error instanceof ResponseBodyError && error.error === "invalid_grant";
}

/** Whether the userinfo endpoint has refused an access token. */
export function isAccessTokenRefused(error: unknown): boolean {
  if (error instanceof WWWAuthenticateChallengeError) return error.status === 401;
  return error instanceof ClientError && error.cause instanceof Response && error.cause.status === 401;
}

/** The error for a credential that can't be checked now, and may be valid. */
export function providerUnavailable(cause: unknown): DomainError {
  return new DomainError("identity_unavailable", "Cannot check who you are just now. Please try again.", { cause });
}

/** The error for a token that is not valid, or whose account is not active. */
export function notSignedIn(reason: string, cause?: unknown): DomainError {
  return new DomainError("not_signed_in", "Please sign in", { cause: new Error(reason, { cause }) });
}
