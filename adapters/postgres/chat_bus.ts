import type { Knex } from "knex";
import { Client } from "pg";
import type { ChatBus, ChatEvent, ChatListener, ChatMessage } from "../../core/chat/mod.ts";

const CHANNEL = "chat";
/** How long to wait before another attempt to listen, or to tell, in milliseconds. */
const RETRY_AFTER = 1_000;
/** Longest wait for a connection to listen on, in milliseconds. */
const CONNECT_PATIENCE = 5_000;

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
 * of an event at once, without the way round.
 */
export class PostgresChatBus implements ChatBus {
  readonly #options: PostgresChatBusOptions;
  readonly #listeners = new Set<ChatListener>();
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #gapToTell: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(options: PostgresChatBusOptions) {
    this.#options = options;
  }

  /** @throws where the database can't be reached; later breaks are mended. */
  static async open(options: PostgresChatBusOptions): Promise<PostgresChatBus> {
    const bus = new PostgresChatBus(options);
    await bus.#listen();
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
    clearTimeout(this.#retry);
    clearTimeout(this.#gapToTell);
    await this.#client?.end();
  }

  async #listen(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_PATIENCE,
    });
    client.on("notification", ({ payload }) => this.#hear(payload));
    client.on("error", (error) => this.#options.onFault(error));
    client.on("end", () => {
      if (client === this.#client) this.#listenLater();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
  }

  /** Listens again after a break; whatever was told meanwhile was not heard. */
  #listenLater(): void {
    this.#client = undefined;
    if (this.#closed) return;
    this.#retry = setTimeout(() => {
      this.#listen()
        .then(() => (this.#closed ? this.#client?.end() : this.#onGap()))
        .catch((error: unknown) => {
          this.#options.onFault(error);
          this.#listenLater();
        });
    }, RETRY_AFTER);
  }

  #hear(payload: string | undefined): void {
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
