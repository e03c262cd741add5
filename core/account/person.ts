import type { IdentityId, UserId } from "./user_id.ts";

/** A person with an account. */
export interface Person {
  readonly id: UserId;
  readonly identityId: IdentityId;
  /** From the verified token; absent if the identity service has none. Never shown to others. */
  readonly email: string | undefined;
  readonly fullName: string;
}

/** The identity in a verified token. */
export interface VerifiedIdentity {
  readonly identityId: IdentityId;
  readonly email: string | undefined;
  /** Whether the identity service has verified the e-mail address; undefined where that is not known. */
  readonly emailVerified?: boolean | undefined;
  /** The identity service's name for the person, if any. */
  readonly name: string | undefined;
  /** When the person signed in; undefined where that is not known. */
  readonly signedInAt?: Date | undefined;
}

/** Shown for a person without a name. */
export const FALLBACK_NAME = "Guest";

/** Shown for a person whose account was deleted. */
export const DELETED_ACCOUNT_NAME = "Deleted account";

/** Longest new or changed full name, in visible characters (grapheme clusters). An older name may be longer. */
export const FULL_NAME_MAX_LENGTH = 60;

/** Most UTF-16 code units of such a name, because one visible character can have any number of them. */
export const FULL_NAME_MAX_UNITS = 480;
