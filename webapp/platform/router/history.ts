/** One entry of the history: an address, and the app's state with it. */
export interface Location {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** Given to `navigate`. Null without one. */
  readonly state: unknown;
  /** Key of this entry of the history; `default` for the one that the browser opened by its address. */
  readonly key: string;
}

/** The entries of a tab, or a list in memory with the same behaviour. */
export interface RouterHistory {
  read(): Location;
  /** Adds an entry after the current one, or replaces that. */
  write(location: Location, isNew: boolean): void;
  go(steps: number): void;
  /** Calls after each move to another entry that is not a `write`. */
  listen(onMove: (location: Location) => void): void;
}

/** Stored in an entry of the browser's history. */
export interface EntryState {
  readonly state: unknown;
  readonly key: string;
}

/** The address without its host. */
export function pathOf({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  return pathname + search + hash;
}

/** The history of this tab. */
export class BrowserHistory implements RouterHistory {
  read(): Location {
    const { pathname, search, hash } = location;
    const entry = history.state as EntryState | null; // sound: only write() sets it
    return { pathname, search, hash, state: entry?.state ?? null, key: entry?.key ?? "default" };
  }

  write(to: Location, isNew: boolean): void {
    const entry: EntryState = { state: to.state, key: to.key };
    try {
      history[isNew ? "pushState" : "replaceState"](entry, "", pathOf(to));
    } catch (error) {
      if (error instanceof DOMException && error.name === "DataCloneError") throw error;
      // A browser refuses too many changes in a short time.
      location.assign(pathOf(to));
    }
  }

  go(steps: number): void {
    history.go(steps);
  }

  listen(onMove: (location: Location) => void): void {
    addEventListener("popstate", () => onMove(this.read()));
  }
}

/** A history in memory, which begins at the last of these entries. */
export class MemoryHistory implements RouterHistory {
  #entries: Location[];
  #at: number;
  #onMove: (location: Location) => void = () => {};

  constructor(entries: readonly Location[]) {
    this.#entries = [...entries];
    this.#at = entries.length - 1;
  }

  read(): Location {
    const entry = this.#entries[this.#at];
    if (!entry) throw new RangeError("Cannot read the history: it has no entries");
    return entry;
  }

  write(to: Location, isNew: boolean): void {
    if (isNew) this.#at += 1;
    this.#entries.splice(this.#at, isNew ? this.#entries.length : 1, to);
  }

  go(steps: number): void {
    this.#at = Math.min(Math.max(this.#at + steps, 0), this.#entries.length - 1);
    this.#onMove(this.read());
  }

  listen(onMove: (location: Location) => void): void {
    this.#onMove = onMove;
  }
}
