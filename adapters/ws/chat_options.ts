/** How many at once, and how many after that. */
export interface ChatAllowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** What can be set about the chat server. Times are in milliseconds. */
export interface ChatServerOptions {
  /** Origins of pages that may connect besides the server's own, such as `https://weekplate.example`. */
  readonly allowedOrigins: readonly string[];
  /** How many messages a person may send. `off` is for load tests. */
  readonly sendAllowance: ChatAllowance | "off";
  /** How many other frames a person gets served; the rest waits its turn. `off` is for load tests. */
  readonly frameAllowance: ChatAllowance | "off";
  readonly socketsPerPerson: number;
  /** How long a socket may stay without saying whose it is. */
  readonly authenticateWithin: number;
  /** How many sockets may be in that state at once. */
  readonly unauthenticatedSockets: number;
  /** How long a socket stays after its token has run out. A fresh token in that time makes it go on. */
  readonly reauthenticateWithin: number;
  /** How long a new socket has to say where it left off, before it is told what is new. */
  readonly resumeWithin: number;
  /** How long a socket that has more pages to fetch is left in peace between them. */
  readonly nextPageWithin: number;
  readonly pingEvery: number;
  /** A reader with so many unread bytes is cut off. */
  readonly lagBytes: number;
  /** How many frames of one socket may wait before it is read no further. */
  readonly inboundFrames: number;
  /** How long a restart waits for what has begun, and then for the goodbyes. */
  readonly drainWithin: number;
  /** Over how long the sockets of a restarting server are spread when they come back. */
  readonly returnWithin: number;
}

/** As the product runs; tests and load tests change some. */
export const CHAT_SERVER_DEFAULTS: ChatServerOptions = {
  allowedOrigins: [],
  sendAllowance: { atOnce: 60, perSecond: 2 },
  frameAllowance: { atOnce: 600, perSecond: 10 },
  socketsPerPerson: 20,
  authenticateWithin: 10_000,
  unauthenticatedSockets: 1_000,
  reauthenticateWithin: 60_000,
  resumeWithin: 250,
  nextPageWithin: 2_000,
  pingEvery: 25_000,
  lagBytes: 1024 * 1024,
  inboundFrames: 64,
  drainWithin: 5_000,
  returnWithin: 5_000,
};
