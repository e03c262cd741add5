import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { WebSocket } from "ws";
import type { IdentityId, UserId } from "../../core/account/mod.ts";
import { type ChatBus, type ChatMessage, type ChatStore, markRead, resume, sendMessage } from "../../core/chat/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { CHAT_CLOSE, MESSAGE_ERROR_CODES, type MessageErrorCode } from "../../wire/chat_frames.ts";
import { messageView } from "../shared/message_view.ts";
import type { RateLimit, RateLimiter } from "../shared/rate_limiter.ts";
import type { ChatServerOptions } from "./chat_options.ts";
import { ChatSocket } from "./chat_socket.ts";
import type { FeedReader } from "./feed_reader.ts";
import type { PersonFeeds } from "./person_feeds.ts";
import { type DataFromClient, type FrameAfterAuthenticate, type InboundText, readFrame } from "./read_frame.ts";
import { pageThatFits } from "./resumed_page.ts";

/** Who is behind a good token. */
export interface ChatCaller {
  readonly userId: UserId;
  readonly identityId: IdentityId;
  /** When the token runs out. */
  readonly expiresAt: Date;
}

/** What every session of a server shares. */
export interface ChatSessionPorts {
  readonly chat: Pick<ChatStore, "append" | "listStream" | "markRead">;
  readonly bus: Pick<ChatBus, "publish">;
  /** @throws {DomainError} `not_signed_in`, `identity_unavailable` */
  readonly authenticate: (token: string) => Promise<ChatCaller>;
  /** Hears of what went wrong through nobody's fault but ours. */
  readonly onFault: (error: unknown) => void;
  readonly feeds: PersonFeeds;
  readonly rateLimiter: RateLimiter;
  /** Absent where there is no limit. */
  readonly sends: RateLimit | undefined;
  /** Absent where there is no limit. */
  readonly frames: RateLimit | undefined;
  readonly options: ChatServerOptions;
}

/** Who a session speaks for, once that is known. */
interface Member {
  readonly userId: UserId;
  readonly identityId: IdentityId;
  readonly reader: FeedReader;
}

const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** One device's conversation with the server, from its token to its goodbye. README.md beside this file tells its rules. */
export class ChatSession {
  readonly #ports: ChatSessionPorts;
  readonly #onAuthenticated: () => void;
  readonly #socket: ChatSocket;
  /** What was sent here and waits for its turn in the stream, by the id it is stored under: the id that the client gave. */
  readonly #unacknowledged = new Map<string, string | null>();
  #entering: Promise<void> | undefined;
  #member: Member | undefined;
  #resuming = false;
  #ended = false;
  #deadline: NodeJS.Timeout;

  /** @param start `caller`: who it is, where the upgrade already said so. `onAuthenticated` is called at most once. */
  constructor(
    ws: WebSocket,
    ports: ChatSessionPorts,
    start: { readonly caller: ChatCaller | undefined; readonly onAuthenticated: () => void },
  ) {
    this.#ports = ports;
    this.#onAuthenticated = start.onAuthenticated;
    this.#socket = new ChatSocket(ws, ports.options, (text) => this.#handle(text));
    this.#deadline = setTimeout(
      () => this.#turnAway("Cannot stay: no token came in time"),
      ports.options.authenticateTimeoutMs,
    );
    ws.on("close", () => this.#end());
    if (start.caller) this.#entering = this.#enter(start.caller);
  }

  /** Cuts a dead connection, and asks the others for a sign of life. */
  ping(): void {
    this.#socket.ping();
  }

  /** Hears nothing more, and resolves when everything heard so far has been dealt with. */
  async stopReading(): Promise<void> {
    await this.#socket.stopReading();
  }

  /** Says goodbye, and when to come back: in so many milliseconds. */
  sendAway(returnAfter: number): void {
    this.#socket.close(CHAT_CLOSE.restart, `retry-after-ms=${returnAfter}`);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Never rejects. What was heard is dealt with even if the device has gone: a message that arrived gets stored. */
  async #handle(text: InboundText): Promise<void> {
    try {
      await this.#entering;
      const frame = readFrame(text);
      if ("problem" in frame) return this.#socket.sendError("bad_frame", frame.problem);
      if (frame.event === "authenticate") return await this.#authenticate(frame.data.token);
      if (!this.#member) return this.#socket.sendError("not_signed_in", "Cannot do this before authenticate");
      await this.#serve(frame, this.#member);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #authenticate(token: string): Promise<void> {
    if (this.#member) await this.#waitForTurn(this.#member.userId);
    let caller: ChatCaller;
    try {
      caller = await this.#ports.authenticate(token);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const unavailable = error.code === "identity_unavailable";
      this.#socket.sendError(unavailable ? "identity_unavailable" : "not_signed_in", error.message);
      // One who is in stays until the old token runs out.
      if (!this.#member) this.#socket.close(unavailable ? CHAT_CLOSE.tryLater : CHAT_CLOSE.notSignedIn, error.code);
      return;
    }
    if (!this.#member) return await this.#enter(caller);
    if (caller.userId !== this.#member.userId) {
      return this.#socket.sendError("forbidden", "Cannot become another person: open another socket for that");
    }
    this.#stayUntil(caller.expiresAt);
    this.#socket.send("authenticated", { userId: caller.userId, cursor: this.#member.reader.position });
  }

  /** Never rejects. */
  async #enter({ userId, identityId, expiresAt }: ChatCaller): Promise<void> {
    const { feeds, options } = this.#ports;
    if (feeds.devicesOf(userId) >= options.maxSocketsPerPerson) {
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
          onFault: this.#ports.onFault,
        },
      });
      if (this.#ended) return feeds.leave(reader);
      this.#member = { userId, identityId, reader };
      this.#onAuthenticated();
      this.#stayUntil(expiresAt);
      this.#socket.send("authenticated", { userId, cursor: reader.position });
      // A device that comes back says so at once. Were it told of something new before, and cut off again, it would
      // take that for the place up to which it has everything.
      reader.hold(options.resumeTimeoutMs);
    } catch (error) {
      this.#fail(error);
      this.#socket.close(CHAT_CLOSE.tryLater, "internal");
    }
  }

  async #serve(frame: FrameAfterAuthenticate, member: Member): Promise<void> {
    if (frame.event === "sendMessage") return await this.#sendMessage(frame.data, member);

    await this.#waitForTurn(member.userId);
    switch (frame.event) {
      case "joinRoom":
        return this.#joinRoom(frame.data, member);
      case "resume":
        return await this.#resume(frame.data, member);
      case "markRead":
        return await this.#markRead(frame.data, member);
    }
  }

  async #sendMessage(data: DataFromClient<"sendMessage">, { userId, identityId, reader }: Member): Promise<void> {
    const given = data.clientMessageId ?? null;
    const clientMessageId = given ?? randomUUID();
    const refuse = (code: MessageErrorCode, message: string) =>
      this.#socket.send("messageError", { clientMessageId: given, code, message });

    if (!this.#resuming) reader.release();
    if (data.senderFirebaseUid && data.senderFirebaseUid !== identityId) {
      return refuse("forbidden", "Cannot send a message in another person's name");
    }

    try {
      if ((await this.#waitOf(this.#ports.sends, userId)) > 0) {
        return refuse("rate_limited", "Cannot send so many messages at once: wait a moment");
      }
      // Before it is stored: the feed may come upon it sooner than the answer comes back here.
      this.#unacknowledged.set(clientMessageId, given);
      const receiverId = data.receiverId as UserId;
      const message = await sendMessage(this.#ports, {
        senderId: userId,
        receiverId,
        text: data.message,
        clientMessageId,
      });
      // One that was stored long ago has had its turn; a new one waits for it, and is acknowledged by `#deliver`.
      if (message.senderCursor <= reader.position) this.#acknowledge(message);
      else reader.feed.announce(message.senderCursor, message);
    } catch (error) {
      this.#unacknowledged.delete(clientMessageId);
      if (error instanceof DomainError && isMessageErrorCode(error.code)) return refuse(error.code, error.message);
      this.#ports.onFault(error);
      refuse("internal", "Cannot send the message just now: try again");
    }
  }

  #joinRoom(room: string, { userId }: Member): void {
    if (room === `user_${userId}`) this.#socket.send("joined", { room });
    else this.#socket.sendError("forbidden", "Cannot join another person's room");
  }

  async #resume({ after }: DataFromClient<"resume">, { userId, reader }: Member): Promise<void> {
    this.#resuming = true;
    reader.hold();
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
      if (this.#resuming) reader.hold(this.#ports.options.nextPageTimeoutMs);
      else reader.release();
    }
  }

  async #markRead({ userId: from, upTo }: DataFromClient<"markRead">, { userId, reader }: Member): Promise<void> {
    if (!this.#resuming) reader.release();
    await markRead(this.#ports, { userId, from: from as UserId, upTo, origin: this.#socket.id });
  }

  /** A message's turn in the stream has come: an answer to the device that sent it, news to every other one. */
  #deliver(message: ChatMessage, reader: UserId): void {
    if (message.senderId === reader && this.#unacknowledged.has(message.clientMessageId)) this.#acknowledge(message);
    else this.#socket.send("newMessage", messageView(message, reader));
  }

  #acknowledge({ id, clientMessageId, sentAt, senderCursor }: ChatMessage): void {
    this.#acknowledgeAs(clientMessageId, { id, created_at: sentAt.toISOString(), cursor: senderCursor });
  }

  #acknowledgeAs(clientMessageId: string, stored: { id: number; created_at: string; cursor: number }): void {
    const given = this.#unacknowledged.get(clientMessageId);
    if (given === undefined) return;
    this.#unacknowledged.delete(clientMessageId);
    this.#socket.send("messageAck", { clientMessageId: given, ...stored });
  }

  async #waitForTurn(userId: UserId): Promise<void> {
    const { frames } = this.#ports;
    for (let wait = await this.#waitOf(frames, userId); wait > 0; wait = await this.#waitOf(frames, userId)) {
      await delay(wait);
    }
  }

  /** Takes one of what a person may do. @returns 0 where there was one, else in how many milliseconds there is. */
  async #waitOf(limit: RateLimit | undefined, userId: UserId): Promise<number> {
    return limit ? await this.#ports.rateLimiter.consume(limit, String(userId)) : 0;
  }

  #stayUntil(expiresAt: Date): void {
    const left = expiresAt.getTime() - Date.now() + this.#ports.options.tokenGracePeriodMs;
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(
      () => this.#turnAway("Cannot stay: the token ran out and no fresh one came"),
      Math.min(left, LONGEST_TIMEOUT),
    );
  }

  #turnAway(message: string): void {
    this.#socket.sendError("not_signed_in", message);
    this.#socket.close(CHAT_CLOSE.notSignedIn, "not_signed_in");
  }

  #fail(error: unknown): void {
    this.#ports.onFault(error);
    this.#socket.sendError("internal", "Something went wrong on our side: try again");
  }

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#deadline);
    if (this.#member) this.#ports.feeds.leave(this.#member.reader);
  }
}

function isMessageErrorCode(code: string): code is MessageErrorCode {
  return (MESSAGE_ERROR_CODES as readonly string[]).includes(code);
}
