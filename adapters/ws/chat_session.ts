import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { WebSocket } from "ws";
import type { IdentityId, PublishingPorts, SessionId, UserId } from "../../core/account/mod.ts";
import { type ChatBus, type ChatMessage, type ChatStore, markRead, resume, sendMessage } from "../../core/chat/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { CHAT_CLOSE, MESSAGE_ERROR_CODES, type MessageErrorCode } from "../../wire/chat/chat_frames.ts";
import { messageView } from "../shared/message_view.ts";
import type { RateLimit, RateLimiter } from "../shared/rate_limiter.ts";
import type { ChatServerOptions } from "./chat_options.ts";
import { ChatSocket } from "./chat_socket.ts";
import type { FeedReader } from "./feed_reader.ts";
import type { HouseholdWatcher, HouseholdWatchers } from "./household_watchers.ts";
import type { PersonFeeds } from "./person_feeds.ts";
import { type DataFromClient, type FrameAfterAuthenticate, type InboundText, readFrame } from "./read_frame.ts";
import { pageThatFits } from "./resumed_page.ts";

/** The person behind a valid token. */
export interface ChatCaller {
  readonly userId: UserId;
  readonly identityId: IdentityId;
  readonly expiresAt: Date;
  /** The session that the socket was opened with; undefined for a bearer token. */
  readonly sessionId?: SessionId;
  /** Checks that the caller is still signed in. @throws {DomainError} `not_signed_in`, `identity_unavailable` */
  readonly recheck: () => Promise<unknown>;
}

/** Shared by all sessions of a server. */
export interface ChatSessionPorts extends Pick<PublishingPorts, "verifiedEmails"> {
  readonly chat: Pick<ChatStore, "append" | "listStream" | "markRead">;
  readonly bus: Pick<ChatBus, "publish">;
  /** @throws {DomainError} `not_signed_in`, `identity_unavailable` */
  readonly authenticate: (token: string) => Promise<ChatCaller>;
  /** Called with unexpected errors. */
  readonly onFault: (error: unknown) => void;
  readonly feeds: PersonFeeds;
  readonly watchers: HouseholdWatchers;
  readonly rateLimiter: RateLimiter;
  readonly messageLimit: RateLimit | undefined;
  /** For all other frames. */
  readonly frameLimit: RateLimit | undefined;
  /** For frames before authentication, of all sockets of one network. */
  readonly addressLimit: RateLimit | undefined;
  readonly options: ChatServerOptions;
}

interface AuthenticatedUser {
  readonly userId: UserId;
  readonly identityId: IdentityId;
  readonly reader: FeedReader;
}

const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** One device's connection, from authentication to close. README.md beside this file describes the protocol. */
export class ChatSession {
  readonly #ports: ChatSessionPorts;
  readonly #onAuthenticated: () => void;
  readonly #network: string;
  readonly #socket: ChatSocket;
  /**
   * The messages sent on this socket that the feed has not delivered yet: from the id that they are stored under to the
   * id that the client gave.
   */
  readonly #unacknowledged = new Map<string, string | null>();
  #joining: Promise<void> | undefined;
  #user: AuthenticatedUser | undefined;
  #caller: ChatCaller | undefined;
  #watcher: HouseholdWatcher | undefined;
  #resuming = false;
  #closed = false;
  #expiry: NodeJS.Timeout;

  /** @param start `caller`: set where the upgrade already had a token. `onAuthenticated` is called at most once. */
  constructor(
    ws: WebSocket,
    ports: ChatSessionPorts,
    start: {
      readonly caller: ChatCaller | undefined;
      readonly network: string;
      readonly onAuthenticated: () => void;
    },
  ) {
    this.#ports = ports;
    this.#onAuthenticated = start.onAuthenticated;
    this.#network = start.network;
    this.#socket = new ChatSocket(ws, ports.options, (text) => this.#handle(text));
    this.#expiry = setTimeout(
      () => this.#closeUnauthenticated("Cannot stay: no token came in time"),
      ports.options.authenticateTimeoutMs,
    );
    ws.on("close", () => this.#onClose());
    if (start.caller) this.#joining = this.#join(start.caller);
  }

  /** Pings the device, or cuts the connection when the last ping was not answered. */
  ping(): void {
    this.#socket.ping();
  }

  /** Ignores further frames, and resolves when the received ones are handled. */
  async stopReading(): Promise<void> {
    await this.#socket.stopReading();
  }

  /** Closes the socket of a person whose account was deleted. */
  closeIfOf(userId: UserId): void {
    if (this.#user?.userId === userId) this.#closeUnauthenticated("Cannot stay: the account was deleted");
  }

  /** Closes the socket and sends the device the time to reconnect. */
  closeForRestart(retryAfterMs: number): void {
    this.#socket.close(CHAT_CLOSE.restart, `retry-after-ms=${retryAfterMs}`);
  }

  /** Closes the socket in favour of a newer one. */
  drop(): void {
    this.#socket.close(CHAT_CLOSE.tryLater, "too_many_sockets");
  }

  terminate(): void {
    this.#socket.terminate();
  }

  belongsTo(sessions: readonly SessionId[]): boolean {
    const id = this.#caller?.sessionId;
    return id !== undefined && sessions.includes(id);
  }

  /** Closes the socket of a caller who is no longer signed in. */
  closeSignedOut(): void {
    this.#closeUnauthenticated("Cannot stay: you are signed out");
  }

  /** Closes the socket if its caller is no longer signed in, or can't be checked for too long. Never rejects. */
  async recheck(): Promise<void> {
    // After its expiry, a token has a time of grace.
    if (!this.#caller || this.#caller.expiresAt.getTime() <= Date.now()) return;
    try {
      await this.#caller.recheck();
    } catch (error) {
      if (!(error instanceof DomainError)) return this.#ports.onFault(error);
      if (error.code === "not_signed_in") return this.closeSignedOut();
      this.#socket.close(CHAT_CLOSE.tryLater, error.code);
    }
  }

  /** Never rejects. A received message is stored even if the device has disconnected. */
  async #handle(text: InboundText): Promise<void> {
    try {
      await this.#joining;
      const frame = readFrame(text);
      if ("problem" in frame) {
        await this.#countFrame();
        return this.#socket.sendError("bad_frame", frame.problem);
      }
      if (frame.event === "authenticate") return await this.#authenticate(frame.data.token);
      if (!this.#user) {
        await this.#countFrame();
        return this.#socket.sendError("not_signed_in", "Cannot do this before authenticate");
      }
      await this.#handleFrame(frame, this.#user);
    } catch (error) {
      this.#reportError(error);
    }
  }

  async #authenticate(token: string): Promise<void> {
    if (this.#user) await this.#waitForRateLimit(this.#user.userId);
    let caller: ChatCaller;
    try {
      caller = await this.#ports.authenticate(token);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const unavailable = error.code === "identity_unavailable";
      if (!unavailable && !this.#user) await this.#countFrame();
      this.#socket.sendError(unavailable ? "identity_unavailable" : "not_signed_in", error.message);
      // An authenticated socket stays open until its old token expires.
      if (!this.#user) this.#socket.close(unavailable ? CHAT_CLOSE.tryLater : CHAT_CLOSE.notSignedIn, error.code);
      return;
    }
    if (!this.#user) return await this.#join(caller);
    if (caller.userId !== this.#user.userId) {
      return this.#socket.sendError("forbidden", "Cannot become another person: open another socket for that");
    }
    // A socket that was opened with a session stays bound to it.
    if (this.#caller?.sessionId === undefined) {
      this.#caller = caller;
      this.#scheduleExpiry(caller.expiresAt);
    }
    this.#socket.send("authenticated", { userId: caller.userId, cursor: this.#user.reader.position });
  }

  /** Never rejects. */
  async #join(caller: ChatCaller): Promise<void> {
    this.#caller = caller;
    const { userId, identityId, expiresAt } = caller;
    const { feeds, options } = this.#ports;
    if (feeds.deviceCount(userId) >= options.maxSocketsPerPerson) {
      this.#socket.sendError("too_many_sockets", `Cannot open more than ${options.maxSocketsPerPerson} sockets`);
      this.#socket.close(CHAT_CLOSE.tooManySockets, "too_many_sockets");
      return;
    }
    try {
      const reader = await feeds.join(userId, {
        id: this.#socket.id,
        handlers: {
          onMessage: (message) => this.#deliver(message, userId),
          onRead: (read) => this.#socket.send("read", { userId: read.from, upTo: read.upTo }),
          onRequest: ({ from, state }) => this.#socket.send("request", { userId: from, state }),
          onFault: this.#ports.onFault,
        },
      });
      if (this.#closed) return feeds.leave(reader);
      this.#user = { userId, identityId, reader };
      this.#onAuthenticated();
      this.#scheduleExpiry(expiresAt);
      this.#socket.send("authenticated", { userId, cursor: reader.position });
      // A reconnecting device sends `resume` at once. If it received something new before that and was cut off again,
      // it would resume after that message and miss those before it.
      reader.pauseDelivery(options.resumeTimeoutMs);
    } catch (error) {
      this.#reportError(error);
      this.#socket.close(CHAT_CLOSE.tryLater, "internal");
    }
  }

  async #handleFrame(frame: FrameAfterAuthenticate, user: AuthenticatedUser): Promise<void> {
    if (frame.event === "sendMessage") return await this.#sendMessage(frame.data, user);

    await this.#waitForRateLimit(user.userId);
    switch (frame.event) {
      case "joinRoom":
        return this.#joinRoom(frame.data, user);
      case "resume":
        return await this.#resume(frame.data, user);
      case "markRead":
        return await this.#markRead(frame.data, user);
      case "watchHousehold":
        return this.#watchHousehold(user);
    }
  }

  async #sendMessage(
    data: DataFromClient<"sendMessage">,
    { userId, identityId, reader }: AuthenticatedUser,
  ): Promise<void> {
    const requestedId = data.clientMessageId ?? null;
    const clientMessageId = requestedId ?? randomUUID();
    const refuse = (code: MessageErrorCode, message: string, until?: Date) =>
      this.#socket.send("messageError", {
        clientMessageId: requestedId,
        code,
        message,
        ...(until ? { until: until.toISOString() } : {}),
      });

    if (!this.#resuming) reader.resumeDelivery();
    try {
      if ((await this.#consume(this.#ports.messageLimit, String(userId))) > 0) {
        await this.#countFrame();
        return refuse("rate_limited", "Cannot send so many messages at once: wait a moment");
      }
      if (data.senderFirebaseUid && data.senderFirebaseUid !== identityId) {
        return refuse("forbidden", "Cannot send a message in another person's name");
      }
      // Before it is stored: the feed may deliver it before `sendMessage` returns.
      this.#unacknowledged.set(clientMessageId, requestedId);
      const message = await sendMessage(this.#ports, {
        senderId: userId,
        receiverId: data.receiverId as UserId, // sound: the use case refuses a number that is no person's
        text: data.message,
        clientMessageId,
        postId: data.postId ?? undefined,
      });
      // The feed has passed a message that was stored before; it acknowledges a new one through `#deliver`.
      if (message.senderCursor <= reader.position) this.#acknowledge(message);
      else reader.feed.advanceTo(message.senderCursor, message);
    } catch (error) {
      this.#unacknowledged.delete(clientMessageId);
      if (error instanceof DomainError && isMessageErrorCode(error.code)) {
        return refuse(error.code, error.message, error.until);
      }
      this.#ports.onFault(error);
      refuse("internal", "Cannot send the message just now: try again");
    }
  }

  #joinRoom(room: string, { userId }: AuthenticatedUser): void {
    if (room === `user_${userId}`) this.#socket.send("joined", { room });
    else this.#socket.sendError("forbidden", "Cannot join another person's room");
  }

  #watchHousehold({ userId }: AuthenticatedUser): void {
    this.#watcher ??= {
      userId,
      sendVersion: (version) => this.#socket.send("householdVersion", version),
      sendChanged: (changed) => this.#socket.send("householdChanged", changed),
    };
    if (!this.#closed) this.#ports.watchers.watch(this.#watcher);
  }

  async #resume({ after }: DataFromClient<"resume">, { userId, reader }: AuthenticatedUser): Promise<void> {
    this.#resuming = true;
    reader.pauseDelivery();
    try {
      const page = pageThatFits(await resume(this.#ports, { userId, after }), userId);
      this.#socket.send("resumed", page);
      reader.skipTo(page.cursor);
      for (const { id, clientMessageId, created_at, cursor } of page.messages) {
        if (clientMessageId !== undefined) this.#acknowledgeAs(clientMessageId, { id, created_at, cursor });
      }
      this.#resuming = page.more;
    } catch (error) {
      this.#resuming = false;
      throw error;
    } finally {
      if (this.#resuming) reader.pauseDelivery(this.#ports.options.nextPageTimeoutMs);
      else reader.resumeDelivery();
    }
  }

  async #markRead(
    { userId: from, upTo }: DataFromClient<"markRead">,
    { userId, reader }: AuthenticatedUser,
  ): Promise<void> {
    if (!this.#resuming) reader.resumeDelivery();
    // sound: a number that is no person's has no messages
    await markRead(this.#ports, { userId, from: from as UserId, upTo, origin: this.#socket.id });
  }

  /** Acknowledges a message on the socket that sent it, and delivers it on every other one. */
  #deliver(message: ChatMessage, reader: UserId): void {
    if (message.senderId === reader && this.#unacknowledged.has(message.clientMessageId)) this.#acknowledge(message);
    else this.#socket.send("newMessage", messageView(message, reader));
  }

  #acknowledge({ id, clientMessageId, sentAt, senderCursor }: ChatMessage): void {
    this.#acknowledgeAs(clientMessageId, { id, created_at: sentAt.toISOString(), cursor: senderCursor });
  }

  #acknowledgeAs(clientMessageId: string, stored: { id: number; created_at: string; cursor: number }): void {
    const requestedId = this.#unacknowledged.get(clientMessageId);
    if (requestedId === undefined) return;
    this.#unacknowledged.delete(clientMessageId);
    this.#socket.send("messageAck", { clientMessageId: requestedId, ...stored });
  }

  /** Counts a frame against the person's limit, which makes it wait, or else the address's, which closes the socket. */
  async #countFrame(): Promise<void> {
    if (this.#user) return await this.#waitForRateLimit(this.#user.userId);
    const waitMs = await this.#consume(this.#ports.addressLimit, this.#network);
    if (waitMs > 0) this.#socket.close(CHAT_CLOSE.tryLater, "rate_limited");
  }

  async #waitForRateLimit(userId: UserId): Promise<void> {
    for (;;) {
      const waitMs = await this.#consume(this.#ports.frameLimit, String(userId));
      if (waitMs === 0) return;
      await delay(waitMs);
    }
  }

  /** @returns 0 where the frame is allowed, else the milliseconds to wait. */
  async #consume(limit: RateLimit | undefined, key: string): Promise<number> {
    return limit ? await this.#ports.rateLimiter.consume(limit, key) : 0;
  }

  #scheduleExpiry(expiresAt: Date): void {
    const leftMs = expiresAt.getTime() - Date.now() + this.#ports.options.tokenGracePeriodMs;
    clearTimeout(this.#expiry);
    this.#expiry = setTimeout(
      () => this.#closeUnauthenticated("Cannot stay: the token ran out and no fresh one came"),
      Math.min(leftMs, MAX_TIMEOUT_MS),
    );
  }

  #closeUnauthenticated(message: string): void {
    this.#socket.sendError("not_signed_in", message);
    this.#socket.close(CHAT_CLOSE.notSignedIn, "not_signed_in");
  }

  #reportError(error: unknown): void {
    this.#ports.onFault(error);
    this.#socket.sendError("internal", "Something went wrong on our side: try again");
  }

  #onClose(): void {
    this.#closed = true;
    clearTimeout(this.#expiry);
    if (this.#user) this.#ports.feeds.leave(this.#user.reader);
    if (this.#watcher) this.#ports.watchers.leave(this.#watcher);
  }
}

function isMessageErrorCode(code: string): code is MessageErrorCode {
  // sound: `includes` takes only known codes otherwise
  return (MESSAGE_ERROR_CODES as readonly string[]).includes(code);
}
