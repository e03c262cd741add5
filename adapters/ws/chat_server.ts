import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { type WebSocket, WebSocketServer } from "ws";
import type { ChatBus, ChatStore } from "../../core/chat/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { CHAT_FRAME_MAX_BYTES } from "../../wire/chat_frames.ts";
import { bearerToken } from "../shared/bearer_token.ts";
import type { RateLimit, RateLimiter } from "../shared/rate_limiter.ts";
import { CHAT_SERVER_DEFAULTS, type ChatRateLimit, type ChatServerOptions } from "./chat_options.ts";
import { type ChatCaller, ChatSession, type ChatSessionPorts } from "./chat_session.ts";
import { PersonFeeds } from "./person_feeds.ts";
import { isAllowedOrigin, isChatPath, refuseUpgrade } from "./upgrade.ts";

export interface ChatServerPorts {
  readonly chat: Pick<ChatStore, "append" | "listStream" | "markRead">;
  readonly bus: ChatBus;
  /**
   * Finds out who is behind a token.
   *
   * @throws {DomainError} `not_signed_in`, `identity_unavailable`
   */
  readonly authenticate: (token: string) => Promise<ChatCaller>;
  /** Who has said how much. */
  readonly rateLimiter: RateLimiter;
  /** Hears of what went wrong through nobody's fault but ours. Never given a token or a message's text. */
  readonly onFault: (error: unknown) => void;
}

/** How many are there now. */
export interface ChatServerCounts {
  readonly sockets: number;
  /** Those that have yet to say whose they are. */
  readonly unauthenticated: number;
  readonly people: number;
}

const COME_BACK = { "Retry-After": "5" };

/** Chat over WebSocket. It owns no port: it takes the upgrades of the HTTP servers that it is attached to. */
export class ChatServer {
  readonly #ports: ChatServerPorts;
  readonly #options: ChatServerOptions;
  readonly #shared: ChatSessionPorts;
  readonly #sessions = new Set<ChatSession>();
  /** Connections and sessions of whom it is not known yet whose they are. */
  readonly #strangers = new Set<Duplex | ChatSession>();
  readonly #wss = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: CHAT_FRAME_MAX_BYTES,
    // Messages are too short to gain by it, and its memory for every socket is not.
    perMessageDeflate: false,
  });
  readonly #heart: NodeJS.Timeout;
  #draining = false;

  /** @param options what differs from {@linkcode CHAT_SERVER_DEFAULTS}. */
  constructor(ports: ChatServerPorts, options: Partial<ChatServerOptions> = {}) {
    this.#ports = ports;
    this.#options = { ...CHAT_SERVER_DEFAULTS, ...options };
    this.#shared = {
      ...ports,
      feeds: new PersonFeeds({ store: ports.chat, bus: ports.bus }, ports.onFault),
      sends: rateLimitOf("messages", this.#options.messageRateLimit),
      frames: rateLimitOf("frames", this.#options.frameRateLimit),
      options: this.#options,
    };
    this.#heart = setInterval(() => this.#beat(), this.#options.pingIntervalMs);
    this.#heart.unref();
  }

  get counts(): ChatServerCounts {
    const { people } = this.#shared.feeds;
    return { sockets: this.#sessions.size, unauthenticated: this.#strangers.size, people };
  }

  /** Takes a server's upgrades to `/ws`. Others are left to whoever else listens, and refused where nobody does. */
  attach(server: Server): void {
    server.on("upgrade", (request, socket, head) => {
      if (isChatPath(request)) void this.#upgrade(request, socket, head);
      else if (server.listenerCount("upgrade") === 1) refuseUpgrade(socket, 404);
    });
  }

  /**
   * Ends in peace: refuses newcomers, deals with what has been heard, and sends every device away with a moment to
   * come back at. Takes little more than twice `drainTimeoutMs` at most.
   */
  async close(): Promise<void> {
    this.#draining = true;
    clearInterval(this.#heart);
    const { drainTimeoutMs, reconnectSpreadMs } = this.#options;
    // All fall silent before the first one leaves, so that the last message heard still reaches everybody.
    const silence = Promise.all([...this.#sessions].map((session) => session.stopReading()));
    await Promise.race([silence, delay(drainTimeoutMs, undefined, { ref: false })]);
    for (const session of this.#sessions) session.sendAway(Math.floor(Math.random() * reconnectSpreadMs));
    await this.#untilEmpty(drainTimeoutMs);
    for (const session of this.#sessions) session.terminate();
    await this.#untilEmpty(drainTimeoutMs);
    this.#shared.feeds.close();
    this.#wss.close();
  }

  /** Never rejects. */
  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on("error", () => socket.destroy());
    if (!isAllowedOrigin(request, this.#options.allowedOrigins)) return refuseUpgrade(socket, 403);
    if (this.#draining || this.#strangers.size >= this.#options.maxUnauthenticatedSockets) {
      return refuseUpgrade(socket, 503, COME_BACK);
    }

    this.#strangers.add(socket);
    try {
      const token = bearerToken(request);
      const caller = token === undefined ? undefined : await this.#ports.authenticate(token);
      if (this.#draining || socket.destroyed) return void socket.destroy();
      this.#wss.handleUpgrade(request, socket, head, (ws) => this.#open(ws, caller));
    } catch (error) {
      if (error instanceof DomainError && error.code === "not_signed_in") return refuseUpgrade(socket, 401);
      if (!(error instanceof DomainError)) this.#ports.onFault(error);
      refuseUpgrade(socket, 503, COME_BACK);
    } finally {
      this.#strangers.delete(socket);
    }
  }

  #open(ws: WebSocket, caller: ChatCaller | undefined): void {
    const session = new ChatSession(ws, this.#shared, {
      caller,
      onAuthenticated: () => this.#strangers.delete(session),
    });
    this.#sessions.add(session);
    this.#strangers.add(session);
    ws.on("close", () => {
      this.#sessions.delete(session);
      this.#strangers.delete(session);
    });
  }

  #beat(): void {
    for (const session of this.#sessions) session.ping();
  }

  async #untilEmpty(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    while (this.#sessions.size > 0 && performance.now() < until) await delay(10);
  }
}

function rateLimitOf(what: string, limit: ChatRateLimit | "off"): RateLimit | undefined {
  if (limit === "off") return undefined;
  const { capacity, refillPerSecond } = limit;
  return { name: `chat ${what}`, capacity, refillPerSecond };
}
