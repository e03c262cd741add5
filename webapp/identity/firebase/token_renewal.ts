/** How long before its end a credential is renewed. In milliseconds, as the following. */
const AHEAD = 5 * 60_000;

/** Where the network is away: how long until the next try, doubled from one to the next. */
const FIRST_RETRY = 30_000;
const LAST_RETRY = 16 * 60_000;

/** What is needed of Firebase's user. */
export interface TokenSource {
  getIdTokenResult(): Promise<{ readonly expirationTime: string }>;
  getIdToken(forceRefresh: boolean): Promise<string>;
}

/**
 * Renews the credential before it expires, so that no call has to wait for a new one. Firebase does so by itself only
 * where its databases are used, too.
 */
export class TokenRenewal {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #holder: TokenSource | undefined;
  #retry = FIRST_RETRY;

  /** From now on for this person; to be told of every new credential. Nobody: no renewal. */
  follow(holder: TokenSource | null): void {
    clearTimeout(this.#timer);
    this.#holder = holder ?? undefined;
    this.#retry = FIRST_RETRY;
    if (holder) void this.#plan(holder);
  }

  async #plan(holder: TokenSource): Promise<void> {
    const end = await holder.getIdTokenResult().then(
      ({ expirationTime }) => Date.parse(expirationTime),
      () => undefined,
    );
    if (end === undefined) this.#again(holder);
    // Where this device's clock is wrong, every credential looks old: not one after the other.
    else this.#after(holder, Math.max(FIRST_RETRY, end - Date.now() - AHEAD));
  }

  #after(holder: TokenSource, wait: number): void {
    if (holder !== this.#holder) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#renew(holder), wait);
  }

  /** A new credential comes back here by `follow`. */
  async #renew(holder: TokenSource): Promise<void> {
    try {
      await holder.getIdToken(true);
    } catch (error) {
      // Whom the service refuses it signs out itself.
      if (isNetworkFailure(error)) this.#again(holder);
    }
  }

  #again(holder: TokenSource): void {
    this.#after(holder, this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }
}

function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "auth/network-request-failed";
}
