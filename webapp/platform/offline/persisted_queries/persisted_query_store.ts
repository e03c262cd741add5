import type { QueryKey } from "@tanstack/react-query";

/** An answer of the server, as a device keeps it. */
export interface PersistedQuery {
  readonly queryKey: QueryKey;
  /** Undefined removes what is kept: the server has it no more. */
  readonly data: unknown;
  /** When the server gave it, in milliseconds since 1970. */
  readonly writtenAtMs: number;
}

/** Where a device keeps the last answers, so that pages open at once and offline. */
export interface PersistedQueryStore {
  /** A person's answers that this version of the app understands. Never rejects: a device that can't keep has none. */
  read(personId: string): Promise<readonly PersistedQuery[]>;

  /**
   * Keeps answers of the person who is signed in, and removes the oldest where there are too many bytes. Does nothing after the
   * person has logged out. Never rejects.
   */
  write(personId: string, answers: readonly PersistedQuery[]): Promise<void>;
}
