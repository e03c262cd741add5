import type { AuthPurpose, Identity, SignedInUser, SocialProvider } from "../identity.ts";
import { SOCIAL_FAILURES, toIdentityError } from "../identity_messages.ts";
import type { FirebaseSession } from "./firebase_session.ts";
import { isTokenValid, SessionStore, type StoredSession } from "./stored_session.ts";

/** How long Firebase waits until a page that can do without it has come up. In milliseconds. */
const FIREBASE_LOAD_DELAY_MS = 4_000;

/**
 * Firebase as the web app's identity service, small until it is needed: a visitor without a session never loads it, and
 * where the kept session's credential still holds, it loads behind the page and then says whether the session does, too.
 */
export class FirebaseIdentity implements Identity {
  readonly #kept = new SessionStore();
  readonly #listeners = new Set<() => void>();
  #session: Promise<FirebaseSession> | undefined;
  #current: SignedInUser | undefined;
  #opensLater = false;
  /** Whom Firebase spoke of last; before it has, whom it was opened for. */
  #vouchedFor: string | undefined;

  constructor() {
    this.#kept.watch(() => this.#tell(this.#kept.read()?.user));
  }

  get current(): SignedInUser | undefined {
    return this.#current;
  }

  async ready(): Promise<SignedInUser | undefined> {
    const kept = this.#kept.read();
    if (kept && isTokenValid(kept)) {
      this.#tell(kept.user);
      this.#openLater();
    } else if (kept || this.#session) {
      await this.#open();
    }
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

  async signInWithProvider(provider: SocialProvider, purpose: AuthPurpose): Promise<SignedInUser> {
    return this.#enter(SOCIAL_FAILURES[purpose][provider], (session) => session.signInWithProvider(provider));
  }

  preload(): void {
    // A failure shows when the button is pressed.
    this.#open().catch(() => {});
  }

  async logOut(): Promise<void> {
    const session = await this.#open();
    await session.logOut();
    this.#kept.forget();
    this.#tell(undefined);
  }

  async token({ fresh = false }: { fresh?: boolean } = {}): Promise<string | undefined> {
    const kept = this.#kept.read();
    if (kept && isTokenValid(kept) && !fresh) return kept.token;
    return kept || this.#session ? (await this.#open()).token(fresh) : undefined;
  }

  async #enter(fallback: string, enter: (session: FirebaseSession) => Promise<void>): Promise<SignedInUser> {
    try {
      const session = await this.#open();
      await enter(session);
      const entered = await session.current();
      if (!entered) throw new Error("Cannot sign in: the identity service took the credentials and names nobody");
      this.#become(entered);
      return entered.user;
    } catch (error) {
      throw toIdentityError(error, fallback);
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
    this.#vouchedFor = this.#kept.read()?.user.id;
    const { FirebaseSession } = await import("./firebase_session.ts");
    const session = await FirebaseSession.open((current) => this.#become(current));
    this.#become(await session.current());
    return session;
  }

  #openLater(): void {
    if (this.#session || this.#opensLater) return;
    this.#opensLater = true;
    setTimeout(() => {
      this.#opensLater = false;
      // Without a network the kept credential goes on; whoever needs another one tries again.
      this.#open().catch(() => {});
    }, FIREBASE_LOAD_DELAY_MS);
  }

  #become(session: StoredSession | undefined): void {
    const kept = this.#kept.read()?.user;
    // That nobody is signed in was said of the one before: another tab has let somebody else in since, of whom Firebase is still to hear.
    const isOutdated = session === undefined && kept !== undefined && kept.id !== this.#vouchedFor;
    if (session) this.#kept.keep(session);
    else if (!isOutdated) this.#kept.forget();
    this.#vouchedFor = session?.user.id;
    this.#tell(isOutdated ? kept : session?.user);
  }

  #tell(user: SignedInUser | undefined): void {
    const isSame = user?.id === this.#current?.id && user?.fullName === this.#current?.fullName;
    this.#current = user;
    if (isSame) return;
    for (const listener of this.#listeners) listener();
  }
}
