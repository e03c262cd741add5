import { Socket } from "node:net";
import type { Knex } from "knex";
import { DatabaseError } from "pg";
import { MonitoredConnection, PostgresNotResponding } from "./monitored_connection.ts";

/** How often Postgres is asked for a sign of life, in milliseconds. */
const HEARTBEAT_INTERVAL_MS = 400;
/** Longest wait for it, in milliseconds: so callers know within 1.4 s that they wait in vain. */
const TIMEOUT_MS = 1_000;
/** How often it is tried whether Postgres is there again, in milliseconds. */
const RETRY_DELAY_MS = 500;

/** What Knex asks of its own client, whose type does not say so. */
interface PoolClient {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
  destroy(callback?: unknown): Promise<void>;
}

/** The sockets of a pool's connections, to be destroyed if Postgres does not answer. */
export class PoolSockets {
  readonly #open = new Set<Socket>();

  /** A new one, for pg to connect. */
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
 * Has a pool fail fast while Postgres is gone. If it merely stops answering, no error occurs, and every statement would
 * wait until the network gives up, which takes a quarter of an hour. So a connection of its own asks for a sign of life:
 * without one, all statements under way fail, and new ones at once, until it answers again. A statement that only takes
 * long is left in peace. Ends when the pool is destroyed.
 */
export function monitorPool(knex: Knex, { url, sockets }: { url: string; sockets: PoolSockets }): void {
  const client = knex.client as PoolClient; // sound: Knex itself calls it so
  const acquire = client.acquireConnection.bind(client);
  const destroy = client.destroy.bind(client);
  /** Why Postgres is taken to be gone; nothing while it is there. */
  let gone: unknown;
  /** Until then a slow answer says nothing: machine and server may both be starting, and the pool has its own timeout. */
  let hasAnswered = false;
  /** How those who wait for a connection are told. Not one shared promise, because it would keep a reaction for every past caller. */
  const waiting = new Set<(reason: unknown) => void>();

  const live = MonitoredConnection.start({
    url,
    name: "weekplate watch",
    heartbeatIntervalMs: HEARTBEAT_INTERVAL_MS,
    timeoutMs: TIMEOUT_MS,
    retryDelayMs: RETRY_DELAY_MS,
    async onConnect() {
      hasAnswered = true;
      gone = undefined;
    },
    onDown(reason, { wasUp }) {
      if (!hasAnswered) return;
      // One connection may break, or be one too many, while Postgres is there for others.
      if (wasUp ? !(reason instanceof PostgresNotResponding) : isAnswer(reason)) return;
      gone = reason;
      for (const tell of waiting) tell(reason);
      sockets.cutAll();
    },
  });

  client.acquireConnection = () =>
    new Promise((resolve, reject) => {
      if (gone !== undefined) return reject(gone);
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

/** Whether Postgres itself said no, other than because it starts or stops. */
function isAnswer(reason: unknown): boolean {
  return reason instanceof DatabaseError && !reason.code?.startsWith("57");
}
