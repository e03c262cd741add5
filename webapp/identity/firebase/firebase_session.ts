import { initializeApp } from "firebase/app";
import {
  type Auth,
  type AuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
  validatePassword,
} from "firebase/auth";
import type { SocialProvider } from "../identity.ts";
import { weakPassword } from "../password_messages.ts";
import { readConfig } from "./client_config.ts";
import { allowPopupScript } from "./popup_script_policy.ts";
import type { StoredSession } from "./stored_session.ts";
import { TokenRenewal } from "./token_renewal.ts";

/**
 * The Firebase client, in a chunk of its own: `FirebaseIdentity` loads it at sign-in or for a stored session. The popup
 * resolver is passed only when a popup opens, because it loads Google's script.
 */
export class FirebaseSession {
  readonly #auth: Auth;

  private constructor(auth: Auth) {
    this.#auth = auth;
  }

  /** Reads the configuration of the identity service and the session on this device. */
  static async open(onChange: (session: StoredSession | undefined) => void): Promise<FirebaseSession> {
    const { firebase, authEmulatorUrl } = await readConfig();
    const auth = initializeAuth(initializeApp(firebase), {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    });
    if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
    const renewal = new TokenRenewal();
    async function report(user: User | null): Promise<void> {
      const session = await sessionOf(user, auth);
      // The session may have changed meanwhile; Firebase reports that change separately.
      if (auth.currentUser === user) onChange(session);
    }
    onIdTokenChanged(auth, (user) => {
      renewal.follow(user);
      void report(user);
    });
    await auth.authStateReady();
    return new FirebaseSession(auth);
  }

  /** The current session with a valid token. */
  async current(): Promise<StoredSession | undefined> {
    return sessionOf(this.#auth.currentUser, this.#auth);
  }

  async signUp({ email, password, fullName }: { email: string; password: string; fullName: string }): Promise<void> {
    await this.#refuseWeakPassword(password);
    const { user } = await createUserWithEmailAndPassword(this.#auth, email, password);
    await updateProfile(user, { displayName: fullName });
    // The server reads the name from the token, and the first token was made before the name was set.
    await user.getIdToken(true);
  }

  async signInWithProvider(provider: SocialProvider): Promise<void> {
    allowPopupScript();
    await signInWithPopup(this.#auth, NEW_PROVIDER[provider](), browserPopupRedirectResolver);
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await signInWithEmailAndPassword(this.#auth, email, password);
  }

  async logOut(): Promise<void> {
    await signOut(this.#auth);
  }

  /** The service checks the password itself. Asking for its policy first lists all missing rules at once. */
  async #refuseWeakPassword(password: string): Promise<void> {
    const status = await validatePassword(this.#auth, password).catch(() => undefined);
    if (status && !status.isValid) throw weakPassword(status);
  }

  async token(fresh: boolean): Promise<string | undefined> {
    return this.#auth.currentUser?.getIdToken(fresh);
  }
}

const NEW_PROVIDER: Readonly<Record<SocialProvider, () => AuthProvider>> = {
  google: () => new GoogleAuthProvider(),
  facebook: () => new FacebookAuthProvider(),
};

/** Undefined without a session, also when Firebase signs out because the service refuses to renew an expired token. */
async function sessionOf(user: User | null, auth: Auth): Promise<StoredSession | undefined> {
  if (!user) return undefined;
  const signedInUser = { id: user.uid, email: user.email ?? "", fullName: user.displayName ?? "" };
  try {
    const { token, expirationTime } = await user.getIdTokenResult();
    return { user: signedInUser, token, expires: Date.parse(expirationTime) };
  } catch {
    // Without a network only the user is known, not a valid token.
    return auth.currentUser === user ? { user: signedInUser, token: "", expires: 0 } : undefined;
  }
}
