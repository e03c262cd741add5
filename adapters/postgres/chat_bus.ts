import type { Knex } from "knex";
import type { ChatBus, ChatEvent, ChatListener, ChatMessage } from "../../core/chat/mod.ts";
import { MonitoredConnection } from "./monitored_connection.ts";

const CHANNEL = "chat";
/** How long to wait before another attempt to listen, or to tell, in milliseconds. */
const RETRY_DELAY_MS = 1_000;
/** How often what it listens on has to give a sign of life, and how often an instance gives one, in milliseconds. */
const HEARTBEAT_INTERVAL_MS = 2_000;
/** After so long without one an instance is taken for dead, in milliseconds. */
const DEAD_AFTER_MS = 6_000;
/** Longest wait for that sign, and for a connection to listen on, in milliseconds. */
const TIMEOUT_MS = 2_000;

export interface PostgresChatBusOptions {
  /** Tells. */
  readonly knex: Knex;
  /** Where to listen: on a connection of its own, since one from the pool would be given to others. */
  readonly url: string;
  /** Its own among the instances. */
  readonly instance: string;
  readonly onFault: (error: unknown) => void;
}

/** What travels. A `gap` says that something could not be told; `ends`, that all was told and no more comes. */
type Notice = { readonly from: string } & (
  | { readonly event: ChatEvent }
  | { readonly gap: true }
  | { readonly lives: true }
  | { readonly ends: true }
);

/**
 * {@linkcode ChatBus} between instances that share a database, by LISTEN and NOTIFY. Numbers only, never a text: a
 * notice is not encrypted, every database user can read it, and has to be under 8,000 bytes. Its own instance hears
 * of an event at once, without the way round. A connection that broke, or fell silent without an error, is noticed
 * within 4 s, and is a gap. So is an instance that ends without a word: it may have stored messages that it did not publish.
 */
export class PostgresChatBus implements ChatBus {
  readonly #options: PostgresChatBusOptions;
  readonly #listeners = new Set<ChatListener>();
  /** When every other instance last gave a sign of life, on `performance.now()`. */
  readonly #others = new Map<string, number>();
  readonly #heart: NodeJS.Timeout;
  #listening: MonitoredConnection | undefined;
  #gapToTell: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(options: PostgresChatBusOptions) {
    this.#options = options;
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT_INTERVAL_MS);
    this.#heart.unref();
  }

  /** @throws where the database can't be reached; later breaks are mended. */
  static async open(options: PostgresChatBusOptions): Promise<PostgresChatBus> {
    const bus = new PostgresChatBus(options);
    const listening = MonitoredConnection.open({
      url: options.url,
      name: "weekplate chat",
      heartbeatIntervalMs: HEARTBEAT_INTERVAL_MS,
      timeoutMs: TIMEOUT_MS,
      retryDelayMs: RETRY_DELAY_MS,
      async onConnect(client) {
        client.on("notification", ({ payload }) => bus.#hear(payload));
        await client.query(`LISTEN ${CHANNEL}`);
        bus.#onGap(); // whatever was told before was not heard
        bus.#beat();
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
    this.#tell({ from: this.#options.instance, event }).catch((error: unknown) => {
      this.#options.onFault(error);
      this.#tellOfGap();
    });
  }

  subscribe(listener: ChatListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#heart);
    clearTimeout(this.#gapToTell);
    if (!this.#listening) return;
    // Where it can't be told, the others take this one for dead, which costs them no more than a look.
    await this.#tell({ from: this.#options.instance, ends: true }).catch(() => {});
    await this.#listening.close();
  }

  #hear(payload: string | undefined): void {
    if (this.#closed) return;
    const notice = JSON.parse(payload ?? "null") as Notice | null; // sound: only instances of this product tell here
    if (!notice || notice.from === this.#options.instance) return;
    this.#others.set(notice.from, performance.now());
    if ("ends" in notice) this.#others.delete(notice.from);
    if ("gap" in notice) this.#onGap();
    if (!("event" in notice)) return;
    for (const listener of this.#listeners) listener.onEvent(notice.event, undefined);
  }

  /** Says that this instance lives, and looks who does not. */
  #beat(): void {
    this.#tell({ from: this.#options.instance, lives: true }).catch(() => {}); // the next one may come through
    const dead = [...this.#others].filter(([, heardAt]) => performance.now() - heardAt > DEAD_AFTER_MS);
    for (const [instance] of dead) this.#others.delete(instance);
    if (dead.length > 0) this.#onGap();
  }

  #onGap(): void {
    for (const listener of this.#listeners) listener.onGap();
  }

  async #tell(notice: Notice): Promise<void> {
    await this.#options.knex.raw("SELECT pg_notify(?, ?)", [CHANNEL, JSON.stringify(notice)]);
  }

  /** Tells the others that they missed something, as soon as they can be told anything. */
  #tellOfGap(): void {
    if (this.#gapToTell !== undefined || this.#closed) return;
    this.#gapToTell = setTimeout(() => {
      this.#gapToTell = undefined;
      this.#tell({ from: this.#options.instance, gap: true }).catch(() => this.#tellOfGap());
    }, RETRY_DELAY_MS);
  }
}
