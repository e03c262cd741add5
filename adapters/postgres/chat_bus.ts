import type { Knex } from "knex";
import type { ChatBus, ChatEvent, ChatListener, ChatMessage } from "../../core/chat/mod.ts";
import { LiveConnection } from "./live_connection.ts";

const CHANNEL = "chat";
/** How long to wait before another attempt to listen, or to tell, in milliseconds. */
const RETRY_AFTER = 1_000;
/** How often what it listens on has to give a sign of life, in milliseconds. */
const BEAT_EVERY = 2_000;
/** Longest wait for that sign, and for a connection to listen on, in milliseconds. */
const PATIENCE = 2_000;

export interface PostgresChatBusOptions {
  /** Tells. */
  readonly knex: Knex;
  /** Where to listen: on a connection of its own, since one from the pool would be given to others. */
  readonly url: string;
  /** Its own among the instances. */
  readonly instance: string;
  readonly onFault: (error: unknown) => void;
}

/** What travels. A `gap` says that something could not be told. */
type Notice = { readonly from: string } & ({ readonly event: ChatEvent } | { readonly gap: true });

/**
 * {@linkcode ChatBus} between instances that share a database, by LISTEN and NOTIFY. Numbers only, never a text: a
 * notice is not encrypted, is seen by everybody who may connect, and has to be under 8,000 bytes. Its own instance hears
 * of an event at once, without the way round. A connection that broke, or fell silent without an error, is noticed
 * within 4 s, and is a gap.
 */
export class PostgresChatBus implements ChatBus {
  readonly #options: PostgresChatBusOptions;
  readonly #listeners = new Set<ChatListener>();
  #listening: LiveConnection | undefined;
  #gapToTell: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(options: PostgresChatBusOptions) {
    this.#options = options;
  }

  /** @throws where the database can't be reached; later breaks are mended. */
  static async open(options: PostgresChatBusOptions): Promise<PostgresChatBus> {
    const bus = new PostgresChatBus(options);
    bus.#listening = await LiveConnection.open({
      url: options.url,
      name: "weekplate chat",
      beatEvery: BEAT_EVERY,
      patience: PATIENCE,
      retryAfter: RETRY_AFTER,
      async onUp(client) {
        client.on("notification", ({ payload }) => bus.#hear(payload));
        await client.query(`LISTEN ${CHANNEL}`);
        bus.#onGap(); // whatever was told before was not heard
      },
      onDown: options.onFault,
    });
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
    this.#closed = true;
    clearTimeout(this.#gapToTell);
    await this.#listening?.close();
  }

  #hear(payload: string | undefined): void {
    if (this.#closed) return;
    const notice = JSON.parse(payload ?? "null") as Notice | null; // sound: only instances of this product tell here
    if (!notice || notice.from === this.#options.instance) return;
    if ("gap" in notice) return this.#onGap();
    for (const listener of this.#listeners) listener.onEvent(notice.event, undefined);
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
    }, RETRY_AFTER);
  }
}
