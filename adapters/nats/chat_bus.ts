import { connect, type NatsConnection, type Subscription } from "@nats-io/transport-node";
import type { ChatBus, ChatEvent, ChatListener, ChatMessage } from "../../core/chat/mod.ts";

const SUBJECT = "weekplate.events";
/** Interval between an instance's heartbeats. */
const HEARTBEAT_INTERVAL_MS = 2_000;
/** An instance counts as dead after this time without a notice. */
const DEAD_AFTER_MS = 6_000;
/** Without NATS, listeners read the store this often. */
const AWAY_GAP_INTERVAL_MS = 10_000;
/** Interval between checks of the connection. One without an answer ends it at the next. */
const PING_INTERVAL_MS = 2_000;
const RECONNECT_DELAY_MS = 500;
/** Longest wait for one server to accept a connection. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Longest wait for the last notices to be sent. */
const CLOSE_TIMEOUT_MS = 500;

/** The servers of one cluster, and how to sign in there. */
export interface NatsServers {
  /** Each as `host:port`. */
  readonly addresses: readonly string[];
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** Whether a connection without TLS is refused. */
  readonly tls: boolean;
}

export interface NatsChatBusOptions extends NatsServers {
  /** Unique name of this instance. */
  readonly instance: string;
  readonly onFault: (error: unknown) => void;
}

/** `count`: how many events this instance has published so far, with this one. */
type Notice = { readonly from: string; readonly count: number } & (
  | { readonly event: ChatEvent }
  | { readonly lives: true }
  /** Asks every instance for its count. */
  | { readonly asks: true }
  /** The instance shuts down cleanly. */
  | { readonly ends: true }
);

interface Other {
  readonly count: number;
  /** Time of its last notice, from `performance.now()`. */
  readonly heardAt: number;
}

/**
 * {@linkcode ChatBus} between instances that share a NATS server or cluster. NATS delivers a notice at most once, and those
 * of one instance in order. Each has the number of its instance's events so far, so an instance notices which it has
 * missed, wherever they were lost, and reports a gap. After a broken connection it asks for the numbers at once; otherwise
 * it learns them from the next heartbeat. An instance that stops without notice is a gap too: it may have stored messages
 * without publishing them. Without NATS, listeners get a gap every 10 s, so messages arrive late, but arrive.
 */
export class NatsChatBus implements ChatBus {
  readonly #options: NatsChatBusOptions;
  readonly #connection: NatsConnection;
  readonly #listeners = new Set<ChatListener>();
  readonly #others = new Map<string, Other>();
  readonly #heartbeatTimer: NodeJS.Timeout;
  #count = 0;
  /** Time of the last gap without a connection, or of its loss; undefined while there is one. */
  #awayGapAt: number | undefined;
  #closed = false;

  private constructor(options: NatsChatBusOptions, connection: NatsConnection) {
    this.#options = options;
    this.#connection = connection;
    this.#heartbeatTimer = setInterval(() => this.#heartbeat(), HEARTBEAT_INTERVAL_MS);
    this.#heartbeatTimer.unref();
  }

  /** @throws if no server can be reached, or if it refuses the subscription. A connection that fails later is replaced. */
  static async open(options: NatsChatBusOptions): Promise<NatsChatBus> {
    const connection = await connect({
      servers: [...options.addresses],
      ...(options.user === undefined ? {} : { user: options.user, pass: options.password ?? "" }),
      ...(options.tls ? { tls: {} } : {}),
      name: "weekplate chat",
      noEcho: true,
      timeout: CONNECT_TIMEOUT_MS,
      pingInterval: PING_INTERVAL_MS,
      maxPingOut: 1,
      maxReconnectAttempts: -1,
      reconnectDelayHandler: () => RECONNECT_DELAY_MS,
      ignoreAuthErrorAbort: true,
      ignoreClusterUpdates: true, // Deno permits only the addresses in the settings
      resolve: false, // Deno permits a name, not its addresses
    });
    const bus = new NatsChatBus(options, connection);
    try {
      await bus.#subscribe();
    } catch (error) {
      await bus.close();
      throw error;
    }
    void bus.#watch();
    return bus;
  }

  publish(event: ChatEvent, message?: ChatMessage): void {
    for (const listener of this.#listeners) listener.onEvent(event, message);
    this.#count += 1; // also if sending fails: then the others notice that they missed it
    this.#send({ from: this.#options.instance, count: this.#count, event });
  }

  subscribe(listener: ChatListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#send({ from: this.#options.instance, count: this.#count, ends: true });
    this.#closed = true;
    clearInterval(this.#heartbeatTimer);
    // Without a connection it waits for one. The other instances then detect the silence and reload: harmless.
    const sent = this.#connection.flush().catch(() => {});
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([sent, new Promise((resolve) => (timer = setTimeout(resolve, CLOSE_TIMEOUT_MS)))]);
    clearTimeout(timer);
    await this.#connection.close();
  }

  async #subscribe(): Promise<void> {
    const subscription: Subscription = this.#connection.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error) this.#options.onFault(error);
        else this.#receive(message.string());
      },
    });
    await this.#connection.flush();
    if (subscription.isClosed()) throw new Error(`Cannot subscribe to ${SUBJECT}: NATS does not permit it`);
    this.#ask();
  }

  /** Reports lost connections, until the bus is closed. */
  async #watch(): Promise<void> {
    for await (const status of this.#connection.status()) {
      if (this.#closed) return;
      if (status.type === "error") this.#options.onFault(status.error);
      if (status.type === "disconnect") {
        this.#awayGapAt = performance.now();
        this.#options.onFault(new Error(`The connection to NATS at ${status.server} ended`));
      }
      if (status.type === "reconnect") {
        this.#awayGapAt = undefined;
        this.#ask();
      }
    }
  }

  #receive(text: string): void {
    if (this.#closed) return;
    const notice = JSON.parse(text) as Notice; // sound: only this product's instances publish on this subject
    const known = this.#others.get(notice.from)?.count ?? 0;
    if ("ends" in notice) this.#others.delete(notice.from);
    else this.#others.set(notice.from, { count: Math.max(known, notice.count), heardAt: performance.now() });
    if (notice.count > ("event" in notice ? known + 1 : known)) this.#onGap();
    if ("asks" in notice) this.#sendLife();
    if (!("event" in notice)) return;
    for (const listener of this.#listeners) listener.onEvent(notice.event, undefined);
  }

  /** Sends a heartbeat, and reports a gap for instances that stopped sending their own, and while there is no NATS. */
  #heartbeat(): void {
    this.#sendLife();
    const now = performance.now();
    const dead = [...this.#others].filter(([, { heardAt }]) => now - heardAt > DEAD_AFTER_MS);
    for (const [instance] of dead) this.#others.delete(instance);
    const isAway = this.#awayGapAt !== undefined && now - this.#awayGapAt > AWAY_GAP_INTERVAL_MS;
    if (isAway) this.#awayGapAt = now;
    if (isAway || dead.length > 0) this.#onGap();
  }

  #onGap(): void {
    for (const listener of this.#listeners) listener.onGap();
  }

  #sendLife(): void {
    this.#send({ from: this.#options.instance, count: this.#count, lives: true });
  }

  #ask(): void {
    this.#send({ from: this.#options.instance, count: this.#count, asks: true });
  }

  /** Never throws. An event that is sent without a connection is lost, or arrives later. */
  #send(notice: Notice): void {
    if (this.#closed) return;
    try {
      this.#connection.publish(SUBJECT, JSON.stringify(notice));
    } catch (error) {
      this.#options.onFault(error);
    }
  }
}
