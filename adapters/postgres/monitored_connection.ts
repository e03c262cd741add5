import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";

/** Longest wait for a polite end, in milliseconds. */
const CLOSE_TIMEOUT_MS = 500;

/** Times are in milliseconds. */
export interface MonitoredConnectionOptions {
  readonly url: string;
  /** By which Postgres shows it in `pg_stat_activity`. */
  readonly name: string;
  /** How often it is asked for a sign of life. */
  readonly heartbeatIntervalMs: number;
  /** How long it may take to connect, and to give that sign. */
  readonly timeoutMs: number;
  /** Wait between two attempts to connect. */
  readonly retryDelayMs: number;
  /** Makes a new connection ready for its purpose; it counts as none where this fails. */
  readonly onConnect: (client: Client) => Promise<void>;
  /** Hears of every connection that broke or fell silent (`wasUp`), and of every attempt that failed. */
  readonly onDown: (reason: unknown, connection: { readonly wasUp: boolean }) => void;
}

/**
 * A connection of its own that is always there: one that breaks, or gives no sign of life (a dead router closes nothing),
 * is replaced by another.
 */
export class MonitoredConnection {
  readonly #options: MonitoredConnectionOptions;
  /** Ends the waits of the connection that there is now. */
  #over = new AbortController();
  #closed = false;
  #running: Promise<void> = Promise.resolve();

  private constructor(options: MonitoredConnectionOptions) {
    this.#options = options;
  }

  /** @throws where the first attempt fails; later ones are repeated. */
  static async open(options: MonitoredConnectionOptions): Promise<MonitoredConnection> {
    const live = new MonitoredConnection(options);
    live.#running = live.#run(await live.#connect());
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
    this.#over.abort();
    await this.#running;
  }

  /** Until it is closed. Never rejects. */
  async #run(first: Connection | undefined): Promise<void> {
    let connection = first;
    while (!this.#closed) {
      try {
        connection ??= await this.#connect();
        await this.#untilSilent(connection.client);
      } catch (error) {
        if (this.#closed) break;
        const wasUp = connection !== undefined;
        connection?.socket.destroy();
        connection = undefined;
        this.#options.onDown(error, { wasUp });
        // One that was there is tried again at once: it may have been ended by hand.
        if (!wasUp) await this.#pause(this.#options.retryDelayMs).catch(() => {});
      }
    }
    if (connection) await inTime(connection.client.end(), CLOSE_TIMEOUT_MS).catch(() => {});
    connection?.socket.destroy();
  }

  async #connect(): Promise<Connection> {
    const { url, name, timeoutMs, onConnect } = this.#options;
    const socket = new Socket();
    const client = new Client({
      connectionString: url,
      application_name: name,
      stream: () => socket,
    });
    const over = new AbortController();
    this.#over = over;
    client.on("error", () => over.abort());
    client.on("end", () => over.abort());
    try {
      // Not by pg's own timeout, which takes an answer for late that came while this process was busy.
      await inTime(client.connect(), timeoutMs);
      await inTime(onConnect(client), timeoutMs);
    } catch (error) {
      socket.destroy();
      this.#over = new AbortController(); // for the wait until the next attempt
      throw error;
    }
    return { client, socket };
  }

  /** @throws always: when it breaks, gives no sign of life, or is to be closed. */
  async #untilSilent(client: Client): Promise<never> {
    for (;;) {
      await this.#pause(this.#options.heartbeatIntervalMs);
      await inTime(client.query("SELECT 1"), this.#options.timeoutMs);
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    if (this.#closed) throw new Error("Closed");
    await delay(milliseconds, undefined, { signal: this.#over.signal, ref: false });
  }
}

interface Connection {
  readonly client: Client;
  readonly socket: Socket;
}

/** @throws where it takes longer. What came while this process itself was busy has come in time. */
async function inTime(answer: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // After the next look at the network, where the answer may have lain for long.
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

/** Postgres gives no sign of life. */
export class PostgresNotResponding extends Error {
  override readonly name = "PostgresNotResponding";
  /** As a network's that has given up, which is what it stands for. */
  readonly code = "ETIMEDOUT";

  constructor() {
    super("Postgres does not answer");
  }
}
