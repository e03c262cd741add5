export interface ChatRateLimit {
  readonly capacity: number;
  readonly refillPerSecond: number;
}

export interface ChatServerOptions {
  /** Origins of pages that may connect besides the server's own, such as `https://weekplate.example`. */
  readonly allowedOrigins: readonly string[];
  /** Whether a `Host` header is of this installation. */
  readonly isOwnHost: (host: string | undefined) => boolean;
  /** Limits the messages that a person sends. `off` is for load tests. */
  readonly messageRateLimit: ChatRateLimit | "off";
  /**
   * Limits a person's other frames, which wait instead of being refused. Also limits an address's invalid tokens, and its
   * frames before authentication. `off` is for load tests.
   */
  readonly frameRateLimit: ChatRateLimit | "off";
  readonly maxSocketsPerPerson: number;
  readonly authenticateTimeoutMs: number;
  /** Beyond it, the oldest unauthenticated socket is closed. */
  readonly maxUnauthenticatedSockets: number;
  /** The same for each address. */
  readonly maxUnauthenticatedSocketsPerAddress: number;
  /** How long a socket stays open after its token has expired, unless a fresh token arrives in that time. */
  readonly tokenGracePeriodMs: number;
  /** How long delivery to a new socket waits for its `resume`. */
  readonly resumeTimeoutMs: number;
  /** How long delivery waits for a resuming socket to request its next page. */
  readonly nextPageTimeoutMs: number;
  readonly pingIntervalMs: number;
  /** How often a socket's caller is checked again. */
  readonly recheckIntervalMs: number;
  /** A socket with so many unsent bytes is cut off. */
  readonly maxBufferedBytes: number;
  /** A socket with so many frames in its queue is not read until half of them are handled. */
  readonly maxQueuedFrames: number;
  /** How long a shutdown waits for frames in progress, and then for the sockets to close. */
  readonly drainTimeoutMs: number;
  /** The time over which a restarting server spreads its requests to sockets to reconnect. */
  readonly reconnectSpreadMs: number;
}

/** As the product runs; tests and load tests change some. */
export const CHAT_SERVER_DEFAULTS: ChatServerOptions = {
  allowedOrigins: [],
  isOwnHost: () => true,
  messageRateLimit: { capacity: 60, refillPerSecond: 2 },
  frameRateLimit: { capacity: 600, refillPerSecond: 10 },
  maxSocketsPerPerson: 20,
  authenticateTimeoutMs: 10_000,
  maxUnauthenticatedSockets: 1_000,
  maxUnauthenticatedSocketsPerAddress: 64,
  tokenGracePeriodMs: 60_000,
  resumeTimeoutMs: 250,
  nextPageTimeoutMs: 2_000,
  pingIntervalMs: 25_000,
  recheckIntervalMs: 15_000,
  maxBufferedBytes: 1024 * 1024,
  maxQueuedFrames: 64,
  drainTimeoutMs: 5_000,
  reconnectSpreadMs: 5_000,
};
