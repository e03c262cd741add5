import { initializeApp } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from "firebase/auth";
import type { ClientConfig } from "../../../adapters/http/wire/config.ts";
import { IdentityError, type SignedInUser } from "../identity.ts";

/**
 * Firebase itself, in a chunk of its own: `FirebaseIdentity` loads it when somebody signs in, or is known to be.
 * Without the popup resolver, which would bring Google's script along: the popups hand it in when they are opened.
 */
export class FirebaseSession {
  readonly #auth: Auth;

  private constructor(auth: Auth) {
    this.#auth = auth;
  }

  /** Reads where the identity service is, and who was signed in on this device. */
  static async open(onChange: (user: SignedInUser | undefined) => void): Promise<FirebaseSession> {
    const { firebase, authEmulatorUrl } = await readConfig();
    const auth = initializeAuth(initializeApp(firebase), {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    });
    if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
    onIdTokenChanged(auth, (user) => onChange(signedInUser(user)));
    await auth.authStateReady();
    return new FirebaseSession(auth);
  }

  get current(): SignedInUser | undefined {
    return signedInUser(this.#auth.currentUser);
  }

  async signUp({ email, password, fullName }: { email: string; password: string; fullName: string }): Promise<void> {
    const { user } = await createUserWithEmailAndPassword(this.#auth, email, password);
    await updateProfile(user, { displayName: fullName });
    // The first token was made before the name was known, and the server reads the name from the token.
    await user.getIdToken(true);
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await signInWithEmailAndPassword(this.#auth, email, password);
  }

  async logOut(): Promise<void> {
    await signOut(this.#auth);
  }

  async token(fresh: boolean): Promise<string | undefined> {
    return this.#auth.currentUser?.getIdToken(fresh);
  }
}

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

function signedInUser(user: User | null): SignedInUser | undefined {
  return user ? { id: user.uid, email: user.email ?? "", fullName: user.displayName ?? "" } : undefined;
}
