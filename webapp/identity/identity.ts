/** Who is signed in on this device. */
export interface SignedInUser {
  /** The identity service's uid, `firebaseUid` on the wire. */
  readonly id: string;
  readonly email: string;
  /** Empty where the identity service knows none. */
  readonly fullName: string;
}

/** Other services that vouch for a person, each in a popup of its own. */
export const SOCIAL_PROVIDERS = ["google", "facebook"] as const;

/** One of {@linkcode SOCIAL_PROVIDERS}. */
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** What a person came for: it decides how a failure reads. */
export type AuthPurpose = "sign-up" | "login";

/**
 * The identity service, as the web app needs it. Firebase in the product, memory in stories and tests.
 *
 * Every method that signs in refuses with an {@linkcode IdentityError}.
 */
export interface Identity {
  /** Settles once it is known whether somebody is signed in on this device; until then `current` means nothing. */
  ready(): Promise<SignedInUser | undefined>;

  readonly current: SignedInUser | undefined;

  /** Tells of every change of `current`, also from another tab. Answers how to stop. */
  subscribe(onChange: () => void): () => void;

  signUp(account: { email: string; password: string; fullName: string }): Promise<SignedInUser>;

  logIn(credentials: { email: string; password: string }): Promise<SignedInUser>;

  /**
   * Opens the provider's popup, 500 by 600 pixels, and signs in who comes out of it, with a new account where they have
   * none. To be called from the press of a button: a popup that comes later is blocked.
   */
  signInWithProvider(provider: SocialProvider, purpose: AuthPurpose): Promise<SignedInUser>;

  /** Loads what {@linkcode Identity.signInWithProvider} needs ahead of the press, so that its popup opens at once. */
  preload(): void;

  logOut(): Promise<void>;

  /** The bearer credential; nothing where nobody is signed in. `fresh` asks the service for a new one. */
  token(options?: { fresh?: boolean }): Promise<string | undefined>;
}

/** The fields of sign-up and login that a refusal can be about. */
export type CredentialField = "email" | "password";

const CANCELLED: ReadonlySet<string> = new Set([
  "auth/popup-closed-by-user",
  "auth/cancelled-popup-request",
  "auth/user-cancelled",
]);

/** Why the identity service said no, in words for a person. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  /** The service's code, such as `auth/invalid-credential`. */
  readonly code: string;
  /** The field to be put right; absent where it is none, or where saying which would tell too much. */
  readonly field: CredentialField | undefined;

  constructor(message: string, details: { code: string; field?: CredentialField | undefined; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.field = details.field;
  }

  /** Whether the person turned back themselves, by closing the popup or opening another one: no failure to speak of. */
  get isCancelled(): boolean {
    return CANCELLED.has(this.code);
  }
}
