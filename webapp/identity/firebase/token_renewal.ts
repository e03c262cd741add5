/** How long before its expiry a token is renewed. */
const RENEW_BEFORE_EXPIRY_MS = 5 * 60_000;

/** Without a network: the delay before the next attempt, doubled each time up to the last. */
const FIRST_RETRY_DELAY_MS = 30_000;
const LAST_RETRY_DELAY_MS = 16 * 60_000;

/** The part of Firebase's user that the renewal uses. */
export interface TokenSource {
  getIdTokenResult(): Promise<{ readonly expirationTime: string }>;
  getIdToken(forceRefresh: boolean): Promise<string>;
}

/**
 * Renews the token before it expires, so that no call waits for a new one. Firebase itself does so only for apps that use
 * its databases.
 */
export class TokenRenewal {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #source: TokenSource | undefined;
  #retry = FIRST_RETRY_DELAY_MS;

  /** Renews the tokens of this source from now on; null stops. Call it again for every new token. */
  follow(source: TokenSource | null): void {
    clearTimeout(this.#timer);
    this.#source = source ?? undefined;
    this.#retry = FIRST_RETRY_DELAY_MS;
    if (source) void this.#plan(source);
  }

  async #plan(source: TokenSource): Promise<void> {
    const end = await source.getIdTokenResult().then(
      ({ expirationTime }) => Date.parse(expirationTime),
      () => undefined,
    );
    if (end === undefined) this.#again(source);
    // With a wrong clock every token looks expired: do not renew without a pause.
    else this.#after(source, Math.max(FIRST_RETRY_DELAY_MS, end - Date.now() - RENEW_BEFORE_EXPIRY_MS));
  }

  #after(source: TokenSource, wait: number): void {
    if (source !== this.#source) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#renew(source), wait);
  }

  /** Firebase reports the new token, which calls `follow` again. */
  async #renew(source: TokenSource): Promise<void> {
    try {
      await source.getIdToken(true);
    } catch (error) {
      // On a refusal by the service, Firebase signs out itself.
      if (isNetworkFailure(error)) this.#again(source);
    }
  }

  #again(source: TokenSource): void {
    this.#after(source, this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY_DELAY_MS);
  }
}

function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "auth/network-request-failed";
}
