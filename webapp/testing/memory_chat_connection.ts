import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { messageView } from "../../adapters/shared/message_view.ts";
import type { PublishingPorts, UserId } from "../../core/account/mod.ts";
import {
  type AnyHouseholdChange,
  type ChatBus,
  type ChatEvent,
  type ChatMessage,
  type ChatStore,
  markRead,
  sendMessage,
} from "../../core/chat/mod.ts";
import type { HouseholdStore } from "../../core/household/mod.ts";
import {
  type ChatConnection,
  type ChatConnectionListener,
  type ChatStatus,
  NOT_CONNECTED,
  type OutgoingMessage,
} from "../features/chat/chat_connection.ts";
import { ApiError } from "../platform/api/mod.ts";

/** How the server answers a message. */
export type MemoryChatAnswer = "acknowledges" | "stays silent" | "refuses" | "has had ten requests";

export interface MemoryChatConnectionOptions {
  /** Default `acknowledges`. */
  readonly answer?: MemoryChatAnswer;
  /** Default `online`. */
  readonly statusAfterStart?: ChatStatus;
}

interface MemoryChatServer extends Pick<PublishingPorts, "verifiedEmails"> {
  readonly chat: ChatStore;
  readonly bus: ChatBus;
  /** Undefined: the connection reports nothing about households. */
  readonly households?: Pick<HouseholdStore, "findAudience" | "listVersions">;
}

const DEVICE = "this-device";

/** Maya's live connection to the chat's use cases, without a network. */
export class MemoryChatConnection implements ChatConnection {
  readonly sent: OutgoingMessage[] = [];
  readonly marks: { userId: number; upTo: number }[] = [];
  answer: MemoryChatAnswer;
  status: ChatStatus = "offline";
  readonly #server: MemoryChatServer;
  readonly #listeners = new Set<ChatConnectionListener>();
  /** Ends the wait for the answer to the message that is being sent. */
  #delivery: PromiseWithResolvers<void> | undefined;
  readonly #statusAfterStart: ChatStatus;

  constructor(server: MemoryChatServer, options: MemoryChatConnectionOptions = {}) {
    this.#server = server;
    this.answer = options.answer ?? "acknowledges";
    this.#statusAfterStart = options.statusAfterStart ?? "online";
    server.bus.subscribe({ onEvent: (event, message) => this.#onEvent(event, message), onGap() {} });
  }

  start(): void {
    this.setStatus(this.#statusAfterStart);
    void this.sendHouseholdVersion();
  }

  stop(): void {
    this.setStatus("offline");
  }

  reconnectNow(): void {}

  async send(message: OutgoingMessage): Promise<void> {
    if (this.status !== "online") throw notConnected();
    this.sent.push(message);
    if (this.answer === "acknowledges") return this.#store(message);
    if (this.answer === "has had ten requests") {
      throw new ApiError("Cannot write to more than 10 new people a day", {
        status: 400,
        code: "too_many_message_requests",
        until: "2026-11-20T14:05:00.000Z",
      });
    }
    if (this.answer === "refuses") throw new ApiError("Something went wrong.", { status: 400, code: "internal" });
    this.#delivery = Promise.withResolvers();
    await this.#delivery.promise;
  }

  markRead(read: { readonly userId: number; readonly upTo: number }): void {
    this.marks.push(read);
    const from = read.userId as UserId;
    void markRead(this.#server, { userId: maya.id, from, upTo: read.upTo, origin: DEVICE });
  }

  subscribe(listener: ChatConnectionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Changes the status and notifies the listeners. */
  setStatus(status: ChatStatus): void {
    this.status = status;
    if (status !== "online") this.#delivery?.reject(notConnected());
    this.#delivery = undefined;
    this.#notify((listener) => listener.onStatus?.(status));
  }

  /** Stores a message that was sent, and acknowledges it if the connection has not broken since. */
  async acknowledge(message: OutgoingMessage): Promise<void> {
    await this.#store(message);
    this.#delivery?.resolve();
  }

  /** Sends the newest version of Maya's household, as after every connect. */
  async sendHouseholdVersion(): Promise<void> {
    const version = (await this.#server.households?.listVersions([maya.id]))?.get(maya.id);
    if (version && this.status === "online") this.#notify((listener) => listener.onHouseholdVersion?.(version));
  }

  async #onHouseholdChange({ householdId, version, by, ...change }: AnyHouseholdChange): Promise<void> {
    const audience = await this.#server.households?.findAudience({ householdId, by });
    if (!audience?.memberIds.includes(maya.id)) return;
    const told = { ...change, by: { id: by, name: audience.byName } };
    this.#notify((listener) => listener.onHouseholdChanged?.({ householdId, version, change: told }));
  }

  async #store(message: OutgoingMessage): Promise<void> {
    const receiverId = message.receiverId as UserId;
    const { id, sentAt } = await sendMessage(this.#server, { ...message, senderId: maya.id, receiverId });
    if (this.status !== "online") return;
    this.#notify((listener) => listener.onSent?.({ ...message, id, createdAt: sentAt.toISOString() }));
  }

  #onEvent(event: ChatEvent, message: ChatMessage | undefined): void {
    if (this.status !== "online") return;
    if (event.kind === "household") return void this.#onHouseholdChange(event.change);
    if (event.kind === "read") {
      const { userId, from, upTo, origin } = event;
      if (userId === maya.id && origin !== DEVICE)
        this.#notify((listener) => listener.onRead?.({ userId: from, upTo }));
      return;
    }
    if (event.kind === "request") {
      const { userId, from, state } = event;
      if (userId === maya.id) this.#notify((listener) => listener.onRequest?.({ userId: from, state }));
      return;
    }
    const isOwn = this.sent.some(({ clientMessageId }) => clientMessageId === message?.clientMessageId);
    if (message && !isOwn) this.#notify((listener) => listener.onMessage?.(messageView(message, maya.id)));
  }

  #notify(call: (listener: ChatConnectionListener) => void): void {
    for (const listener of this.#listeners) call(listener);
  }
}

function notConnected(): ApiError {
  return new ApiError("", { status: 503, code: NOT_CONNECTED });
}
