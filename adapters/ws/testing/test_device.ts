import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";
import type { Person } from "../../../core/account/mod.ts";
import {
  type ChatDataFromServer,
  type ChatFrameFromClient,
  type ChatFrameFromServer,
  chatFrameFromServer,
} from "../../../wire/chat/chat_frames.ts";

/** Long, because a busy machine is no fault of the server. */
const FRAME_TIMEOUT_MS = 15_000;

/** A test's chat client: sends frames and records the received ones. */
export class TestDevice {
  readonly #ws: WebSocket;
  /** Received frames that {@linkcode next} has not returned yet. */
  readonly #pending: ChatFrameFromServer[] = [];
  readonly #heard: ChatFrameFromServer[] = [];
  #wake: (() => void) | undefined;
  /** Resolves with the close code and reason. */
  readonly closed: Promise<{ code: number; reason: string }>;

  constructor(ws: WebSocket) {
    this.#ws = ws;
    ws.on("error", () => {});
    ws.on("message", (data) => {
      const frame = chatFrameFromServer.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : "")); // every frame of every test must match the schema
      this.#heard.push(frame);
      this.#pending.push(frame);
      this.#wake?.();
    });
    this.closed = new Promise((resolve) => {
      ws.on("close", (code, reason) => resolve({ code, reason: String(reason) }));
    });
  }

  get isOpen(): boolean {
    return this.#ws.readyState === WebSocket.OPEN;
  }

  async opened(): Promise<this> {
    if (!this.isOpen) await once(this.#ws, "open");
    return this;
  }

  say<Event extends ChatFrameFromClient["event"]>(
    event: Event,
    data: Extract<ChatFrameFromClient, { event: Event }>["data"],
  ): void {
    this.sayRaw(JSON.stringify({ event, data }));
  }

  sayRaw(frame: string | Buffer): void {
    this.#ws.send(frame);
  }

  /** The next frame of a kind, received already or later; other frames stay pending. */
  async next<Event extends ChatFrameFromServer["event"]>(event: Event): Promise<ChatDataFromServer<Event>> {
    const until = performance.now() + FRAME_TIMEOUT_MS;
    for (;;) {
      const place = this.#pending.findIndex((frame) => frame.event === event);
      const [frame] = place < 0 ? [] : this.#pending.splice(place, 1);
      if (frame) return frame.data as ChatDataFromServer<Event>; // sound: it was found by its event
      if (performance.now() > until) throw new Error(`Received no ${event}, but: ${JSON.stringify(this.#pending)}`);
      await Promise.race([
        new Promise<void>((resolve) => {
          this.#wake = resolve;
        }),
        delay(100),
      ]);
    }
  }

  /** All received frames of a kind, in order. */
  heard<Event extends ChatFrameFromServer["event"]>(event: Event): ChatDataFromServer<Event>[] {
    return this.#heard.flatMap((frame) => (frame.event === event ? [frame.data as ChatDataFromServer<Event>] : []));
  }

  /** The cursors of received messages and acknowledgements, in order. */
  get cursors(): number[] {
    return this.#heard.flatMap(({ event, data }) =>
      event === "newMessage" || event === "messageAck" ? [data.cursor] : [],
    );
  }

  /** All received frames, in order. */
  get frames(): readonly ChatFrameFromServer[] {
    return this.#heard;
  }

  /** The events of all received frames, in order. */
  get events(): string[] {
    return this.#heard.map(({ event }) => event);
  }

  /** Resolves when the server has handled every frame sent so far. */
  async settled(): Promise<void> {
    this.say("joinRoom", "user_0");
    await this.next("error");
  }

  /** Resolves when the server has received the answer to its next ping. */
  async pingAnswered(): Promise<void> {
    await once(this.#ws, "ping");
    this.#ws.ping(); // its answer comes after the server has read ours
    await once(this.#ws, "pong");
  }

  /** Stops reading from the socket, as with a bad connection. */
  stopReading(): void {
    this.#ws.pause();
  }

  /** Closes the connection without a close frame. */
  cut(): void {
    this.#ws.terminate();
  }

  close(): void {
    this.#ws.close();
  }
}

/** Sends a message, by default with its text as the clientMessageId. */
export function say(device: TestDevice, to: Person, message: string, clientMessageId: string | null = message): void {
  device.say("sendMessage", { senderFirebaseUid: undefined, receiverId: to.id, message, clientMessageId });
}

/** Sends a message, and waits until it is acknowledged. */
export async function send(device: TestDevice, to: Person, message: string): Promise<ChatDataFromServer<"messageAck">> {
  say(device, to, message);
  for (;;) {
    const ack = await device.next("messageAck");
    if (ack.clientMessageId === message) return ack; // other acknowledgements may come first
  }
}
