import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { type WebSocket, WebSocketServer } from "ws";
import type { PublishingPorts, SessionId } from "../../core/account/mod.ts";
import type { ChatBus, ChatStore } from "../../core/chat/mod.ts";
import type { HouseholdStore } from "../../core/household/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { CHAT_FRAME_MAX_BYTES } from "../../wire/chat/chat_frames.ts";
import { bearerToken } from "../shared/bearer_token.ts";
import { networkOf } from "../shared/network_of.ts";
import type { RateLimit, RateLimiter } from "../shared/rate_limiter.ts";
import { sessionCookieIn } from "../shared/session_cookie.ts";
import { CHAT_SERVER_DEFAULTS, type ChatRateLimit, type ChatServerOptions } from "./chat_options.ts";
import { type ChatCaller, ChatSession, type ChatSessionPorts } from "./chat_session.ts";
import { HouseholdWatchers } from "./household_watchers.ts";
import { PersonFeeds } from "./person_feeds.ts";
import { UnauthenticatedSockets } from "./unauthenticated_sockets.ts";
import { isAllowedOrigin, isChatPath, refuseUpgrade } from "./upgrade.ts";

export interface ChatServerPorts extends Pick<PublishingPorts, "verifiedEmails"> {
  readonly chat: Pick<ChatStore, "append" | "listStream" | "markRead">;
  readonly bus: ChatBus;
  readonly households: Pick<HouseholdStore, "listVersions" | "findAudience">;
  /** @throws {DomainError} `not_signed_in`, `identity_unavailable` */
  readonly authenticate: (token: string) => Promise<ChatCaller>;
  /** The address of the client behind trusted proxies. */
  readonly addressOf: (upgrade: IncomingMessage) => string;
  /** The caller of a session's cookie. @throws {DomainError} `not_signed_in`, `identity_unavailable` */
  readonly authenticateSession: (token: string) => Promise<ChatCaller>;
  /** Whether a request arrived over TLS, which decides the cookie's name. */
  readonly isSecure: (request: IncomingMessage) => boolean;
  readonly rateLimiter: RateLimiter;
  /** Called with unexpected errors. They never contain a token or a message's text. */
  readonly onFault: (error: unknown) => void;
}

export interface ChatServerCounts {
  readonly sockets: number;
  readonly unauthenticated: number;
  readonly people: number;
}

const MAX_PARALLEL_RECHECKS = 16;
const RETRY_HEADERS = { "Retry-After": "5" };
/** A constant, because the types of ws do not have `closeTimeout` yet. */
const SOCKET_OPTIONS = {
  noServer: true,
  clientTracking: false,
  maxPayload: CHAT_FRAME_MAX_BYTES,
  /** How long a closed socket may remain open until its client has closed it too, in milliseconds. */
  closeTimeout: 2_000,
  // Messages are too short to gain by compression, which needs memory for every socket.
  perMessageDeflate: false,
};

/** Chat over WebSocket. It listens on no port of its own: it handles the upgrades of the HTTP servers that it is attached to. */
export class ChatServer {
  readonly #ports: ChatServerPorts;
  readonly #options: ChatServerOptions;
  readonly #shared: ChatSessionPorts;
  readonly #sessions = new Set<ChatSession>();
  readonly #unauthenticated: UnauthenticatedSockets<ChatSession>;
  readonly #wss = new WebSocketServer(SOCKET_OPTIONS);
  readonly #pingTimer: NodeJS.Timeout;
  readonly #recheckTimer: NodeJS.Timeout;
  readonly #unsubscribe: () => void;
  #draining = false;

  /** @param options override {@linkcode CHAT_SERVER_DEFAULTS}. */
  constructor(ports: ChatServerPorts, options: Partial<ChatServerOptions> = {}) {
    this.#ports = ports;
    this.#options = { ...CHAT_SERVER_DEFAULTS, ...options };
    this.#shared = {
      ...ports,
      feeds: new PersonFeeds({ store: ports.chat, bus: ports.bus }, ports.onFault),
      watchers: new HouseholdWatchers(ports, ports.onFault),
      messageLimit: namedLimit("chat messages", this.#options.messageRateLimit),
      frameLimit: namedLimit("chat frames", this.#options.frameRateLimit),
      addressLimit: namedLimit("chat frames of an address", this.#options.frameRateLimit),
      options: this.#options,
    };
    this.#unauthenticated = new UnauthenticatedSockets({
      max: this.#options.maxUnauthenticatedSockets,
      maxPerNetwork: this.#options.maxUnauthenticatedSocketsPerAddress,
    });
    this.#unsubscribe = ports.bus.subscribe({
      onEvent: (event) => {
        if (event.kind !== "removed") return;
        for (const session of this.#sessions) session.closeIfOf(event.userId);
      },
      onGap() {},
    });
    this.#pingTimer = setInterval(() => this.#pingAll(), this.#options.pingIntervalMs);
    this.#pingTimer.unref();
    this.#recheckTimer = setInterval(() => void this.#recheckAll(), this.#options.recheckIntervalMs);
    this.#recheckTimer.unref();
  }

  get counts(): ChatServerCounts {
    const { people } = this.#shared.feeds;
    return { sockets: this.#sessions.size, unauthenticated: this.#unauthenticated.size, people };
  }

  /** Handles a server's upgrades to `/ws`. Other upgrades are left to other listeners, and refused where there are none. */
  attach(server: Server): void {
    server.on("upgrade", (request, socket, head) => {
      if (isChatPath(request)) void this.#upgrade(request, socket, head);
      else if (server.listenerCount("upgrade") === 1) refuseUpgrade(socket, 404);
    });
  }

  /** Closes the sockets of sessions that have ended. */
  closeSessions(ended: readonly SessionId[]): void {
    for (const session of this.#sessions) if (session.belongsTo(ended)) session.closeSignedOut();
  }

  /**
   * Refuses new sockets, handles the frames already received, and closes every socket with the time to reconnect at.
   * Takes little more than twice `drainTimeoutMs` at most.
   */
  async close(): Promise<void> {
    this.#draining = true;
    clearInterval(this.#pingTimer);
    clearInterval(this.#recheckTimer);
    const { drainTimeoutMs, reconnectSpreadMs } = this.#options;
    // All stop reading before the first one closes, so that the last message still reaches every socket.
    const drained = Promise.all([...this.#sessions].map((session) => session.stopReading()));
    await Promise.race([drained, delay(drainTimeoutMs, undefined, { ref: false })]);
    for (const session of this.#sessions) session.closeForRestart(Math.floor(Math.random() * reconnectSpreadMs));
    await this.#allClosed(drainTimeoutMs);
    for (const session of this.#sessions) session.terminate();
    await this.#allClosed(drainTimeoutMs);
    this.#unsubscribe();
    this.#shared.feeds.close();
    this.#shared.watchers.close();
    this.#wss.close();
  }

  /** Never rejects. */
  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on("error", () => socket.destroy());
    const { allowedOrigins, isOwnHost } = this.#options;
    const isAllowed = isAllowedOrigin(request, { isSecure: this.#ports.isSecure(request), allowedOrigins });
    if (!isAllowed || !isOwnHost(request.headers.host)) return refuseUpgrade(socket, 403);
    if (this.#draining) return refuseUpgrade(socket, 503, RETRY_HEADERS);

    const network = networkOf(this.#ports.addressOf(request));
    try {
      const caller = await this.#authenticate(request);
      if (this.#draining || socket.destroyed) return void socket.destroy();
      this.#wss.handleUpgrade(request, socket, head, (ws) => this.#open(ws, { caller, network }));
    } catch (error) {
      await this.#refuse(socket, { error, network });
    }
  }

  /** Never rejects. */
  async #refuse(socket: Duplex, { error, network }: { error: unknown; network: string }): Promise<void> {
    if (!(error instanceof DomainError)) this.#ports.onFault(error);
    if (!(error instanceof DomainError) || error.code !== "not_signed_in") {
      return refuseUpgrade(socket, 503, RETRY_HEADERS);
    }
    // Failed authentication counts against the address's limit.
    const { addressLimit, rateLimiter } = this.#shared;
    const waitMs = addressLimit ? await rateLimiter.consume(addressLimit, network).catch(() => 0) : 0;
    if (waitMs > 0) refuseUpgrade(socket, 429, RETRY_HEADERS);
    else refuseUpgrade(socket, 401);
  }

  /** The caller of the bearer token or of the cookie. A browser sends the cookie for any site, but with an `Origin`. */
  async #authenticate(request: IncomingMessage): Promise<ChatCaller | undefined> {
    const bearer = bearerToken(request);
    if (bearer !== undefined) return await this.#ports.authenticate(bearer);
    if (request.headers.origin === undefined) return undefined;
    const token = sessionCookieIn(request, { secure: this.#ports.isSecure(request) });
    if (token === undefined) return undefined;
    try {
      return await this.#ports.authenticateSession(token);
    } catch (error) {
      // A client with an old cookie may still send a bearer token in its first frame.
      if (error instanceof DomainError && error.code === "not_signed_in") return undefined;
      throw error;
    }
  }

  #open(ws: WebSocket, { caller, network }: { caller: ChatCaller | undefined; network: string }): void {
    const session = new ChatSession(ws, this.#shared, {
      caller,
      network,
      onAuthenticated: () => this.#unauthenticated.delete(session),
    });
    this.#sessions.add(session);
    // Its end may have been reported before the socket was known.
    if (caller?.sessionId !== undefined) void session.recheck();
    if (!caller) this.#unauthenticated.add(session, network);
    ws.on("close", () => {
      this.#sessions.delete(session);
      this.#unauthenticated.delete(session);
    });
  }

  #pingAll(): void {
    for (const session of this.#sessions) session.ping();
  }

  /** A few at once, so that thousands of sockets leave the identity service capacity for others. */
  async #recheckAll(): Promise<void> {
    const sessions = this.#sessions.values();
    const worker = async () => {
      for (const session of sessions) await session.recheck();
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL_RECHECKS }, worker));
  }

  async #allClosed(timeoutMs: number): Promise<void> {
    const until = performance.now() + timeoutMs;
    while (this.#sessions.size > 0 && performance.now() < until) await delay(10);
  }
}

function namedLimit(name: string, limit: ChatRateLimit | "off"): RateLimit | undefined {
  return limit === "off" ? undefined : { name, ...limit };
}
