import { t } from "@lingui/core/macro";
import { initializeApp } from "firebase/app";
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { currentPasswordError, newValueError, tellsOfAccount } from "../change_errors.ts";
import { IdentityError, type SignedInUser, type SocialProvider } from "../identity.ts";
import { toIdentityError } from "../identity_messages.ts";
import { otherAccount } from "../other_account.ts";
import { weakPassword } from "../password_messages.ts";
import { readConfig } from "./client_config.ts";
import { allowPopupScript } from "./popup_script_policy.ts";
import { startServerSession } from "./start_server_session.ts";

export { toIdentityError };

/**
 * Signs in at Firebase and then starts our server's session, in a chunk of its own: `FirebaseIdentity` loads it for sign-up and
 * login only. Firebase stores nothing, and forgets the person once the session has started. The popup resolver is passed only when a popup opens, because it loads Google's script.
 */
export class FirebaseSignIn {
  static #opened: FirebaseSignIn | undefined;
  readonly #auth: Auth;

  private constructor(auth: Auth) {
    this.#auth = auth;
  }

  /** Always the same one. @throws where Firebase refuses its configuration */
  static open(): FirebaseSignIn {
    this.#opened ??= this.#start();
    return this.#opened;
  }

  static #start(): FirebaseSignIn {
    const { firebase, authEmulatorUrl } = readConfig();
    const auth = initializeAuth(initializeApp(firebase), { persistence: inMemoryPersistence });
    if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
    return new FirebaseSignIn(auth);
  }

  async signUp({ email, password, fullName }: { email: string; password: string; fullName: string }) {
    const user = await this.#createdUser({ email, password });
    await updateProfile(user, { displayName: fullName });
    // The server reads the name from the token, and the first token was made before the name was set.
    return this.#startSession(user, { fresh: true });
  }

  async signInWithProvider(provider: SocialProvider): Promise<SignedInUser> {
    return this.#startSession(await this.#userOfPopup(provider));
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<SignedInUser> {
    return this.#startSession((await signInWithEmailAndPassword(this.#auth, email, password)).user);
  }

  /** Signs in as the person who is signed in already, without a session. @returns their fresh identity token. */
  async signInAgain(
    how: { password: string } | { provider: SocialProvider },
    person: SignedInUser | undefined,
  ): Promise<string> {
    try {
      const user = await ("provider" in how
        ? this.#userOfPopup(how.provider)
        : signInWithEmailAndPassword(this.#auth, person?.email ?? "", how.password).then(({ user }) => user));
      const token = await user.getIdToken();
      await signOut(this.#auth);
      if (user.uid !== person?.id) throw otherAccount();
      return token;
    } catch (error) {
      throw toIdentityError(error, t`Login failed`);
    }
  }

  async sendPasswordReset(email: string): Promise<void> {
    try {
      await sendPasswordResetEmail(this.#auth, email);
    } catch (error) {
      if (!tellsOfAccount(error)) throw toIdentityError(error, t`Something went wrong`);
    }
  }

  async changeEmail(change: { password: string; newEmail: string }, person: SignedInUser | undefined): Promise<void> {
    const user = await this.#provenUser(change.password, person);
    try {
      await verifyBeforeUpdateEmail(user, change.newEmail);
    } catch (error) {
      if (!tellsOfAccount(error)) throw newValueError(error);
    } finally {
      await signOut(this.#auth);
    }
  }

  async changePassword(
    { password, newPassword }: { password: string; newPassword: string },
    person: SignedInUser | undefined,
  ): Promise<SignedInUser> {
    const user = await this.#provenUser(password, person);
    try {
      await this.#refuseWeakPassword(newPassword);
      await updatePassword(user, newPassword);
    } catch (error) {
      throw newValueError(error);
    }
    try {
      // The change has ended the sign-in from before.
      return await this.logIn({ email: person?.email ?? "", password: newPassword });
    } catch (cause) {
      throw new IdentityError(t`Your password is changed. Log in with the new one.`, {
        code: "auth/user-token-expired",
        cause,
      });
    }
  }

  /** The person who is signed in already, after a sign-in with their password. */
  async #provenUser(password: string, person: SignedInUser | undefined): Promise<User> {
    try {
      const { user } = await signInWithEmailAndPassword(this.#auth, person?.email ?? "", password);
      if (user.uid !== person?.id) throw otherAccount();
      return user;
    } catch (error) {
      throw currentPasswordError(error);
    }
  }

  async #userOfPopup(provider: SocialProvider): Promise<User> {
    allowPopupScript();
    return (await signInWithPopup(this.#auth, NEW_PROVIDER[provider](), browserPopupRedirectResolver)).user;
  }

  async #startSession(user: User, { fresh = false }: { fresh?: boolean } = {}): Promise<SignedInUser> {
    const identityToken = await user.getIdToken(fresh);
    const signedIn = await startServerSession({ identityToken, refreshToken: user.refreshToken });
    await signOut(this.#auth);
    return signedIn;
  }

  /** The new account; or the one of the last attempt, if our server could not be reached after it was created. */
  async #createdUser({ email, password }: { email: string; password: string }): Promise<User> {
    const { currentUser } = this.#auth;
    if (currentUser?.email?.toLowerCase() === email.toLowerCase()) return currentUser;
    await this.#refuseWeakPassword(password);
    return (await createUserWithEmailAndPassword(this.#auth, email, password)).user;
  }

  /** The service checks the password itself. Asking for its policy first lists all missing rules at once. */
  async #refuseWeakPassword(password: string): Promise<void> {
    const status = await validatePassword(this.#auth, password).catch(() => undefined);
    if (status && !status.isValid) throw weakPassword(status);
  }
}

const NEW_PROVIDER: Readonly<Record<SocialProvider, () => AuthProvider>> = {
  google: () => new GoogleAuthProvider(),
  facebook: () => new FacebookAuthProvider(),
};
