import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";

/** Longest wait for a graceful disconnect; the socket is destroyed afterwards. */
const CLOSE_TIMEOUT_MS = 500;

/** Longest wait for a start's first connection. On a busy machine a server that starts slowly is better than none. */
const START_TIMEOUT_MS = 10_000;

/** Times are in milliseconds. */
export interface MonitoredConnectionOptions {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly name: string;
  /** Interval between health checks. */
  readonly heartbeatIntervalMs: number;
  /** Longest wait for a connection, and for a health check's answer. */
  readonly timeoutMs: number;
  /** Delay between attempts to connect. */
  readonly retryDelayMs: number;
  /** Prepares a new connection. If it rejects, the attempt to connect has failed. */
  readonly onConnect: (client: Client) => Promise<void>;
  /** Called for every connection that broke or stopped answering (`wasUp`), and for every failed attempt to connect. */
  readonly onDown: (reason: unknown, connection: { readonly wasUp: boolean }) => void;
}

/**
 * A dedicated connection that is replaced when it breaks or fails a health check. The check is needed because a dead
 * router closes no connection.
 */
export class MonitoredConnection {
  readonly #options: MonitoredConnectionOptions;
  /** Aborts the current connection's delays. */
  #stopWaiting = new AbortController();
  #closed = false;
  #running: Promise<void> = Promise.resolve();

  private constructor(options: MonitoredConnectionOptions) {
    this.#options = options;
  }

  /** @throws if the first attempt fails, which may take {@linkcode START_TIMEOUT_MS}. Later attempts are repeated. */
  static async open(options: MonitoredConnectionOptions): Promise<MonitoredConnection> {
    const live = new MonitoredConnection(options);
    live.#running = live.#run(await live.#connect(START_TIMEOUT_MS));
    return live;
  }

  /** As {@linkcode MonitoredConnection.open}, whether or not the first attempt succeeds. */
  static start(options: MonitoredConnectionOptions): MonitoredConnection {
    const live = new MonitoredConnection(options);
    live.#running = live.#run(undefined);
    return live;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopWaiting.abort();
    await this.#running;
  }

  /** Holds a connection open until `close`. Never rejects. */
  async #run(first: Connection | undefined): Promise<void> {
    let connection = first;
    while (!this.#closed) {
      try {
        connection ??= await this.#connect();
        await this.#checkHealthUntilFailure(connection.client);
      } catch (error) {
        if (this.#closed) break;
        const wasUp = connection !== undefined;
        connection?.socket.destroy();
        connection = undefined;
        this.#options.onDown(error, { wasUp });
        // No delay after a lost connection: an administrator may have terminated it.
        if (!wasUp) await this.#pause(this.#options.retryDelayMs).catch(() => {});
      }
    }
    if (connection) await withTimeout(connection.client.end(), CLOSE_TIMEOUT_MS).catch(() => {});
    connection?.socket.destroy();
  }

  async #connect(timeoutMs = this.#options.timeoutMs): Promise<Connection> {
    const { url, name, onConnect } = this.#options;
    const socket = new Socket();
    const client = new Client({
      connectionString: url,
      application_name: name,
      stream: () => socket,
    });
    const stopWaiting = new AbortController();
    this.#stopWaiting = stopWaiting;
    client.on("error", () => stopWaiting.abort());
    client.on("end", () => stopWaiting.abort());
    try {
      // pg's own timeout would reject an answer that arrived while the event loop was blocked.
      await withTimeout(client.connect(), timeoutMs);
      await withTimeout(onConnect(client), timeoutMs);
    } catch (error) {
      socket.destroy();
      this.#stopWaiting = new AbortController(); // for the delay before the next attempt
      throw error;
    }
    return { client, socket };
  }

  /** @throws always: when the connection breaks, fails a health check, or is closed. */
  async #checkHealthUntilFailure(client: Client): Promise<never> {
    for (;;) {
      await this.#pause(this.#options.heartbeatIntervalMs);
      await withTimeout(client.query("SELECT 1"), this.#options.timeoutMs);
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    if (this.#closed) throw new Error("Closed");
    await delay(milliseconds, undefined, { signal: this.#stopWaiting.signal, ref: false });
  }
}

interface Connection {
  readonly client: Client;
  readonly socket: Socket;
}

/** @throws {@linkcode PostgresNotResponding} on a timeout. An answer that arrived while the event loop was blocked is in time. */
async function withTimeout(answer: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // Only after the next poll phase, which delivers an answer that has already arrived.
      setImmediate(() => setImmediate(() => reject(new PostgresNotResponding())));
    }, milliseconds);
  });
  try {
    await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => {});
  }
}

/** Postgres did not answer in time. */
export class PostgresNotResponding extends Error {
  override readonly name = "PostgresNotResponding";
  /** The code of a network timeout, so that callers treat it as one. */
  readonly code = "ETIMEDOUT";

  constructor() {
    super("Postgres does not answer");
  }
}
