/** How many at once, and how many after that. */
export interface ChatRateLimit {
  readonly capacity: number;
  readonly refillPerSecond: number;
}

/** What can be set about the chat server. Times are in milliseconds. */
export interface ChatServerOptions {
  /** Origins of pages that may connect besides the server's own, such as `https://weekplate.example`. */
  readonly allowedOrigins: readonly string[];
  /** How many messages a person may send. `off` is for load tests. */
  readonly messageRateLimit: ChatRateLimit | "off";
  /** How many other frames a person gets served; the rest waits its turn. `off` is for load tests. */
  readonly frameRateLimit: ChatRateLimit | "off";
  readonly maxSocketsPerPerson: number;
  /** How long a socket may stay without saying whose it is. */
  readonly authenticateTimeoutMs: number;
  /** How many sockets may be in that state at once. */
  readonly maxUnauthenticatedSockets: number;
  /** How long a socket stays after its token has run out. A fresh token in that time makes it go on. */
  readonly tokenGracePeriodMs: number;
  /** How long a new socket has to say where it left off, before it is told what is new. */
  readonly resumeTimeoutMs: number;
  /** How long a socket that has more pages to fetch is left in peace between them. */
  readonly nextPageTimeoutMs: number;
  readonly pingIntervalMs: number;
  /** A reader with so many unread bytes is cut off. */
  readonly maxBufferedBytes: number;
  /** How many frames of one socket may wait before it is read no further. */
  readonly maxQueuedFrames: number;
  /** How long a restart waits for what has begun, and then for the goodbyes. */
  readonly drainTimeoutMs: number;
  /** Over how long the sockets of a restarting server are spread when they come back. */
  readonly reconnectSpreadMs: number;
}

/** As the product runs; tests and load tests change some. */
export const CHAT_SERVER_DEFAULTS: ChatServerOptions = {
  allowedOrigins: [],
  messageRateLimit: { capacity: 60, refillPerSecond: 2 },
  frameRateLimit: { capacity: 600, refillPerSecond: 10 },
  maxSocketsPerPerson: 20,
  authenticateTimeoutMs: 10_000,
  maxUnauthenticatedSockets: 1_000,
  tokenGracePeriodMs: 60_000,
  resumeTimeoutMs: 250,
  nextPageTimeoutMs: 2_000,
  pingIntervalMs: 25_000,
  maxBufferedBytes: 1024 * 1024,
  maxQueuedFrames: 64,
  drainTimeoutMs: 5_000,
  reconnectSpreadMs: 5_000,
};
