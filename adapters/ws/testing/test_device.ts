import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";
import type { Person } from "../../../core/account/mod.ts";
import {
  type ChatDataFromServer,
  type ChatFrameFromClient,
  type ChatFrameFromServer,
  chatFrameFromServer,
} from "../../../wire/chat_frames.ts";

/** How long to wait for a frame that has to come, in milliseconds. */
const PATIENCE = 5_000;

/** A device as a test holds it: says what it is told to, and remembers everything it hears. */
export class TestDevice {
  readonly #ws: WebSocket;
  /** What came and was not yet asked for. */
  readonly #unasked: ChatFrameFromServer[] = [];
  readonly #heard: ChatFrameFromServer[] = [];
  #wake: (() => void) | undefined;
  /** Resolves with the code and reason with which the connection ended. */
  readonly closed: Promise<{ code: number; reason: string }>;

  constructor(ws: WebSocket) {
    this.#ws = ws;
    ws.on("error", () => {});
    ws.on("message", (data) => {
      const frame = chatFrameFromServer.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : "")); // every frame of every test fits the schema
      this.#heard.push(frame);
      this.#unasked.push(frame);
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

  /** Sends anything at all. */
  sayRaw(frame: string | Buffer): void {
    this.#ws.send(frame);
  }

  /** The next frame of a kind, whether it came already or not; others before it stay to be asked for. */
  async next<Event extends ChatFrameFromServer["event"]>(event: Event): Promise<ChatDataFromServer<Event>> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const place = this.#unasked.findIndex((frame) => frame.event === event);
      const [frame] = place < 0 ? [] : this.#unasked.splice(place, 1);
      if (frame) return frame.data as ChatDataFromServer<Event>; // sound: it was found by its event
      if (performance.now() > until) throw new Error(`No ${event} came; but these: ${JSON.stringify(this.#unasked)}`);
      await Promise.race([
        new Promise<void>((resolve) => {
          this.#wake = resolve;
        }),
        delay(100),
      ]);
    }
  }

  /** Everything of a kind that was heard from the beginning on, in order. */
  heard<Event extends ChatFrameFromServer["event"]>(event: Event): ChatDataFromServer<Event>[] {
    return this.#heard.flatMap((frame) => (frame.event === event ? [frame.data as ChatDataFromServer<Event>] : []));
  }

  /** The places in the stream that came with news and answers, in the order of hearing. */
  get cursors(): number[] {
    return this.#heard.flatMap(({ event, data }) =>
      event === "newMessage" || event === "messageAck" ? [data.cursor] : [],
    );
  }

  /** Everything heard, in order. */
  get frames(): readonly ChatFrameFromServer[] {
    return this.#heard;
  }

  /** Everything heard, by name. */
  get events(): string[] {
    return this.#heard.map(({ event }) => event);
  }

  /** Resolves when the server has dealt with everything said so far. */
  async settled(): Promise<void> {
    this.say("joinRoom", "user_0");
    await this.next("error");
  }

  /** Stops reading, as a device with a bad connection. */
  stopReading(): void {
    this.#ws.pause();
  }

  /** Ends without a goodbye. */
  cut(): void {
    this.#ws.terminate();
  }

  close(): void {
    this.#ws.close();
  }
}

/** Says a message to somebody, by default under its own text as the client's id. */
export function say(device: TestDevice, to: Person, message: string, clientMessageId: string | null = message): void {
  device.say("sendMessage", { senderFirebaseUid: undefined, receiverId: to.id, message, clientMessageId });
}

/** Says a message, and waits until it is acknowledged. */
export async function send(device: TestDevice, to: Person, message: string): Promise<ChatDataFromServer<"messageAck">> {
  say(device, to, message);
  for (;;) {
    const ack = await device.next("messageAck");
    if (ack.clientMessageId === message) return ack; // others may still lie before it
  }
}
