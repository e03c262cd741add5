import { type Device, deviceCookie } from "../../../../wire/pages/device_cookie.ts";

/** Key of the marker in `localStorage`. */
export const SESSION_MARKER_KEY = "weekplate-signed-in";

/** The marker's value while a log-out has not reached the server. */
const LEAVING = "leaving";
/** The marker's value while the device still has stored data of a session that has ended. */
const ENDED = "ended";
/** Where earlier versions stored the token and the person. */
const OLD_STORAGE_KEY = "weekplate-session";
const OLD_DATABASE = "firebaseLocalStorageDb";

/**
 * Remembers in `localStorage` that this browser has a session, since scripts can't read the session's cookie: a visitor
 * without a session makes no call for it, and all tabs follow a sign-in and a log-out. The marker is a random text for each
 * session, and says nothing about the person.
 */
export class SessionMarker {
  readonly #storage: () => Storage;
  readonly #reportToServer: (device: Device | undefined) => void;

  /**
   * @param storage returns the browser's `localStorage`; may throw where the browser refuses it
   * @param reportToServer stores the facts that each page request sends to the server; by default a cookie
   */
  constructor(storage: () => Storage = () => localStorage, reportToServer = writeDeviceCookie) {
    this.#storage = storage;
    this.#reportToServer = reportToServer;
  }

  /** The session's marker; undefined without a session. */
  read(): string | undefined {
    const marker = this.#get(SESSION_MARKER_KEY);
    return marker === null || marker === LEAVING || marker === ENDED ? undefined : marker;
  }

  /** Whether a log-out has to reach the server yet. */
  get isLeaving(): boolean {
    return this.#get(SESSION_MARKER_KEY) === LEAVING;
  }

  /** Whether data of an ended session has to be removed yet. */
  get isEnded(): boolean {
    return this.#get(SESSION_MARKER_KEY) === ENDED;
  }

  /** Marks a new session. */
  set(): void {
    this.#set(crypto.getRandomValues(new Uint32Array(2)).join("-"));
  }

  /** There is no session any more, except that its end has to reach the server. */
  setLeaving(): void {
    this.#set(LEAVING);
  }

  /** There is no session any more, except that its data has to be removed from this device. */
  setEnded(): void {
    this.#set(ENDED);
  }

  clear(): void {
    this.#try((storage) => storage.removeItem(SESSION_MARKER_KEY));
    this.writeDevice();
  }

  /** Sends to the server with each page request that this browser has a session, and its time zone. */
  writeDevice(): void {
    const marker = this.read();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    this.#reportToServer(marker === undefined ? undefined : { marker, timeZone });
  }

  /** Removes the data of earlier versions: their sessions can't be continued without a token in storage. */
  removeOldSession(): void {
    if (this.#get(OLD_STORAGE_KEY) === null) return;
    this.#try((storage) => {
      storage.removeItem(OLD_STORAGE_KEY);
      indexedDB.deleteDatabase(OLD_DATABASE);
    });
  }

  /** Calls `onChange` when another tab changes the marker. */
  watch(onChange: () => void): void {
    globalThis.addEventListener("storage", ({ key }) => {
      // Without a key, all of the storage was cleared.
      if (key === SESSION_MARKER_KEY || key === null) onChange();
    });
  }

  #set(value: string): void {
    // A browser that refuses storage loses the session with the page.
    this.#try((storage) => storage.setItem(SESSION_MARKER_KEY, value));
    this.writeDevice();
  }

  #get(key: string): string | null {
    let value: string | null = null;
    this.#try((storage) => {
      value = storage.getItem(key);
    });
    return value;
  }

  #try(use: (storage: Storage) => void): void {
    try {
      use(this.#storage());
    } catch {
      // The browser refuses storage.
    }
  }
}

function writeDeviceCookie(device: Device | undefined): void {
  // Not with the Cookie Store API, which is asynchronous: a page may be requested meanwhile.
  document.cookie = deviceCookie(device, { secure: location.protocol === "https:" });
}
