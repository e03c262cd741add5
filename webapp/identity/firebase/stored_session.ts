import type { SignedInUser } from "../identity.ts";

/** Where the session is kept on this device. `preload_authenticated.config.ts` reads it too. */
export const SESSION_STORAGE_KEY = "weekplate-session";

/** How long before its end a credential is handed out no more: a call is to arrive with one that holds. In milliseconds. */
export const TOKEN_EXPIRY_MARGIN_MS = 30_000;

/** Who is signed in on this device, and the credential of theirs that was seen last. */
export interface StoredSession {
  readonly user: SignedInUser;
  readonly token: string;
  /** When the credential ends, in milliseconds since 1970. */
  readonly expires: number;
}

/**
 * The session in a place that can be read at once. Firebase keeps its own in IndexedDB, asks the identity service about
 * it at every start, and hands out no credential before the answer; a page that is opened again need not wait for that.
 * No more lies open here than there: the same credential, for an hour, and gone with Log out.
 */
export class SessionStore {
  readonly #storage: () => Storage;

  /** @param storage answers the browser's `localStorage`; may throw where the browser refuses it */
  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
  }

  /** Nothing where nobody is signed in, or where what lies there isn't ours. */
  read(): StoredSession | undefined {
    try {
      return sessionIn(JSON.parse(this.#storage().getItem(SESSION_STORAGE_KEY) ?? "null"));
    } catch {
      return undefined;
    }
  }

  keep(session: StoredSession): void {
    try {
      this.#storage().setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
    } catch {
      // A browser that refuses storage forgets the session with the page.
    }
  }

  forget(): void {
    try {
      this.#storage().removeItem(SESSION_STORAGE_KEY);
    } catch {
      // Nothing is kept where storage is refused.
    }
  }

  /** Tells when another tab has kept or forgotten a session. */
  watch(onChange: () => void): void {
    globalThis.addEventListener("storage", ({ key }) => {
      // No key: everything was cleared.
      if (key === SESSION_STORAGE_KEY || key === null) onChange();
    });
  }
}

/** Whether the session's credential may still be handed out. */
export function isTokenValid({ expires }: StoredSession, now = Date.now()): boolean {
  return expires - now > TOKEN_EXPIRY_MARGIN_MS;
}

function sessionIn(kept: unknown): StoredSession | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { user, token, expires } = kept as Partial<Record<keyof StoredSession, unknown>>; // sound: every field may be anything
  if (typeof token !== "string" || typeof expires !== "number" || !isUser(user)) return undefined;
  return { user, token, expires };
}

function isUser(value: unknown): value is SignedInUser {
  if (typeof value !== "object" || value === null) return false;
  const { id, email, fullName } = value as Partial<Record<keyof SignedInUser, unknown>>; // sound: every field may be anything
  return typeof id === "string" && id !== "" && typeof email === "string" && typeof fullName === "string";
}
