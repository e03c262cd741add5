import type { Knex } from "knex";
import type { ChatBus, ChatEvent, ChatListener, ChatMessage } from "../../../core/chat/mod.ts";
import { MonitoredConnection } from "../monitored_connection.ts";

const CHANNEL = "chat";
/** Delay before listening or sending is tried again. */
const RETRY_DELAY_MS = 1_000;
/** Interval between health checks of the listening connection, and between an instance's heartbeats. */
const HEARTBEAT_INTERVAL_MS = 2_000;
/** An instance counts as dead after this time without a heartbeat. */
const DEAD_AFTER_MS = 6_000;
/** Longest wait for a health check, and for the listening connection to open. */
const TIMEOUT_MS = 2_000;

export interface PostgresChatBusOptions {
  /** Sends the notifications. */
  readonly knex: Knex;
  /** Address for the listening connection. It cannot come from the pool, which lends its connections to other callers. */
  readonly url: string;
  /** Unique name of this instance. */
  readonly instance: string;
  readonly onFault: (error: unknown) => void;
}

/** A notification's content. `gap`: an event could not be sent. `lives`: a heartbeat. `ends`: the instance shuts down cleanly. */
type Notice = { readonly from: string } & (
  | { readonly event: ChatEvent }
  | { readonly gap: true }
  | { readonly lives: true }
  | { readonly ends: true }
);

/**
 * {@linkcode ChatBus} between instances that share a database, by LISTEN and NOTIFY. A notification contains ids and no texts of people,
 * because every database user can read it and Postgres limits it to 8,000 bytes. Local listeners receive an event
 * directly, without the database. A listening connection that fails is detected within 4 s and reported as a gap. An
 * instance that stops without notice is a gap too: it may have stored messages without publishing them.
 */
export class PostgresChatBus implements ChatBus {
  readonly #options: PostgresChatBusOptions;
  readonly #listeners = new Set<ChatListener>();
  /** Time of every other instance's last notification, from `performance.now()`. */
  readonly #others = new Map<string, number>();
  readonly #heartbeatTimer: NodeJS.Timeout;
  #listening: MonitoredConnection | undefined;
  #gapTimer: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(options: PostgresChatBusOptions) {
    this.#options = options;
    this.#heartbeatTimer = setInterval(() => this.#heartbeat(), HEARTBEAT_INTERVAL_MS);
    this.#heartbeatTimer.unref();
  }

  /** @throws if the database can't be reached. A connection that fails later is replaced. */
  static async open(options: PostgresChatBusOptions): Promise<PostgresChatBus> {
    const bus = new PostgresChatBus(options);
    const listening = MonitoredConnection.open({
      url: options.url,
      name: "weekplate chat",
      heartbeatIntervalMs: HEARTBEAT_INTERVAL_MS,
      timeoutMs: TIMEOUT_MS,
      retryDelayMs: RETRY_DELAY_MS,
      async onConnect(client) {
        client.on("notification", ({ payload }) => bus.#receive(payload));
        await client.query(`LISTEN ${CHANNEL}`);
        bus.#onGap(); // events sent before LISTEN were missed
        bus.#heartbeat();
      },
      onDown: options.onFault,
    });
    try {
      bus.#listening = await listening;
    } catch (error) {
      await bus.close();
      throw error;
    }
    return bus;
  }

  publish(event: ChatEvent, message?: ChatMessage): void {
    for (const listener of this.#listeners) listener.onEvent(event, message);
    this.#send({ from: this.#options.instance, event }).catch((error: unknown) => {
      this.#options.onFault(error);
      this.#sendGap();
    });
  }

  subscribe(listener: ChatListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#heartbeatTimer);
    clearTimeout(this.#gapTimer);
    if (!this.#listening) return;
    // If this fails, the other instances detect the silence and reload: harmless.
    await this.#send({ from: this.#options.instance, ends: true }).catch(() => {});
    await this.#listening.close();
  }

  #receive(payload: string | undefined): void {
    if (this.#closed) return;
    const notice = JSON.parse(payload ?? "null") as Notice | null; // sound: only this product's instances notify on this channel
    if (!notice || notice.from === this.#options.instance) return;
    this.#others.set(notice.from, performance.now());
    if ("ends" in notice) this.#others.delete(notice.from);
    if ("gap" in notice) this.#onGap();
    if (!("event" in notice)) return;
    for (const listener of this.#listeners) listener.onEvent(notice.event, undefined);
  }

  /** Sends a heartbeat, and reports a gap for each instance that stopped sending its own. */
  #heartbeat(): void {
    this.#send({ from: this.#options.instance, lives: true }).catch(() => {}); // the next heartbeat may succeed
    const dead = [...this.#others].filter(([, heardAt]) => performance.now() - heardAt > DEAD_AFTER_MS);
    for (const [instance] of dead) this.#others.delete(instance);
    if (dead.length > 0) this.#onGap();
  }

  #onGap(): void {
    for (const listener of this.#listeners) listener.onGap();
  }

  async #send(notice: Notice): Promise<void> {
    await this.#options.knex.raw("SELECT pg_notify(?, ?)", [CHANNEL, JSON.stringify(notice)]);
  }

  /** Reports a gap to the other instances, and retries until it is sent. */
  #sendGap(): void {
    if (this.#gapTimer !== undefined || this.#closed) return;
    this.#gapTimer = setTimeout(() => {
      this.#gapTimer = undefined;
      this.#send({ from: this.#options.instance, gap: true }).catch(() => this.#sendGap());
    }, RETRY_DELAY_MS);
  }
}
