import type { Knex } from "knex";
import { ConcurrencyLimiter } from "../shared/concurrency_limiter.ts";
import { connectionGroup } from "../shared/connection_group.ts";
import type { PoolClient } from "./monitored_pool.ts";

/** Statements of a group that wait for others of the same group. */
const QUEUE = { maxQueued: 1_000, queueTimeoutMs: 5_000 };

/** A group of statements waited too long for its part of the pool. */
export class GroupBusy extends Error {
  override readonly name = "GroupBusy";
  /** The code of a network timeout, so that callers treat it as one. */
  readonly code = "ETIMEDOUT";

  constructor(group: string) {
    super(`All connections for ${group} are in use`);
  }
}

/**
 * Limits how many of a pool's connections one group of statements uses at once. Statements that wait for a lock occupy their
 * connections, but mostly come from one kind of work: one route, or chat. The rest of the pool is left for all others.
 * Groups and not only a reserve, because a pool cannot know in advance which statements are going to wait.
 *
 * The last quarter of the pool is for groups that use no connection yet, one each. So a few groups that wait together do not
 * use up the pool either: of 20 connections, with at most 6 for a group, 7 groups can wait and the eighth is served.
 */
export function limitConnectionsPerGroup(
  knex: Knex,
  { size, maxPerGroup }: { size: number; maxPerGroup: number },
): void {
  const client = knex.client as PoolClient; // sound: Knex calls these methods itself
  const acquire = client.acquireConnection.bind(client);
  const release = client.releaseConnection.bind(client);
  const limiters = new Map<string, ConcurrencyLimiter>();
  const reserve = Math.floor(size / 4);
  let inUse = 0;
  const limits = {
    ...QUEUE,
    get maxRunning() {
      return inUse < size - reserve ? maxPerGroup : 1;
    },
  };
  /** Called when the connection is released. Entries stay with their connections, for the reason that `BriefSet` names. */
  const releases = new WeakMap<object, (() => void) | undefined>();

  client.acquireConnection = () => {
    const group = connectionGroup();
    if (group === undefined) return acquire();
    const limiter = limiters.get(group) ?? new ConcurrencyLimiter(limits);
    limiters.set(group, limiter);
    return new Promise((resolve, reject) => {
      const useConnection = async () => {
        inUse += 1;
        try {
          const connection = await acquire();
          const released = new Promise<void>((resolveReleased) => void releases.set(connection, resolveReleased));
          resolve(connection);
          await released;
        } finally {
          inUse -= 1;
        }
      };
      limiter.run(useConnection, () => new GroupBusy(group)).catch(reject);
    });
  };
  client.releaseConnection = async (connection) => {
    try {
      await release(connection);
    } finally {
      releases.get(connection)?.();
      releases.set(connection, undefined);
    }
  };
}
