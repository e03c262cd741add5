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
import type { ClientConfig } from "../../../wire/config.ts";
import { IdentityError, type SocialProvider } from "../identity.ts";
import { weakPassword } from "../password_messages.ts";
import type { StoredSession } from "./stored_session.ts";
import { TokenRenewal } from "./token_renewal.ts";

/**
 * Firebase itself, in a chunk of its own: `FirebaseIdentity` loads it when somebody signs in, or is known to be.
 * The popup resolver is handed in only where a popup is opened, since it brings Google's script along.
 */
export class FirebaseSession {
  readonly #auth: Auth;

  private constructor(auth: Auth) {
    this.#auth = auth;
  }

  /** Reads where the identity service is, and who was signed in on this device. */
  static async open(onChange: (session: StoredSession | undefined) => void): Promise<FirebaseSession> {
    const { firebase, authEmulatorUrl } = await readConfig();
    const auth = initializeAuth(initializeApp(firebase), {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    });
    if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
    const renewal = new TokenRenewal();
    async function tell(user: User | null): Promise<void> {
      const session = await sessionOf(user, auth);
      // Somebody may have come or gone in the meantime, of which this is told, too.
      if (auth.currentUser === user) onChange(session);
    }
    onIdTokenChanged(auth, (user) => {
      renewal.follow(user);
      void tell(user);
    });
    await auth.authStateReady();
    return new FirebaseSession(auth);
  }

  /** Who is signed in, with a credential that holds. */
  async current(): Promise<StoredSession | undefined> {
    return sessionOf(this.#auth.currentUser, this.#auth);
  }

  async signUp({ email, password, fullName }: { email: string; password: string; fullName: string }): Promise<void> {
    await this.#refuseWeakPassword(password);
    const { user } = await createUserWithEmailAndPassword(this.#auth, email, password);
    await updateProfile(user, { displayName: fullName });
    // The first token was made before the name was known, and the server reads the name from the token.
    await user.getIdToken(true);
  }

  async signInWithProvider(provider: SocialProvider): Promise<void> {
    await signInWithPopup(this.#auth, NEW_PROVIDER[provider](), browserPopupRedirectResolver);
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await signInWithEmailAndPassword(this.#auth, email, password);
  }

  async logOut(): Promise<void> {
    await signOut(this.#auth);
  }

  /** The service has the last word; asking it for its policy first tells everything that is missing at once. */
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

/** By hand rather than by the wire's schema: sign-in is not to wait for a schema library. */
async function readConfig(): Promise<ClientConfig> {
  try {
    const reply = await fetch("/config.json");
    if (!reply.ok) throw new Error(`Cannot read /config.json: the server answered ${reply.status}`);
    return (await reply.json()) as ClientConfig; // sound: our own server checks it against the wire's schema
  } catch (cause) {
    throw new IdentityError("No connection. Check your network and try again.", { code: "config-unreachable", cause });
  }
}

/** Nothing where nobody is signed in, or nobody any more: whose spent credential the service refuses to renew, Firebase signs out. */
async function sessionOf(user: User | null, auth: Auth): Promise<StoredSession | undefined> {
  if (!user) return undefined;
  const who = { id: user.uid, email: user.email ?? "", fullName: user.displayName ?? "" };
  try {
    const { token, expirationTime } = await user.getIdTokenResult();
    return { user: who, token, expires: Date.parse(expirationTime) };
  } catch {
    // Without a network nobody can say more than who it was.
    return auth.currentUser === user ? { user: who, token: "", expires: 0 } : undefined;
  }
}
