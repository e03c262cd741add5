import type { SignedInUser } from "../identity.ts";

/** Key of the session in `localStorage`. `preload_authenticated.config.ts` reads it too. */
export const SESSION_STORAGE_KEY = "weekplate-session";

/** A token is not used in its last moments, so that it is still valid when the call arrives. */
export const TOKEN_EXPIRY_MARGIN_MS = 30_000;

/** The signed-in person on this device, and their last known token. */
export interface StoredSession {
  readonly user: SignedInUser;
  readonly token: string;
  /** When the token expires, in milliseconds since 1970. */
  readonly expires: number;
}

/**
 * The session in storage that can be read synchronously. Firebase stores its own in IndexedDB, checks it with the identity
 * service at every start, and returns no token before the reply; this copy lets a page load without that wait. It is as
 * exposed as Firebase's own: the same token, valid for an hour, deleted at log-out.
 */
export class SessionStore {
  readonly #storage: () => Storage;

  /** @param storage returns the browser's `localStorage`; may throw where the browser refuses it */
  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
  }

  /** Undefined without a session, or if the stored value is not valid. */
  read(): StoredSession | undefined {
    try {
      return sessionIn(JSON.parse(this.#storage().getItem(SESSION_STORAGE_KEY) ?? "null"));
    } catch {
      return undefined;
    }
  }

  save(session: StoredSession): void {
    try {
      this.#storage().setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
    } catch {
      // A browser that refuses storage loses the session with the page.
    }
  }

  clear(): void {
    try {
      this.#storage().removeItem(SESSION_STORAGE_KEY);
    } catch {
      // Nothing is stored where storage is refused.
    }
  }

  /** Calls `onChange` when another tab saves or clears the session. */
  watch(onChange: () => void): void {
    globalThis.addEventListener("storage", ({ key }) => {
      // Without a key, all of the storage was cleared.
      if (key === SESSION_STORAGE_KEY || key === null) onChange();
    });
  }
}

/** Whether the session's token may still be used. */
export function isTokenValid({ expires }: StoredSession, now = Date.now()): boolean {
  return expires - now > TOKEN_EXPIRY_MARGIN_MS;
}

function sessionIn(stored: unknown): StoredSession | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { user, token, expires } = stored as Partial<Record<keyof StoredSession, unknown>>; // sound: no field is trusted
  if (typeof token !== "string" || typeof expires !== "number" || !isUser(user)) return undefined;
  return { user, token, expires };
}

function isUser(value: unknown): value is SignedInUser {
  if (typeof value !== "object" || value === null) return false;
  const { id, email, fullName } = value as Partial<Record<keyof SignedInUser, unknown>>; // sound: no field is trusted
  return typeof id === "string" && id !== "" && typeof email === "string" && typeof fullName === "string";
}
