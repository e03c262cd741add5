import { Socket } from "node:net";
import type { Knex } from "knex";
import { DatabaseError } from "pg";
import { BriefSet } from "../shared/brief_set.ts";
import { MonitoredConnection, PostgresNotResponding } from "./monitored_connection.ts";

/** Interval between health checks. */
const HEARTBEAT_INTERVAL_MS = 400;
/** Longest wait for a health check. With the interval, callers fail within 1.4 s. */
const TIMEOUT_MS = 1_000;
/** Delay between attempts to reconnect. */
const RETRY_DELAY_MS = 500;

/** Methods of Knex's client that its type declaration lacks. */
export interface PoolClient {
  acquireConnection(): Promise<object>;
  releaseConnection(connection: object): Promise<void>;
  destroy(callback?: unknown): Promise<void>;
}

/** The sockets of a pool's connections, destroyed if Postgres does not answer. */
export class PoolSockets {
  readonly #open = new Set<Socket>();

  /** Creates an unconnected socket, which pg connects. */
  readonly create = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    return socket;
  };

  cutAll(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

/**
 * Makes a pool fail fast while Postgres is unavailable. If Postgres stops answering without an error, a statement would
 * wait about 15 minutes for the network's timeout. A dedicated connection therefore checks Postgres' health. While the
 * check fails, running statements are aborted and new ones are rejected immediately. A statement that is merely slow is
 * not affected. Monitoring ends when the pool is destroyed.
 */
export function monitorPool(knex: Knex, { url, sockets }: { url: string; sockets: PoolSockets }): void {
  const client = knex.client as PoolClient; // sound: Knex calls these methods itself
  const acquire = client.acquireConnection.bind(client);
  const destroy = client.destroy.bind(client);
  /** Why Postgres counts as unavailable. Undefined while it is available. */
  let unavailable: unknown;
  /** Failures before the first answer are ignored: Postgres may still be starting, and the pool has its own timeout. */
  let hasAnswered = false;
  /** Rejects the callers that wait for a connection. One shared promise would leak a reaction for every past caller. */
  const waiting = new BriefSet<(reason: unknown) => void>();

  const live = MonitoredConnection.start({
    url,
    name: "weekplate watch",
    heartbeatIntervalMs: HEARTBEAT_INTERVAL_MS,
    timeoutMs: TIMEOUT_MS,
    retryDelayMs: RETRY_DELAY_MS,
    async onConnect() {
      hasAnswered = true;
      unavailable = undefined;
    },
    onDown(reason, { wasUp }) {
      if (!hasAnswered) return;
      // A single connection may break or exceed Postgres' limit while Postgres serves others.
      if (wasUp ? !(reason instanceof PostgresNotResponding) : isRefusal(reason)) return;
      unavailable = reason;
      for (const rejectCaller of waiting) rejectCaller(reason);
      sockets.cutAll();
    },
  });

  client.acquireConnection = () =>
    new Promise((resolve, reject) => {
      if (unavailable !== undefined) return reject(unavailable);
      let gaveUp = false;
      const giveUp = (reason: unknown) => {
        gaveUp = true;
        reject(reason);
      };
      waiting.add(giveUp);
      acquire().then(
        (connection) => {
          waiting.delete(giveUp);
          return gaveUp ? client.releaseConnection(connection) : resolve(connection);
        },
        (error: unknown) => {
          waiting.delete(giveUp);
          reject(error);
        },
      );
    });
  client.destroy = async (callback) => {
    await live.close();
    await destroy(callback);
  };
}

/** Whether Postgres itself refused, for a reason other than starting or stopping (SQLSTATE class 57). */
function isRefusal(reason: unknown): boolean {
  return reason instanceof DatabaseError && !reason.code?.startsWith("57");
}
