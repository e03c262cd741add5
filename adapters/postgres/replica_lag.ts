import type { Knex } from "knex";

/** Most positions that are remembered: a replica that is further behind is away. */
const POSITIONS_MAX = 100;

/** A place in the primary's log, in bytes, and when the primary was there, from `performance.now()`. */
interface Position {
  readonly bytes: number;
  readonly at: number;
}

/**
 * How far a streaming replica is behind its primary. The age of the last transaction that it replayed would grow while nothing
 * is written. So the primary's places in its log are remembered with their times, and the replica says which of them it has reached.
 */
export class ReplicaLag {
  #positions: Position[] = [];
  #milliseconds = Number.POSITIVE_INFINITY;

  /** How old the replica's data is at most; infinite if that is not known. */
  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** @throws {Error} if one of the two does not answer, or the second is not a replica */
  async measure({ primary, replica }: { primary: Knex; replica: Knex }): Promise<void> {
    const at = performance.now();
    const { rows: there } = await primary.raw<{ rows: [{ bytes: number }] }>(
      "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint AS bytes",
    );
    this.#positions.push({ bytes: there[0].bytes, at });
    const { rows: here } = await replica.raw<{ rows: [{ bytes: number | null }] }>(
      `SELECT CASE WHEN pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint END AS bytes`,
    );
    const { bytes } = here[0];
    if (bytes === null) throw new Error("it is not a replica");
    const reached = this.#positions.findLastIndex((position) => position.bytes <= bytes);
    this.#milliseconds = performance.now() - (this.#positions[reached]?.at ?? Number.NEGATIVE_INFINITY);
    this.#positions = this.#positions.slice(Math.max(reached, 0)).slice(-POSITIONS_MAX);
  }

  /** The measurement is outdated. */
  forget(): void {
    this.#milliseconds = Number.POSITIVE_INFINITY;
  }
}
