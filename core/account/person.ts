import type { IdentityId, UserId } from "./user_id.ts";

/** Somebody with an account. */
export interface Person {
  readonly id: UserId;
  readonly identityId: IdentityId;
  /** From the verified token; absent where the identity service knows none. Never shown to others. */
  readonly email: string | undefined;
  readonly fullName: string;
}

/** Who a verified token speaks for. */
export interface VerifiedIdentity {
  readonly identityId: IdentityId;
  readonly email: string | undefined;
  /** The name that the identity service knows, if any. */
  readonly name: string | undefined;
}

/** What a person without any name is called. */
export const FALLBACK_NAME = "Guest";

/** Longest full name, in JavaScript's length. */
export const FULL_NAME_MAX_LENGTH = 200;
