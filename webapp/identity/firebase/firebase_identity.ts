import type { EntrancePurpose, Identity, SignedInUser, SocialProvider } from "../identity.ts";
import { SOCIAL_FAILURES, wordedIdentityError } from "../identity_words.ts";
import type { FirebaseSession } from "./firebase_session.ts";

/**
 * Firebase as the web app's identity service, small until it is needed: a visitor without a session never loads it.
 * Firebase keeps the session itself in IndexedDB; the mark only says that looking there is worth the while.
 */
export class FirebaseIdentity implements Identity {
  readonly #mark = new SessionMark();
  readonly #listeners = new Set<() => void>();
  #session: Promise<FirebaseSession> | undefined;
  #current: SignedInUser | undefined;

  get current(): SignedInUser | undefined {
    return this.#current;
  }

  async ready(): Promise<SignedInUser | undefined> {
    if (this.#session || this.#mark.isSet()) await this.#open();
    return this.#current;
  }

  subscribe(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  async signUp(account: { email: string; password: string; fullName: string }): Promise<SignedInUser> {
    return this.#enter("Something went wrong", (session) => session.signUp(account));
  }

  async logIn(credentials: { email: string; password: string }): Promise<SignedInUser> {
    return this.#enter("Login failed", (session) => session.logIn(credentials));
  }

  async enterWith(provider: SocialProvider, purpose: EntrancePurpose): Promise<SignedInUser> {
    return this.#enter(SOCIAL_FAILURES[purpose][provider], (session) => session.enterWith(provider));
  }

  prepare(): void {
    // A failure shows when the button is pressed.
    this.#open().catch(() => {});
  }

  async logOut(): Promise<void> {
    const session = await this.#open();
    await session.logOut();
    this.#become(undefined);
  }

  async token({ fresh = false }: { fresh?: boolean } = {}): Promise<string | undefined> {
    if (!this.#session && !this.#mark.isSet()) return undefined;
    return (await this.#open()).token(fresh);
  }

  async #enter(fallback: string, enter: (session: FirebaseSession) => Promise<void>): Promise<SignedInUser> {
    try {
      const session = await this.#open();
      await enter(session);
      const user = session.current;
      if (!user) throw new Error("Cannot sign in: the identity service took the credentials and names nobody");
      this.#become(user);
      return user;
    } catch (error) {
      throw wordedIdentityError(error, fallback);
    }
  }

  #open(): Promise<FirebaseSession> {
    this.#session ??= this.#load().catch((error: unknown) => {
      this.#session = undefined; // the next try may find a network
      throw error;
    });
    return this.#session;
  }

  async #load(): Promise<FirebaseSession> {
    const { FirebaseSession } = await import("./firebase_session.ts");
    const session = await FirebaseSession.open((user) => this.#become(user));
    this.#become(session.current);
    return session;
  }

  #become(user: SignedInUser | undefined): void {
    const isSame = user?.id === this.#current?.id && user?.fullName === this.#current?.fullName;
    this.#current = user;
    this.#mark.set(user !== undefined);
    if (isSame) return;
    for (const listener of this.#listeners) listener();
  }
}

const MARK = "weekplate-signed-in";

/** Remembers on this device that somebody is signed in; no more than that. */
class SessionMark {
  isSet(): boolean {
    try {
      return localStorage.getItem(MARK) !== null;
    } catch {
      return false;
    }
  }

  set(isSignedIn: boolean): void {
    try {
      if (isSignedIn) localStorage.setItem(MARK, "1");
      else localStorage.removeItem(MARK);
    } catch {
      // A browser that refuses storage forgets the session with the page.
    }
  }
}
