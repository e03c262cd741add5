import type { Knex } from "knex";
import { BriefSet } from "../shared/brief_set.ts";
import { readSource } from "../shared/lag_tolerance.ts";
import type { PoolClient } from "./monitored_pool.ts";
import { ReplicaLag } from "./replica_lag.ts";

/** Interval between two looks at the replica. */
const CHECK_INTERVAL_MS = 1_000;
/** Beyond this, the primary answers. Well below the time for which people read their own writes from the primary. */
const MAX_LAG_MS = 10_000;
/** So many checks in a row have to find it close behind before it answers again. */
const CHECKS_BEFORE_RETURN = 5;

export interface ReadReplicaOptions {
  /** The replica's own pool. It is destroyed with the primary's. */
  readonly replica: Knex;
  /** Called when the replica begins or ceases to answer; with the reason if it ceases. */
  readonly onChange: (state: { readonly isUsable: boolean; readonly reason: string | undefined }) => void;
  /** Default {@linkcode MAX_LAG_MS}. */
  readonly maxLagMs?: number;
  /** Default {@linkcode CHECK_INTERVAL_MS}. */
  readonly checkIntervalMs?: number;
}

/**
 * Lets a streaming replica answer the statements of work that tolerates lag (`tolerateLag`), in place of the primary. All others
 * stay on the primary. A replica that does not answer, is too far behind, or is none, is not used until it was well for a while:
 * work then reads from the primary.
 */
export class ReadReplica {
  readonly #primary: Knex;
  readonly #options: ReadReplicaOptions;
  readonly #lag = new ReplicaLag();
  #isUsable = false;
  /** How many checks in a row found it close behind. The first of a start is enough. */
  #goodChecks = CHECKS_BEFORE_RETURN - 1;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Whether `onChange` knows that it is not used. */
  #hasReported = false;
  #reads = 0;
  #fallbacks = 0;

  private constructor(primary: Knex, options: ReadReplicaOptions) {
    this.#primary = primary;
    this.#options = options;
  }

  /** Routes the primary's pool from now on, until it is destroyed. Call it once for a pool. */
  static route(primary: Knex, options: ReadReplicaOptions): ReadReplica {
    const own = new ReadReplica(primary, options);
    own.#takeOver();
    void own.#check();
    return own;
  }

  /** Whether work that tolerates lag reads from it now. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  /** How old its data was at the last check, in milliseconds, at most; infinite if that is not known. */
  get lagMs(): number {
    return this.#lag.milliseconds;
  }

  /** How many connections it lent so far: one for each statement or transaction. */
  get reads(): number {
    return this.#reads;
  }

  /** How many the primary lent to work that tolerates lag. */
  get fallbacks(): number {
    return this.#fallbacks;
  }

  #takeOver(): void {
    const primary = this.#primary.client as PoolClient; // sound: Knex calls these methods itself
    const replica = this.#options.replica.client as PoolClient;
    const acquire = primary.acquireConnection.bind(primary);
    const release = primary.releaseConnection.bind(primary);
    const destroy = primary.destroy.bind(primary);
    const lent = new BriefSet<object>();

    primary.acquireConnection = async () => {
      const source = readSource();
      if (source === undefined || source.current === "primary") return await acquire();
      if (this.#isUsable) {
        try {
          const connection = await replica.acquireConnection();
          lent.add(connection);
          source.current = "replica";
          this.#reads += 1;
          return connection;
        } catch {
          // The check finds out whether it is away.
        }
      }
      source.current = "primary";
      this.#fallbacks += 1;
      return await acquire();
    };
    primary.releaseConnection = (connection) =>
      lent.delete(connection) ? replica.releaseConnection(connection) : release(connection);
    primary.destroy = async (callback) => {
      this.#closed = true;
      clearTimeout(this.#timer);
      await this.#options.replica.destroy();
      await destroy(callback);
    };
  }

  async #check(): Promise<void> {
    const { maxLagMs = MAX_LAG_MS, checkIntervalMs = CHECK_INTERVAL_MS } = this.#options;
    try {
      await this.#lag.measure({ primary: this.#primary, replica: this.#options.replica });
      const lag = this.#lag.milliseconds;
      if (lag > maxLagMs) this.#cease(`it is more than ${maxLagMs / 1_000} s behind`);
      else if (this.#isUsable || lag > maxLagMs / 2) this.#goodChecks = 0;
      else this.#good();
    } catch (error) {
      this.#lag.forget();
      this.#cease(error instanceof Error ? error.message : String(error));
    }
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#check(), checkIntervalMs);
    this.#timer.unref();
  }

  #good(): void {
    this.#goodChecks += 1;
    if (this.#goodChecks < CHECKS_BEFORE_RETURN || this.#closed) return;
    this.#goodChecks = 0;
    this.#isUsable = true;
    this.#hasReported = false;
    this.#options.onChange({ isUsable: true, reason: undefined });
  }

  #cease(reason: string): void {
    this.#goodChecks = 0;
    if (this.#closed) return;
    this.#isUsable = false;
    if (this.#hasReported) return;
    this.#hasReported = true;
    this.#options.onChange({ isUsable: false, reason });
  }
}
