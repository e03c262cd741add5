import type { QueryKey } from "@tanstack/react-query";

/** A persisted query: a reply of the server, as a device stores it. */
export interface PersistedQuery {
  readonly queryKey: QueryKey;
  /** Undefined removes the entry: the server no longer has the data. */
  readonly data: unknown;
  /** When the server gave it, in milliseconds since 1970. */
  readonly writtenAtMs: number;
}

/** Stores the last replies on a device, so that pages open at once and offline. */
export interface PersistedQueryStore {
  /**
   * A person's persisted queries that this version of the app understands. Never rejects: a device that can't store has
   * none.
   */
  read(personId: string): Promise<readonly PersistedQuery[]>;

  /**
   * Stores replies for the signed-in person, and removes the oldest where there are too many bytes. Does nothing after the
   * person has logged out. Never rejects.
   */
  write(personId: string, answers: readonly PersistedQuery[]): Promise<void>;
}
