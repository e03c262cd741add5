export interface SignedInUser {
  /** The identity service's uid, `firebaseUid` on the wire. */
  readonly id: string;
  readonly email: string;
  /** Empty if the identity service has none. */
  readonly fullName: string;
}

/** Social identity providers, each with a popup of its own. */
export const SOCIAL_PROVIDERS = ["google", "facebook"] as const;

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Whether a person signs up or logs in: it decides the text of a failure. */
export type AuthPurpose = "sign-up" | "login";

/**
 * The identity service, as the web app needs it. Firebase in the product, memory in stories and tests.
 *
 * Every method that signs in refuses with an {@linkcode IdentityError}.
 */
export interface Identity {
  /** Resolves once the session on this device is known; `current` is not valid before. */
  ready(): Promise<SignedInUser | undefined>;

  readonly current: SignedInUser | undefined;

  /** Calls `onChange` at every change of `current`, also from another tab. Returns a function that stops it. */
  subscribe(onChange: () => void): () => void;

  readonly socialProviders: readonly SocialProvider[];

  /**
   * Name of the OpenID Connect provider where people sign in, and nowhere else; undefined without one. Their browser goes there
   * from `wire/account/sign_in_addresses.ts`, and no method here that signs in is used.
   */
  readonly providerName: string | undefined;

  signUp(account: { email: string; password: string; fullName: string }): Promise<SignedInUser>;

  logIn(credentials: { email: string; password: string }): Promise<SignedInUser>;

  /**
   * Opens the provider's popup, 500 by 600 pixels, and signs in the person who completes it, with a new account if needed.
   * Call it from the press of a button: browsers block a later popup.
   */
  signInWithProvider(provider: SocialProvider, purpose: AuthPurpose): Promise<SignedInUser>;

  /**
   * Repeats the sign-in before an irreversible action, without changing the session. Call it as {@linkcode
   * Identity.signInWithProvider} from the press of a button.
   *
   * @returns a fresh identity token of the signed-in person.
   */
  signInAgain(how: { password: string } | { provider: SocialProvider }): Promise<string>;

  /**
   * Has the service send a mail with a link to set a new password. Resolves also where the address has no account, so that no
   * one learns whether it has.
   */
  sendPasswordReset(email: string): Promise<void>;

  /**
   * Has the service send a mail to the new address. The link in it makes that the account's address, and ends all sessions.
   * Resolves also where another account has the address.
   */
  changeEmail(change: { password: string; newEmail: string }): Promise<void>;

  /** Sets a new password. That ends all sessions; this browser gets a new one. */
  changePassword(change: { password: string; newPassword: string }): Promise<void>;

  /** Loads the code of {@linkcode Identity.signInWithProvider} before the press, so that its popup opens at once. */
  preload(): void;

  logOut(): Promise<void>;

  /** Asks the server again who is signed in. Rejects if it can't be asked. */
  confirm(): Promise<SignedInUser | undefined>;

  /** Call it when the server has refused a call's session: the person is signed out here, unless another one has begun. */
  sessionEnded(): void;
}

export type CredentialField = "email" | "password" | "newEmail" | "newPassword";

const CANCELLED: ReadonlySet<string> = new Set([
  "auth/popup-closed-by-user",
  "auth/cancelled-popup-request",
  "auth/user-cancelled",
]);

/** An error of the identity service, with a message to show. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  /** The service's code, such as `auth/invalid-credential`. */
  readonly code: string;
  /** The field to correct; undefined if it is none, or if naming it would reveal whether an account exists. */
  readonly field: CredentialField | undefined;

  constructor(message: string, details: { code: string; field?: CredentialField | undefined; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.field = details.field;
  }

  /** Whether the person closed the popup or opened another one: not shown as an error. */
  get isCancelled(): boolean {
    return CANCELLED.has(this.code);
  }
}
