import {
  type AuthPurpose,
  type Identity,
  type SignedInUser,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from "../identity.ts";
import { SOCIAL_FAILURES, toIdentityError } from "../identity_messages.ts";
import { readConfig } from "./client_config.ts";
import type { FirebaseSession } from "./firebase_session.ts";
import { isTokenValid, SessionStore, type StoredSession } from "./stored_session.ts";

/** With a valid stored token, Firebase loads after this delay, so that it does not slow down the page. */
const FIREBASE_LOAD_DELAY_MS = 4_000;

/**
 * Firebase as the web app's identity service, loaded only when needed: a visitor without a session never loads it. With a
 * valid stored token it loads after the page, and then checks whether the session is still valid.
 */
export class FirebaseIdentity implements Identity {
  readonly #stored = new SessionStore();
  readonly #listeners = new Set<() => void>();
  #session: Promise<FirebaseSession> | undefined;
  #current: SignedInUser | undefined;
  #opensLater = false;
  /** Uid of the last session that Firebase reported; before that, the uid it was opened for. */
  #reportedUserId: string | undefined;

  constructor() {
    this.#stored.watch(() => this.#publish(this.#stored.read()?.user));
  }

  get current(): SignedInUser | undefined {
    return this.#current;
  }

  async ready(): Promise<SignedInUser | undefined> {
    const stored = this.#stored.read();
    if (stored && isTokenValid(stored)) {
      this.#publish(stored.user);
      this.#openLater();
    } else if (stored || this.#session) {
      await this.#open();
    }
    return this.#current;
  }

  subscribe(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  async socialProviders(): Promise<readonly SocialProvider[]> {
    return (await readConfig()).socialSignIn ? SOCIAL_PROVIDERS : [];
  }

  async signUp(account: { email: string; password: string; fullName: string }): Promise<SignedInUser> {
    return this.#enter("Something went wrong", (session) => session.signUp(account));
  }

  async logIn(credentials: { email: string; password: string }): Promise<SignedInUser> {
    return this.#enter("Login failed", (session) => session.logIn(credentials));
  }

  async signInWithProvider(provider: SocialProvider, purpose: AuthPurpose): Promise<SignedInUser> {
    return this.#enter(SOCIAL_FAILURES[purpose][provider], (session) => session.signInWithProvider(provider));
  }

  preload(): void {
    // The press of the button reports a failure.
    this.#open().catch(() => {});
  }

  async logOut(): Promise<void> {
    const session = await this.#open();
    await session.logOut();
    this.#stored.clear();
    this.#publish(undefined);
  }

  async token({ fresh = false }: { fresh?: boolean } = {}): Promise<string | undefined> {
    const stored = this.#stored.read();
    if (stored && isTokenValid(stored) && !fresh) return stored.token;
    return stored || this.#session ? (await this.#open()).token(fresh) : undefined;
  }

  async #enter(fallback: string, enter: (session: FirebaseSession) => Promise<void>): Promise<SignedInUser> {
    try {
      const session = await this.#open();
      await enter(session);
      const entered = await session.current();
      if (!entered)
        throw new Error("Cannot sign in: the identity service accepted the credentials but returned no session");
      this.#apply(entered);
      return entered.user;
    } catch (error) {
      throw toIdentityError(error, fallback);
    }
  }

  #open(): Promise<FirebaseSession> {
    this.#session ??= this.#load().catch((error: unknown) => {
      this.#session = undefined; // the next attempt may have a network
      throw error;
    });
    return this.#session;
  }

  async #load(): Promise<FirebaseSession> {
    this.#reportedUserId = this.#stored.read()?.user.id;
    const { FirebaseSession } = await import("./firebase_session.ts");
    const session = await FirebaseSession.open((current) => this.#apply(current));
    this.#apply(await session.current());
    return session;
  }

  #openLater(): void {
    if (this.#session || this.#opensLater) return;
    this.#opensLater = true;
    setTimeout(() => {
      this.#opensLater = false;
      // Without a network the stored token stays in use; the next call for a fresh one tries again.
      this.#open().catch(() => {});
    }, FIREBASE_LOAD_DELAY_MS);
  }

  #apply(session: StoredSession | undefined): void {
    const stored = this.#stored.read()?.user;
    // "No session" was about the earlier person: another tab has signed in another one, which Firebase does not know yet.
    const isOutdated = session === undefined && stored !== undefined && stored.id !== this.#reportedUserId;
    if (session) this.#stored.save(session);
    else if (!isOutdated) this.#stored.clear();
    this.#reportedUserId = session?.user.id;
    this.#publish(isOutdated ? stored : session?.user);
  }

  #publish(user: SignedInUser | undefined): void {
    const isUnchanged = user?.id === this.#current?.id && user?.fullName === this.#current?.fullName;
    this.#current = user;
    if (isUnchanged) return;
    for (const listener of this.#listeners) listener();
  }
}
